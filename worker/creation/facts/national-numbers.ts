import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { matchesOf, plainText } from './text.ts'

/** Area codes of Canada, which shares its country code with the United States. */
const canadian =
  /^(?:204|226|236|249|250|257|263|289|306|343|354|365|367|368|382|403|416|418|428|431|437|438|450|460|468|474|506|514|519|548|579|581|584|587|604|613|639|647|672|683|705|709|742|753|778|780|782|807|819|825|867|873|879|902|905)/

const number = /(?<![\p{L}\p{N}.,/#@:_+-])\(?\d(?:(?:[ .]|\)[ -]?| ?- ?|\/)?\d){7,11}(?![\p{L}\p{N}%]|[.,:]\d)/gu
/** A word for it right in front: 'call 0491 570 156'. */
const called =
  /(?:tel|phone|ring|call|te?xt|sms|mob|cell|handy|fon|zap|what\p{L}*|ruf|appel|llam|chiam|lig|contact|ph|m)\p{L}*\P{L}{0,4}(?:(?:me|us|on|at|au|al|\p{Lu}\p{L}+)\P{L}{1,3}){0,2}$/iu

type Said = { activities: string; contact: string }

/** Those of the countries in which people write the phone numbers of a text like this, the best only; none where it has no number. */
export function countriesOfNumbers({ activities, contact }: Said, countries: readonly string[]): string[] {
  const text = plainText(activities)
  const described = matchesOf(text, number).filter(
    ({ match: [written], span: [start] }) =>
      /^\(?0/.test(written) || called.test(text.slice(Math.max(0, start - 30), start)),
  )
  const numbers = [...matchesOf(plainText(contact), number), ...described].map(({ match: [written] }) => written)
  if (numbers.length === 0) return []
  const points = countries.map((country) => ({
    country,
    points: Math.max(...numbers.map((written) => fitOf(written, country))),
  }))
  const best = Math.max(0, ...points.map((one) => one.points))
  return best === 0 ? [] : points.filter((one) => one.points === best).map(({ country }) => country)
}

/** 0: no number of the country; 1: one; 2: one, with the spaces that the country's people give it. */
function fitOf(written: string, country: string): number {
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: country as CountryCode, extract: false })
  if (!parsed?.isValid()) return 0
  const isNorthAmerican = parsed.countryCallingCode === '1'
  if (isNorthAmerican && canadian.test(parsed.nationalNumber) !== (country === 'CA')) return 0
  const groups = (said: string) => said.match(/\d+/g)?.join(' ')
  return isNorthAmerican || groups(parsed.formatNational()) === groups(written) ? 2 : 1
}
