import type { Business } from '../../renderer/document/business.ts'
import { asHeading, isLabel } from './own-words.ts'

const longestPhrase = 72
/** In characters: the first part of a longer sentence tells too little below that. */
const shortestPart = 24

/**
 * What the owner's first sentence says the business does, as a title. Greetings and headings over lists don't count as sentences; a long
 * sentence gives the part before its list or its second thought. Undefined for contact details, prices and sentences that only say a fact.
 */
export function titlePhrase({ sentences, phones, emails, links }: Business): string | undefined {
  const reach = new Set([...phones, ...emails, ...links].map(({ id }) => id))
  const first = sentences.find(({ text }) => !isLabel(text) && !greeting.test(text))
  if (!first || first.covered || first.facts.some((id) => reach.has(id)) || first.text.includes('\n')) return undefined
  const text = asHeading(first.text.replace(decoration, '')).replace(/\s*\([^()]*\)$/u, '')
  const phrase = text.length <= longestPhrase && !price.test(text) ? text : firstPart(text)
  return phrase.length <= longestPhrase && !price.test(phrase) && tellsEnough(phrase) ? phrase : undefined
}

const greeting =
  /^(?:hi|hello|hey|g['’]day|welcome|hallo|moin|servus|willkommen|hola|bienvenid\p{L}*|bonjour|salut|bienvenue|ciao|salve|benvenut\p{L}|olá|hej|cześć)(?![\p{L}])/iu

/** Emoji and bullets around the words. */
const decoration =
  /^(?:\p{Extended_Pictographic}|\p{Cf}|\p{Mn}|[\s*•·–-])+|(?:\p{Extended_Pictographic}|\p{Cf}|\p{Mn}|\s)+$/gu

/** A title is no price tag. */
const price = /\p{Sc}|\p{Nd}[.,]\p{Nd}{2}(?!\p{Nd})/u

/**
 * What a title taken from a sentence leaves of it: 'The Alchemist and The Last Train' below 'Two escape rooms in Norwich'. The sentence
 * itself where the title is no beginning of it.
 */
export function belowTitle(sentence: string, title: string | undefined): string {
  const text = sentence.replace(decoration, '')
  if (!title || !text.toLowerCase().startsWith(title.toLowerCase())) return sentence
  const rest = text.slice(title.length)
  if (/^\s*\([^()]*\)[.。]?$/u.test(rest)) return rest.replace(/^\s*\(|\)[.。]?$/gu, '')
  return /^(?:[:;,]\s|\s[–—-]\s)/u.test(rest)
    ? rest.replace(/^\P{L}+(?=\p{L})/u, (marks) => marks.replace(/^[\s:;,–—-]+/u, ''))
    : sentence
}

/**
 * 'Two escape rooms in Norwich' of 'Two escape rooms in Norwich: The Alchemist and …'. A comma ends the part only where neither a list nor
 * a person's sentence goes on after it.
 */
function firstPart(text: string): string {
  const [beforeColon = ''] = text.split(/[:;]\s|\s[–—-]\s/u, 1)
  if (beforeColon.length <= longestPhrase && !price.test(beforeColon)) return beforeColon
  const [part = '', next = ''] = beforeColon.split(/,\s/u)
  const goesOn =
    price.test(next) ||
    (next.split(/\s+/).length > 3 && !/^(?:I|we|ich|wir|je|nous|ik|wij|jag|vi)(?!\p{L})/iu.test(part))
  return part.length >= shortestPart && goesOn ? part : beforeColon
}

/** Two words, or as much in a language that puts no space between them; more around a number that is no year. */
function tellsEnough(phrase: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{4}/u.test(phrase)) return true
  const words = phrase.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const hasNumber = /(?<![\p{L}\p{Nd}])\p{Nd}+(?![\p{L}\p{Nd}])/u.test(phrase.replace(/(?:19|20)\d\d/g, ''))
  return words.length >= (hasNumber ? 4 : 2)
}
