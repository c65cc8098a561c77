import { limits } from '../../renderer/document/limits.ts'
import type { Brief } from './brief.ts'

/** The names by which the business is known to browsers and search engines. */
export function settingsFor(brief: Brief) {
  return { companyName: brief.name, pageTitle: pageTitle(brief), seoKeywords: searchKeywords(brief) }
}

/** The longest that fits of 'Name | Plumber in Leeds', 'Name | Plumber', 'Name'. */
function pageTitle({ name, industry, threads: { place, what } }: Brief): string {
  const trade = industry.trade || what
  const titles = [
    trade && place && `${name} | ${trade} in ${place}`,
    trade && `${name} | ${trade}`,
    place && `${name} | ${place}`,
  ]
  return titles.find((title) => title !== '' && title.length <= limits.websiteTitle) ?? name
}

/** The trade with the place first, then the owner's own services, then what else people type; each once, as many as fit. */
function searchKeywords({ industry, services, threads: { place, what } }: Brief): string {
  const own = services.length > 0 ? services : [what]
  const terms = industry.trade === '' && own[0] !== '' ? own.map((term) => term.toLowerCase()) : industry.searchTerms
  const local = terms.slice(0, 2).map((term) => `${term} ${place.replace(/^the /, '')}`.trim())
  const wanted = [...local, ...services.map((service) => service.toLowerCase()), ...terms]
  let keywords = ''
  for (const term of new Set(wanted)) {
    const longer = keywords === '' ? term : `${keywords}, ${term}`
    if (longer.length <= limits.seoKeywords) keywords = longer
  }
  return keywords
}
