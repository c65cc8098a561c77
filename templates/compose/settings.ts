import { limits } from '../../renderer/document/limits.ts'
import type { Brief } from './brief.ts'
import { capitalised } from './weave.ts'

/** The names by which the business is known to browsers and search engines. */
export function settingsFor(brief: Brief) {
  return { companyName: brief.name, pageTitle: pageTitle(brief), seoKeywords: searchKeywords(brief) }
}

/** The longest that fits of 'Name | Plumber in Leeds', 'Name | Plumber', 'Name'. What the name says already is not said again. */
function pageTitle({ name, industry, threads }: Brief): string {
  const unsaid = (words: string) => (name.toLowerCase().includes(words.toLowerCase()) ? '' : words)
  const trade = unsaid(industry.trade || threads.what)
  const place = unsaid(threads.place)
  const titles = [
    trade && place && `${name} | ${trade} in ${place}`,
    trade && `${name} | ${trade}`,
    place && `${name} | ${capitalised(place)}`,
  ]
  return titles.find((title) => title !== '' && title.length <= limits.websiteTitle) ?? name
}

/** The trade with the place first, then the owner's own services, then what else people type; each once, as many as fit. */
function searchKeywords({ industry, services, threads: { place, what } }: Brief): string {
  const own = [...new Set([what, ...services].filter((term) => term !== '').map(lowered))]
  const terms = industry.trade === '' && own.length > 0 ? own : industry.searchTerms
  const local = terms.slice(0, 2).map((term) => `${term} ${place.replace(/^the /, '')}`.trim())
  const wanted = [...local, ...services.map(lowered), ...terms]
  let keywords = ''
  for (const term of new Set(wanted)) {
    const longer = keywords === '' ? term : `${keywords}, ${term}`
    if (longer.length <= limits.seoKeywords) keywords = longer
  }
  return keywords
}

/** In small letters, but for initials: 'EV chargers', 'managed IT support'. */
const lowered = (text: string) =>
  text.replace(/\S+/g, (word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))
