import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import type { Brief } from '../compose/brief.ts'
import type { OwnerPart } from './owner-parts.ts'
import { anyOf, introductions, relatives } from './phrases.ts'
import { normalized, stem } from './sentence-text.ts'

type PeopleBrief = Pick<Brief, 'business' | 'name' | 'trade' | 'tradeName' | 'language'>

/** Whether a text only names people: 'Ruth Ashby and my daughter Nell'. */
export const namesOnlyPeople = (text: string, brief: PeopleBrief): boolean =>
  startsWithPeople(text, brief) && !mentionsWork(text, brief, '')

/** Separates the people before a sentence's first comma from the rest. */
export function splitPeople(part: OwnerPart, brief: PeopleBrief): { part: OwnerPart; who: string } | undefined {
  const { who = '', what = '' } = peopleBeforeComma.exec(part.text)?.groups ?? {}
  if (who === '' || !namesOnlyPeople(who, brief) || !mentionsWork(what, brief, brief.name)) return undefined
  return { part: { ...part, text: what }, who }
}
const peopleBeforeComma =
  /^(?<who>[^,;:.(]+?)(?:,\s(?:and\s(?=(?:I|we)\s))?|\sand\s(?=(?:I|we)\s)|\s[–—-]\s)(?<what>.+)$/su

const introduction = new RegExp(`^(?:${anyOf(introductions)})\\s(?=\\p{L})`, 'iu')

const startsWithPeople = (text: string, { business, language }: PeopleBrief): boolean =>
  business.people.some(({ name }) => normalized(text.replace(introduction, '')).startsWith(normalized(name))) ||
  (isOnlyNames(text) && (hasRelative.test(text) || primaryLanguage(language) !== 'de'))

/** For example 'Lola y Carmen', 'Joe and Pim Latham', 'My wife Sal and the two lads'. */
function isOnlyNames(text: string): boolean {
  const isName = (word: string) => /^\p{Lu}/u.test(word) || nameParticle.test(word) || relative.test(word)
  return (conjunction.test(text) || hasRelative.test(text)) && text.split(/\s+/u).every(isName)
}
const hasRelative = new RegExp(`(?<!\\p{L})(?:${anyOf(relatives)})(?!\\p{L})`, 'iu')
const relative = new RegExp(`^(?:${anyOf(relatives)})$`, 'iu')
const conjunction = /\s(?:and|&|\+|und|et|y|e|en|och|i)\s/u
const nameParticle =
  /^(?:and|&|\+|und|et|y|e|en|och|i|me|my|our|the|her|his|two|three|four|mein\p{L}*|unser\p{L}*|zwei|mis?|los|las?|dos|mon|ma|mes|nos|notre|mi[ao]|il|meu|minha|mijn)$/iu

/** A word of the trade, a service or the business name. */
function mentionsWork(text: string, { business, trade, tradeName }: PeopleBrief, name: string): boolean {
  const people = normalized(business.people.map((one) => one.name).join(' '))
  const work = [trade.trade, tradeName, business.trade.name, name, ...business.services.map((one) => one.name)]
  const normalizedText = normalized(text)
  return wordsOf(work.join(' ')).some(
    (word) => !people.includes(` ${word} `) && normalizedText.includes(` ${stem(word)}`),
  )
}

const wordsOf = (text: string) =>
  normalized(text)
    .trim()
    .split(' ')
    .filter((word) => word.length > 3)
