import type { KnownService, TradeProfile } from './trade.ts'

/** The trade's entry for a service, by the owner's name for it. */
export const knownService = ({ services }: Pick<TradeProfile, 'services'>, name: string): KnownService | undefined =>
  matchingServices(services, name)[0]?.service

/** Entries with a name that occurs in the owner's text, closest first. */
export const matchingServices = <T extends Pick<KnownService, 'name' | 'also'>>(services: readonly T[], name: string) =>
  services
    .map((service) => ({
      service,
      closeness: Math.max(...[...service.also, simplifyName(service.name)].map((phrase) => closenessOf(phrase, name))),
    }))
    .filter(({ closeness }) => closeness > 0)
    .toSorted((a, b) => b.closeness - a.closeness)

/** Two matching words outweigh one, and a name's last word weighs most: 'Leaky taps' are taps. 0 without a match. */
function closenessOf(phrase: string, name: string): number {
  const places = matchPositions(phrase, name)
  return places.length === 0 ? 0 : places.length * 100 + Math.max(...places)
}

/** Whether each prefix in the phrase matches a word of the text: 'drain unblock' matches 'Unblocking drains'. */
export const matchesPhrase = (text: string, phrase: string): boolean => matchPositions(phrase, text).length > 0

/** Positions from 1 of the words that match the phrase's prefixes. Empty unless all match. */
function matchPositions(phrase: string, text: string): number[] {
  const words = wordsOf(text)
  const places = wordsOf(phrase).map((beginning) => words.findLastIndex((word) => startsWord(word, beginning)) + 1)
  return places.includes(0) ? [] : places
}

/** Up to three letters match a whole word only: 'tap' doesn't match 'tape'. */
const startsWord = (word: string, beginning: string) =>
  beginning.length > 3 ? word.startsWith(beginning) : word.replace(/s$/, '') === beginning.replace(/s$/, '')

/** 'leak repair' for 'Leaks and repairs'. */
const simplifyName = (name: string) =>
  wordsOf(name)
    .filter((word) => !functionWords.test(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ')

const functionWords = /^(?:a|an|and|at|by|for|in|it|of|on|or|the|to|what|your)$/

/** Lowercase words. 'E-bikes' becomes 'ebikes'. */
function wordsOf(text: string): string[] {
  const said = text.toLowerCase()
  const joined = said.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  return [...said.split(/[^\p{L}\p{N}]+/u), ...joined.map((word) => word.replaceAll('-', ''))].filter(Boolean)
}
