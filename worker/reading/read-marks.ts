import { type Linked, link } from './links.ts'
import { loadModel } from './load-model.ts'
import { checkedMarks } from './marks/checked-marks.ts'
import { cuedPlaces } from './marks/cued-places.ts'
import { listedPlaces } from './marks/listed-places.ts'
import { signatures } from './marks/people.ts'
import { placeRows } from './marks/place-rows.ts'
import { pricesIn } from './prices.ts'
import { type Mark, tag } from './tagger.ts'

/** The languages of the examples. Of others only prices, hours and contact details are read. */
export const taught: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'])

/** `places`: names in the location. */
type Where = { language: string; country: string; places?: readonly string[] }

/** The marks of a text in a taught language (ISO 639-1), linked to each other. `isFree`: whether one counts. */
export async function readMarks(
  text: string,
  { language, country, places = [] }: Where,
  isFree: (mark: Mark) => boolean = () => true,
): Promise<Linked[]> {
  if (!taught.has(language)) return []
  const marks = tag(text, language, await loadModel())
  const all = [...marks, ...moreAmounts(text, marks, { language, country })]
  const free = all.filter(isFree).toSorted((one, other) => one.start - other.start)
  const placed = placeRows(text, listedPlaces(text, checkedMarks(text, free, language), places), places)
  return link(text, signatures(text, cuedPlaces(text, placed, { language, places }), language))
}

/** Amounts of money that the tagger left out: what is digits, rules read for certain. */
const moreAmounts = (text: string, marks: readonly Mark[], { country, language }: Where): Mark[] =>
  pricesIn(text, country, language)
    .filter(({ sure, span: [start, end] }) => sure && !marks.some((mark) => mark.start < end && start < mark.end))
    .map(({ span: [start, end] }) => ({ label: 'P', start, end, text: text.slice(start, end), probability: 0.5 }))
