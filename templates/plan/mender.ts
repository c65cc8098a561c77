import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import { wordsPattern } from '../../renderer/facts/repeated-facts.ts'
import type { Brief } from '../compose/brief.ts'
import { isShouting, mended } from './mend.ts'

export type Mender = (text: string) => string

/** Tidies the sentences of a business and keeps the capitals of its names. */
export function menderOf({ name, business, place, language }: Brief): Mender {
  const { people, areas, credentials, services } = business
  const isVague = /^(?:within|any|all|most|around|surrounding|up|online|remote)/i
  const places = [place.replace(/^the /, ''), ...areas.map((area) => area.name)].filter((one) => !isVague.test(one))
  // German capitalizes nouns.
  const nouns = primaryLanguage(language) === 'de' ? services : []
  const names = [name, ...places, ...[...people, ...credentials, ...nouns].map((one) => one.name)]
  const shouts = isShouting(business.sentences.map(({ text }) => text).join(' '))
  const around = { names, places: places.filter((one) => /^\p{Lu}/u.test(one)), shouts }
  const listed = areas
    .map((area) => area.name)
    .filter((one) => /^\p{Lu}/u.test(one) && !/\p{Nd}/u.test(one) && !isVague.test(one))
  return (text) => mended(withPlaces(withName(text, name), listed), language, around)
}

/** Restores the capitals of a name with several words. */
const withName = (text: string, name: string): string =>
  /\p{L}\s\p{L}/u.test(name) ? text.replace(anywhere(name, 'giu'), () => name) : text

const minListedPlaces = 2

/** Adds missing capitals and commas to a list of places. */
function withPlaces(text: string, places: readonly string[]): string {
  const found = places.filter((place) => anywhere(place, 'iu').test(text))
  if (found.length < minListedPlaces) return text
  const named = found.reduce((said, place) => said.replace(anywhere(place, 'giu'), () => place), text)
  const row = found
    .toSorted((a, b) => b.length - a.length)
    .map((place) => wordsPattern(place).source)
    .join('|')
  return named.replace(new RegExp(`(?<=${row}) (?=${row})`, 'gu'), ', ')
}

const anywhere = (place: string, flags: string) => new RegExp(wordsPattern(place).source, flags)
