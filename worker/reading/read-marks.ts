import { type Linked, link } from './links.ts'
import { loadModel } from './load-model.ts'
import { checkedMarks } from './marks/checked-marks.ts'
import { cuedPlaces } from './marks/cued-places.ts'
import { listedPlaces } from './marks/listed-places.ts'
import { signatures } from './marks/people.ts'
import { placeRows } from './marks/place-rows.ts'
import { pricesIn } from './prices.ts'
import { type Mark, tag } from './tagger.ts'
import { thresholds } from './thresholds.ts'

/** The languages with examples. In others, only prices, hours and contact details are read. */
export const taught: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'])

/** `places`: names in the location. */
type Where = { language: string; country: string; places?: readonly string[] }

/** The linked marks of a text in a taught language (ISO 639-1). `isFree`: whether a mark counts. */
export async function readMarks(
  text: string,
  { language, country, places = [] }: Where,
  isFree: (mark: Mark) => boolean = () => true,
): Promise<Linked[]> {
  if (!taught.has(language)) return []
  const marks = tag(text, language, await loadModel())
  const known = marks.filter((mark) => !isDoubtful(mark, { language, country }))
  const all = [...known, ...moreAmounts(text, known, { language, country })]
  const free = all.filter(isFree).toSorted((one, other) => one.start - other.start)
  const placed = placeRows(text, listedPlaces(text, checkedMarks(text, free, language), places), places)
  return link(text, signatures(text, cuedPlaces(text, placed, { language, places }), language))
}

/** Whether a detail states a price: 'First visit is €150 its about 90 mins', '4 for £10'. */
const isDoubtful = ({ label, probability, text }: Mark, { country, language }: Where): boolean =>
  label === 'N' &&
  pricesIn(text, country, language).some(
    ({ sure, span: [start, end] }) =>
      sure &&
      ((probability < thresholds.detail && copula.test(text.slice(0, start))) ||
        (/^\d{1,3} (?:for|für|por|pour|per|voor) $/iu.test(text.slice(0, start)) && end === text.length)),
  )
const copula = /^\p{L}[\p{L} ’'-]{2,40}\s(?:is|are|costs?|ist|sind|kostet|kosten|est|sont|cuesta|son|è|costa|kost)\s$/iu

/** Amounts of money that the tagger left out: rules read digits with certainty. */
const moreAmounts = (text: string, marks: readonly Mark[], { country, language }: Where): Mark[] =>
  pricesIn(text, country, language)
    .filter(({ sure, span: [start, end] }) => sure && !marks.some((mark) => mark.start < end && start < mark.end))
    .map(({ span: [start, end] }) => ({ label: 'P', start, end, text: text.slice(start, end), probability: 0.5 }))
