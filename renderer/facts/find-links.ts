import type { Business } from '../document/business.ts'
import { linkHref } from '../document/values/link.ts'
import { internationalDigits } from './phone-link.ts'

export type TextPiece = { text: string; href?: string }

/** The text's country, for its phone number format, and the business's own numbers. */
export type TextContext = { country: string; phones: readonly Pick<Business['phones'][number], 'number'>[] }

/**
 * Finds phone numbers, emails and web addresses in a text. Possible prices, dates, postcodes and license numbers stay
 * text: a number must be the business's own, have its country's code, or be in the country's format.
 */
export function findLinks(text: string, around: TextContext): TextPiece[] {
  if (!mayContainLinks.test(text)) return [{ text }]
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(candidate)) {
    const found = trimPunctuation(match[0])
    const href = found.includes('@')
      ? linkHref({ type: 'Email', value: found })
      : /[a-z]/i.test(found)
        ? linkHref({ type: 'Web', value: found })
        : numberHref(found, text.slice(Math.max(0, match.index - 48), match.index), around)
    if (href === undefined) continue
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) })
    pieces.push({ text: found, href })
    end = match.index + found.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** Fast path, since nearly all texts have none of these. */
const mayContainLinks = /@|www\.|:\/\/|\.(?:com|net|org)|\.co\.|\d\D{0,3}\d\D{0,3}\d\D{0,3}\d/i

/** Only TLDs that aren't words: 'at.it' may be a missing space after a period. */
const domain = String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,6}(?:com|net|org|co\.uk|co\.nz|com\.au)`
const mail = String.raw`[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}`
const address = String.raw`(?:https?:\/\/|www\.)[^\s<>"“”„«»]+|${domain}(?![\w-])(?:\/[^\s<>"“”„«»]*)?`
const number = String.raw`(?:\+|\(?\d)[\d \u00a0.\-/()–]{5,22}\d`
const candidate = new RegExp(
  `(?<![\\p{L}\\p{N}_@/.])(?:${mail}|${address})|(?<![\\p{L}\\p{N}_@/.,:+#-])(?<!\\p{N}[ \u00a0.(-]{1,3})(?<!\\p{Sc} ?)${number}(?![\\p{L}\\p{N}%])(?! ?\\p{Sc})`,
  'giu',
)

/** Without trailing punctuation. Keeps a closing bracket if it was opened within. */
function trimPunctuation(found: string): string {
  const text = found.replace(/[.,;:!?'’”»…]+$/u, '')
  const closes = text.endsWith(')') && !text.includes('(')
  return closes ? trimPunctuation(text.slice(0, -1)) : text
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Labels before numbers that aren't phone numbers. */
const nonPhoneLabel =
  /(?:licen[sc]e|lic|registration|reg|permit|certificate|policy|account|iban|vat|tax|ein|npi|dre|id|steuernummer|ust-?id(?:nr)?|siret|siren|hrb|fax|invoice|order|ref)\p{L}*\.?(?:[ -]*(?:no|number|nr|num|n°|№|#)\.?)?[\s:#]*$/iu

function numberHref(found: string, before: string, { country, phones }: TextContext): string | undefined {
  const digits = digitsOf(found)
  const dial = internationalDigits(found, country)
  const tel = linkHref({ type: 'Phone', value: dial ? `+${dial}` : found })
  const isOwn = phones.some(({ number }) => isSame(number, found, country))
  if (isOwn && digits.length >= 6) return tel
  if (nonPhoneLabel.test(before) || isDate.test(found)) return undefined
  if (found.startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? tel : undefined
  return dial !== undefined && isNational(found, country) ? tel : undefined
}

function isSame(one: string, other: string, country: string): boolean {
  const [first, second] = [one, other].map((number) => internationalDigits(number, country) ?? digitsOf(number))
  return first === second
}

/** 01.02.2024, 2024-02-01, optionally with a time. */
const isDate = /^(?:\d{1,2}([./ -])\d{1,2}\1(?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2})(?!\d)/

/** (207) 555-0142, 207-555-0142, 207.555.0142, 1-800-555-0142. */
const americanNumber = /^(?:1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d([ .-]))[2-9]\d\d[ .-]\d{4}$/

/** Digit groups after a 0, as in most countries, with the same separator throughout. */
const nationalNumber = /^\(?(0[1-9]\d{0,4})\)?(\s?[/–-]\s?|[ .])?(\d{2,}(?:([ .-])\d{2,}(?:\4\d{2,})*)?)$/

function isNational(found: string, country: string): boolean {
  if (country === 'US' || country === 'CA') return americanNumber.test(found)
  const { length } = digitsOf(found)
  // Bare digits must be as long as a mobile number.
  const isWhole = /^\d+$/.test(found) ? length >= 10 && length <= 11 : length >= 9 && length <= 12
  const match = isWhole ? nationalNumber.exec(found.replaceAll('\u00a0', ' ')) : null
  const [, , first, , others = first] = match ?? []
  return match !== null && (first === '.') === (others === '.')
}
