import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import type { Brief } from '../compose/brief.ts'
import type { OwnerPart } from './owner-parts.ts'
import { anyOf, introductions, relatives } from './phrases.ts'
import { compared, stem } from './sentence-text.ts'

type Told = Pick<Brief, 'business' | 'name' | 'trade' | 'tradeName' | 'language'>

/** Whether a text only names people: 'Ruth Ashby and my daughter Nell'. */
export const tellsOnlyWho = (text: string, brief: Told): boolean =>
  beginsWithWho(text, brief) && !tellsWork(text, brief, '')

/** Separates the people before a sentence's first comma from the rest. */
export function withoutWho(part: OwnerPart, brief: Told): { part: OwnerPart; who: string } | undefined {
  const { who = '', what = '' } = splitWho.exec(part.text)?.groups ?? {}
  if (who === '' || !tellsOnlyWho(who, brief) || !tellsWork(what, brief, brief.name)) return undefined
  return { part: { ...part, text: what }, who }
}
const splitWho = /^(?<who>[^,;:.(]+?)(?:,\s(?:and\s(?=(?:I|we)\s))?|\sand\s(?=(?:I|we)\s)|\s[–—-]\s)(?<what>.+)$/su

const introduction = new RegExp(`^(?:${anyOf(introductions)})\\s(?=\\p{L})`, 'iu')

const beginsWithWho = (text: string, { business, language }: Told): boolean =>
  business.people.some(({ name }) => compared(text.replace(introduction, '')).startsWith(compared(name))) ||
  (isOnlyNames(text) && (hasRelative.test(text) || primaryLanguage(language) !== 'de'))

/** For example 'Lola y Carmen', 'Joe and Pim Latham', 'My wife Sal and the two lads'. */
function isOnlyNames(text: string): boolean {
  const isName = (word: string) => /^\p{Lu}/u.test(word) || little.test(word) || relative.test(word)
  return (joined.test(text) || hasRelative.test(text)) && text.split(/\s+/u).every(isName)
}
const hasRelative = new RegExp(`(?<!\\p{L})(?:${anyOf(relatives)})(?!\\p{L})`, 'iu')
const relative = new RegExp(`^(?:${anyOf(relatives)})$`, 'iu')
const joined = /\s(?:and|&|\+|und|et|y|e|en|och|i)\s/u
const little =
  /^(?:and|&|\+|und|et|y|e|en|och|i|me|my|our|the|her|his|two|three|four|mein\p{L}*|unser\p{L}*|zwei|mis?|los|las?|dos|mon|ma|mes|nos|notre|mi[ao]|il|meu|minha|mijn)$/iu

/** Whether a text contains a word of the trade, a service or the business name. */
function tellsWork(text: string, { business, trade, tradeName }: Told, name: string): boolean {
  const people = compared(business.people.map((one) => one.name).join(' '))
  const work = [trade.trade, tradeName, business.trade.name, name, ...business.services.map((one) => one.name)]
  const said = compared(text)
  return wordsOf(work.join(' ')).some((word) => !people.includes(` ${word} `) && said.includes(` ${stem(word)}`))
}

const wordsOf = (text: string) =>
  compared(text)
    .trim()
    .split(' ')
    .filter((word) => word.length > 3)
