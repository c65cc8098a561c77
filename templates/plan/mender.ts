import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import type { Brief } from '../compose/brief.ts'
import { isShouting, mended } from './mend.ts'

export type Mender = (text: string) => string

/** Mends the sentences of one business: its names keep their capitals. */
export function menderOf({ name, business, place, language }: Brief): Mender {
  const { people, areas, credentials, services } = business
  const isVague = /^(?:within|any|all|most|around|surrounding|up)/i
  const places = [place.replace(/^the /, ''), ...areas.map((area) => area.name)].filter((one) => !isVague.test(one))
  // German nouns have capitals.
  const nouns = primaryLanguage(language) === 'de' ? services : []
  const names = [name, ...places, ...[...people, ...credentials, ...nouns].map((one) => one.name)]
  const shouts = isShouting(business.sentences.map(({ text }) => text).join(' '))
  const around = { names, places: places.filter((one) => /^\p{Lu}/u.test(one)), shouts }
  return (text) => mended(text, language, around)
}
