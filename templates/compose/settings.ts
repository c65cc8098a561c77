import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import { formLanguageFor } from '../../renderer/document/languages.ts'
import { limits } from '../../renderer/document/limits.ts'
import type { Theme } from '../../renderer/document/theme.ts'
import { looks } from '../../renderer/styles/looks.ts'
import { fontPairs } from '../font-pairs.ts'
import { palettes } from '../palettes/palettes.ts'
import { type Brief, isInTradesLanguage } from './brief.ts'
import { inPlace } from './headline.ts'
import { capitalized } from './own-words.ts'

/** The names by which the business is known to browsers and search engines, and the language of its page. */
export function settingsFor(brief: Brief) {
  return {
    companyName: brief.name,
    pageTitle: pageTitle(brief),
    seoKeywords: searchKeywords(brief),
    language: brief.language,
    formLanguage: formLanguageFor(brief.language) ?? 'english',
  }
}

/** The longest that fits of 'Name | Plumber in Leeds', 'Name | Plumber', 'Name'. What the name says already is not said again. */
function pageTitle({ name, tradeName, place, said, language }: Brief): string {
  const unsaid = (words: string) => (name.toLowerCase().includes(words.toLowerCase()) ? '' : words)
  const trade = capitalized(unsaid(tradeName))
  const town = unsaid(place)
  const titles = [
    trade && town && `${name} | ${inPlace({ said, place: town, language }, trade).replaceAll('\u00a0', ' ')}`,
    trade && `${name} | ${trade}`,
    town && `${name} | ${capitalized(town)}`,
  ]
  return titles.find((title) => title !== '' && title.length <= limits.websiteTitle) ?? name
}

/** The trade with the place first, then the owner's own services, then what else people type; each once, as many as fit. */
function searchKeywords(brief: Brief): string {
  const { trade, tradeName, place, business } = brief
  const services = business.services.map(({ name }) => lowered(name))
  const own = [tradeName, ...services].filter((term) => term !== '').map(lowered)
  const terms = isInTradesLanguage(brief) && trade.trade !== '' ? trade.searchTerms : own
  const local = [tradeName === '' ? '' : lowered(tradeName), ...terms]
    .filter((term) => term !== '')
    .slice(0, 2)
    .map((term) => `${term} ${place.replace(/^the /, '')}`.trim())
  let keywords = ''
  for (const term of new Set([...local, ...services, ...terms])) {
    const longer = keywords === '' ? term : `${keywords}, ${term}`
    if (longer.length <= limits.seoKeywords) keywords = longer
  }
  return keywords
}

/** In small letters, but for initials: 'EV chargers', 'managed IT support'. */
const lowered = (text: string) =>
  text.replace(/\S+/g, (word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))

/** The theme of a font pair, a palette and a style. An unknown id means the first of its kind. */
export function themeFor(fontPair: string, palette: string, style: PresetStyle): Partial<Theme> {
  const fonts = fontPairs.find(({ id }) => id === fontPair) ?? fontPairs[0]
  const paint = palettes.find(({ id }) => id === palette) ?? palettes[0]
  const { buttonCorners, imageCorners, headingSize } = looks[style]
  return {
    ...(paint && { colors: paint.colors }),
    ...(fonts && { titleFont: fonts.titleFont, bodyFont: fonts.bodyFont }),
    buttonCorners,
    imageCorners,
    headingSize,
  }
}
