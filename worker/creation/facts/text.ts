/** A range of characters in a text. `end` is exclusive. */
export type Span = readonly [start: number, end: number]

/** Something that was read, and the words that said it. `partial`: they say more than the fact does, as 'over 20 years'. */
export type Found<T> = T & { spans: readonly Span[]; partial?: boolean }

/** Stands for a character that a fact was read from. No pattern of another fact matches it. */
export const taken = '\uE000'

/** One character for each, so that positions stay: full-width forms, narrow spaces and typographic signs as their plain ones. */
export function plainText(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000\t\r]/g, ' ')
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u301C\u223C]/g, '~')
    .replace(/\uE000/g, ' ')
}

/** The text with these spans blotted out. Positions stay the same. */
export function without(text: string, spans: readonly Span[]): string {
  const characters = text.split('')
  for (const [start, end] of spans) characters.fill(taken, start, Math.min(end, characters.length))
  return characters.join('')
}

/** The same of what was found. */
export const withoutFound = (text: string, found: readonly Found<object>[]): string =>
  without(
    text,
    found.flatMap(({ spans }) => spans),
  )

export const overlaps = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1]
export const holds = (outer: Span, inner: Span): boolean => outer[0] <= inner[0] && inner[1] <= outer[1]
export const sliceOf = (text: string, [start, end]: Span): string => text.slice(start, end)

/** The span without the spaces and the given signs at its ends. */
export function trimmed(text: string, [start, end]: Span, signs = ''): Span {
  const skip = (at: number) => /\s/.test(text[at] ?? '') || signs.includes(text[at] ?? '\0')
  let [from, to] = [start, end]
  while (from < to && skip(from)) from += 1
  while (to > from && skip(to - 1)) to -= 1
  return [from, to]
}

/** Every match with its span. The pattern needs the flag g. */
export const matchesOf = (text: string, pattern: RegExp): { match: RegExpExecArray; span: Span }[] =>
  Array.from(text.matchAll(pattern), (match) => ({ match, span: [match.index, match.index + match[0].length] }))

/** A number from the words of a text, the same for the same words: names what has no Latin letters. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** Lowercase, without accents and signs, a space between words: what two ways of writing the same have in common. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC')

/** Starts with a capital, like a name in a list. */
export const capitalized = (text: string): string => {
  const [first = ''] = text
  return first.toLocaleUpperCase('en') + text.slice(first.length)
}

/** Whether a person wrote nearly all of it in capitals, so that they tell nothing. */
export function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return capitals > 12 && capitals > 0.7 * (text.match(/\p{L}/gu)?.length ?? 0)
}
