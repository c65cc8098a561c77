import type { Business } from '../../../renderer/document/business.ts'
import { numbersIn } from './numbers.ts'
import { plain, standsIn, stemOf, wordsIn } from './words.ts'

type Keeping = {
  business: Business
  businessName: string
  /** BCP 47, of the old text. */
  language: string
  /** Into another language: there names of places and credentials may have another form, and numbers in words another word. */
  translated?: boolean
}

/** Returns the first number, currency sign, address or name of a text that its replacement lost; undefined when every fact is kept. */
export function lostFact(before: string, after: string, keeping: Keeping): string | undefined {
  const [was, is] = [plain(before), plain(after)]
  return (
    lostNumber(was, is, keeping.translated === true) ??
    tokensIn(was).find((token) => !is.toLowerCase().includes(token.toLowerCase())) ??
    lostName(was, is, keeping)
  )
}

function lostNumber(before: string, after: string, translated: boolean): string | undefined {
  const read = (text: string) => numbersIn(translated ? text.replace(/[\p{L}]+/gu, ' ') : text)
  const kept = new Set([...read(after), ...numbersIn(after)])
  const digits = after.replace(/\D/g, '')
  // A phone number may be grouped in another way.
  return read(before).find((number) => !kept.has(number) && !(number.length > 2 && digits.includes(number)))
}

/** Signs of money, addresses of any kind, and whatever mixes letters with digits: '£', 'jo@alder.example', 'SW1A'. */
const tokensIn = (text: string): string[] => [
  ...(text.match(/[$€£¥₩₹₽%]/gu) ?? []),
  ...(text.match(/[^\s@,;]+@[^\s@,;]+\.[\p{L}\d]+|(?:https?:\/\/|www\.)[^\s,;]+/gu) ?? []),
  ...(text.match(/(?<![\p{L}\d])(?=\p{Lu}*\d)(?=\d*\p{Lu})[\p{Lu}\d]{2,}(?![\p{L}\d])/gu) ?? []),
]

function lostName(before: string, after: string, { business, businessName, language, translated }: Keeping) {
  const { people, areas, credentials, place } = business
  const known = [businessName, ...people.map(({ name }) => name)]
  if (!translated) known.push(place.town, ...areas.map(({ name }) => name), ...credentials.map(({ name }) => name))
  const lost = known.find((name) => standsIn(name, before) && !standsIn(name, after))
  // Where nouns have capitals too, those tell no names; nor do they in another language.
  if (lost !== undefined || translated || /^de\b/i.test(language)) return lost
  const stems = new Set(wordsIn(after).map(stemOf))
  return namesIn(before).find((name) => !stems.has(stemOf(name.toLowerCase())))
}

/** Words with a capital within a sentence. */
const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<=[\p{L}\p{N},;'-] )\p{Lu}[\p{L}\p{M}]+/gu), ([name]) => name)
