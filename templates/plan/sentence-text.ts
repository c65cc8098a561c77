import { adding, anyOf, excepting, referring } from './phrases.ts'

/** Formats the owner's words as a sentence: adds a missing capital or period. */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  return withPeriod(capitalized(trimmed))
}

/** Like `asSentence`, without the period. */
export const asHeading = (text: string): string => capitalized(text.trim().replace(/(?<![.。])[.。]$/u, ''))

/** Capitalizes the first letter, except of names such as 'iPhone', 'jo@alder.example' and 'www.alder.example'. */
export function capitalized(text: string): string {
  const [first = ''] = text.split(/\s/, 1)
  if (/\p{Lu}|@|\p{L}\.\p{L}/u.test(first.slice(1)) && !/[\p{L}]['’]\p{Lu}/u.test(first)) return text
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Adds a period after a letter or a number, in scripts that use one. */
function withPeriod(text: string): string {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][)）」』]?$/u.test(text)) return `${text}。`
  return /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hangul}\p{sc=Hebrew}\p{sc=Arabic}\d\p{Sc}%)\]’”"']$/u.test(
    text,
  ) && !/[.!?…。！？]['’”")\]]$/u.test(text)
    ? `${text}.`
    : text
}

/** Whether a text is only the heading of a list: 'MENU', 'Prices:', '【営業時間】'. */
export const isLabel = (text: string): boolean => label.test(text.trim())

const label =
  /^(?:[【[〔<][^】\]〕>]{1,24}[】\]〕>]|\S+(?:\s\S+)?[:：]|(?:menu|menú|menù|prices|services|opening hours|hours|contact|speisekarte|preise|leistungen|öffnungszeiten|kontakt|tarifs|horaires|precios|servicios|horario|prezzi|servizi|orari|メニュー|料金|営業時間))\.?$/iu

export const refersToPrevious = new RegExp(`^(?:${anyOf(referring)})(?![\\p{L}-])`, 'iu')

const maxFragmentWords = 5
const exception = new RegExp(`^(?:${anyOf(excepting)})(?![\\p{L}-])`, 'iu')
/** 'LS6': only meaningful after its street. */
export const postcode = /^[A-Z]{1,2}\d{1,2}[A-Z]?(?: ?\d[A-Z]{2})?[.!]?$|^\d{4,5}[.!]?$/u

/** Whether a few words only make sense after the previous sentence: 'None in August', 'LS6'. */
export const isFragment = (text: string): boolean =>
  postcode.test(text) || (exception.test(text) && text.split(/\s+/u).length <= maxFragmentWords)

/** For example 'Shell.' */
export const isOneWord = (text: string): boolean => /^[\p{sc=Latin}'’]{2,14}[.!]?$/u.test(text)

export const dependsOnPrevious = new RegExp(`^(?:${anyOf(referring)}|${anyOf(adding)})(?![\\p{L}-])`, 'iu')

/** A leading 'and', in lowercase only. */
export const leadingConjunction = /^(?:and|und|et|y|e|en|och)\s/u

/** Joins sentences into a paragraph, without spaces in scripts that don't use them. */
export const paragraph = (sentences: readonly string[]): string =>
  sentences.reduce((text, next) => (text === '' || /[。！？]$/u.test(text) ? text + next : `${text} ${next}`), '')

/** Normalizes a text for comparison: lowercase, single-spaced, padded with spaces. */
export function normalized(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}\p{So}%+#&@]+/gu, ' ')
    .trim()
  return ` ${plain} `
}

/** Whether `other` contains all words of a text: 'We're an escape room' and 'Escape rooms in Leeds'. */
export function repeats(text: string, other: string): boolean {
  const known = other.toLowerCase()
  const words = text.toLowerCase().match(/\p{L}{4,}|\p{Nd}+/gu) ?? []
  return other.trim() !== '' && words.length > 0 && words.every((word) => known.includes(stem(word)))
}

export const stem = (word: string) => word.replace(/s$/, '').slice(0, 5)
