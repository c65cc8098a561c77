import { ordinals } from '../../templates/plan/sentences.ts'
import { isWithinSentence, sentenceEnds } from '../model/sentences.ts'
import { bullet, matchesOf, plainText, type Span } from './text-spans.ts'

export { matchesOf, plainText, type Span }

/**
 * A fact and the position of its words. `partial`: the words say more than the fact, as in 'over 20 years'. `isSure`: whether it goes on
 * the page (the default) or becomes a question.
 */
export type Found<T> = T & { spans: readonly Span[]; partial?: boolean; isSure?: boolean }

/** Replaces characters already read as part of a fact. Other facts' patterns don't match it. */
export const taken = '\uE000'

/** The text with these spans blanked out. Positions stay the same. */
export function without(text: string, spans: readonly Span[]): string {
  const characters = text.split('')
  for (const [start, end] of spans) characters.fill(taken, start, Math.min(end, characters.length))
  return characters.join('')
}

/** Blanks out the spans of found facts. */
export const withoutFound = (text: string, found: readonly Found<object>[]): string =>
  without(
    text,
    found.flatMap(({ spans }) => spans),
  )

export const overlaps = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1]
export const sliceOf = (text: string, [start, end]: Span): string => text.slice(start, end)

/** The same words, one space apart. */
export const spaced = (words: string): string => words.trim().replace(/\s+/g, ' ')

/** The span without spaces and the given signs at its ends. */
export function trimmed(text: string, [start, end]: Span, signs = ''): Span {
  const skip = (at: number) => /\s/.test(text[at] ?? '') || signs.includes(text[at] ?? '\0')
  let [from, to] = [start, end]
  while (from < to && skip(from)) from += 1
  while (to > from && skip(to - 1)) to -= 1
  return [from, to]
}

/** A deterministic number for a text, for ids of names without Latin letters. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** Lowercase, without accents and punctuation, with single spaces between words: a form for comparison. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC')

/** The same text without accents, letter for letter. */
export const unaccented = (text: string): string =>
  text.replace(/[^\p{ASCII}]/gu, (letter) => letter.normalize('NFD').replace(/(?<=^\p{L})\p{M}+$/u, ''))

/** Capitalizes the first letter, like a name in a list. */
export const capitalized = (text: string): string => {
  const [first = ''] = text
  return first.toLocaleUpperCase('en') + text.slice(first.length)
}

/** The spelling for a title, even if typed in capitals: 'Full groom' for 'FULL GROOM'. A short word in capitals may be an abbreviation. */
export const titled = (name: string, longestShort = 4): string =>
  capitalized(
    name.length > longestShort && name === name.toUpperCase() && name !== name.toLowerCase()
      ? name.toLowerCase()
      : name,
  )

/** A name's usual spelling, even if typed in capitals: 'Milton Keynes' for 'MILTON KEYNES'. */
export const named = (name: string): string =>
  (name.length > 3 && name === name.toUpperCase()) || name === name.toLowerCase()
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : capitalized(name)

/**
 * Expands `(?i:…)` in a pattern's source: each letter inside matches both cases. V8 (Node 24, workerd) supports the modifier, but a pattern
 * with it stops matching once it becomes hot and is compiled.
 */
export function anyCase(source: string): string {
  const start = source.indexOf('(?i:')
  if (start < 0) return source
  const end = closingOf(source, start)
  const inner = anyCase(source.slice(start + 4, end))
  return `${source.slice(0, start)}(?:${inner.replace(piece, bothCases)})${anyCase(source.slice(end + 1))}`
}

/** A class, an escape, a quantifier or the start of a group, which stay unchanged; or a letter. */
const piece = /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\.|\{[\d,]*\}|\(\?(?::|[=!]|<[=!]|<\w+>)|\p{L}/gsu

function bothCases(part: string): string {
  if (!/^\p{L}$/u.test(part)) return part
  const [lower, upper] = [part.toLowerCase(), part.toUpperCase()]
  return lower === upper || upper.length > 1 ? part : `[${lower}${upper}]`
}

/** The end of the group that starts at `start`. */
function closingOf(source: string, start: number): number {
  let depth = 0
  for (const { 0: sign, index } of source.slice(start).matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()]/gs)) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0 && sign === ')') return start + index
  }
  throw new Error(`an open group in ${source}`)
}

/** A sentence, list line or heading, without its bullet. */
export type Unit = {
  span: Span
  /** Its line number. */
  line: number
  bulleted: boolean
  /** Whether it's the only item on its line. */
  alone: boolean
}

const inlineBullet = /\s(?=[•▪●◦‣✓✔➤►]\s?\S|(?:(?![\d#*])\p{Emoji}\uFE0F?\u200D?)+[^\S\n]?[\p{Lu}\d])/gu

/** Splits a text into sentences: by line, by bullet, and by period. Together they contain every word. */
export function unitsOf(text: string): Unit[] {
  const isCareful = beginsInCapitals(text)
  return linesOf(text).flatMap(({ span: [start, end], bulleted }, line) => {
    const ends = everyEnd(text.slice(start, end), isCareful)
    const sentences = ends
      .map((to, nth): Span => trimmed(text, [start + (ends[nth - 1] ?? 0), start + to]))
      .filter(([from, to]) => to > from)
    return sentences.map((span) => ({ span, line, bulleted, alone: sentences.length === 1 }))
  })
}

/** Also splits before lowercase words and prices, for people who write without capitals. */
function everyEnd(line: string, isCareful: boolean): number[] {
  const more = Array.from(line.matchAll(stop), (match) => match.index + match[0].length)
  const ends = more.filter(
    (end) =>
      (!isAbbreviated(line.slice(0, end)) || isRefused(line, end)) &&
      !isWithinSentence(line, end) &&
      !isDate(line, end) &&
      !(isCareful && isShortened(line, end)),
  )
  const known = sentenceEnds(line).filter(
    (end) => end === line.length || !(isOrdinal(line.slice(0, end)) || isDate(line, end)),
  )
  return [...new Set([...known, ...ends])].toSorted((a, b) => a - b)
}

/** Whether most sentences start with a capital, so that a period before a lowercase letter doesn't end one. */
function beginsInCapitals(text: string): boolean {
  const count = (next: RegExp) => text.match(next)?.length ?? 0
  return count(/[.!?]\s+\p{Lu}/gu) > count(/[.!?]\s+\p{Ll}/gu)
}

/** Abbreviations: 'Leg. naprapat', '€ 65 excl. stof'. */
const isShortened = (line: string, end: number) =>
  /^\p{Ll}/u.test(line.slice(end)) && /(?:^|[\s(])\p{L}{2,6}\.\s+$/u.test(line.slice(0, end))
const stop =
  /(?<=[\p{L}\p{N})%€£]{2}|\b(?:or|and|to|of|over|under|than|max|min) \d|[€£$¥]|[-–:]\d|\/\p{L}|\p{Script=Han}|[円원%)])(?:[.!?]+\s+(?=[\p{L}\p{N}\p{Sc}#+(])|[。！？](?!$))/gu
const isAbbreviated = (before: string) =>
  /^\s*\d{1,2}[.)]\s*$/.test(before) || isOrdinal(before) || abbreviation.test(before)
/** In 'Gluten free no. cash or card', 'no.' isn't short for 'number', since no number follows. */
const isRefused = (line: string, end: number) =>
  /\p{L} no\.\s+$/u.test(line.slice(0, end)) && !/^[\d#]/.test(line.slice(end))
/** Ordinals: 'am 3. Mai', 'ab der 38. Woche'. */
const isOrdinal = (before: string) =>
  /(?:^|[\s(])(?:am|vom|zum|zur|im|den|dem|der|die|das|jede[nrms]?|no|nr) \p{N}{1,2}\.\s*$/iu.test(before)
/** 'bis 30. September' */
const isDate = (line: string, end: number) =>
  /(?:^|[\s(])\p{N}{1,2}\.\s*$/u.test(line.slice(0, end)) && ordinals.test(line.slice(end))
const abbreviations = [
  'Mr|Mrs|Ms|Dr|Dra|Prof|St|Mt|Ft|Jr|Sr|no|vs|approx|est|reg|lic|ext|dept|ltd|inc|ex|tel|mob|[ap]\\.m|e\\.g|i\\.e|\\p{L}',
  'mon|tues?|wed|thurs?|fri|sat|sun|hrs?|al|ca|circa|nr|str|std|min|max|mind|bzw|inkl|exkl|zzgl|ggf|evtl|pers',
  'z\\. ?B|z\\. ?Zt|u\\. ?a|mo|di|mi|do|sa|so|incl|excl|env|appr|sra?|av|avda|rs|fr|chf|ul|godz|mies|os|tys',
]
const abbreviation = new RegExp(`(?:^|[\\s(])(?:${abbreviations.join('|')})\\.\\s*$`, 'iu')

function linesOf(text: string): { span: Span; bulleted: boolean }[] {
  const breaks = [...text.matchAll(/\n/g), ...text.matchAll(inlineBullet)].map(({ index }) => index + 1)
  const starts = [0, ...breaks.toSorted((a, b) => a - b)]
  return starts.flatMap((start, nth) => {
    const end = starts[nth + 1] ?? text.length
    const sign = bullet.exec(text.slice(start, end))?.[0].length ?? 0
    const span = trimmed(text, [start + sign, end])
    return span[1] > span[0] ? [{ span, bulleted: sign > 0 }] : []
  })
}

/**
 * Whether a sentence tries to command a language model: it starts with a command about instructions or prompts. An owner's 'Ignore the
 * weather' stays.
 */
export const isToldToMachine = (sentence: string): boolean => signs.some((sign) => sign.test(sentence))

const instructions =
  '(?:instructions?|prompts?|rules|directions|guidelines|messages?|context|text above|anweisungen|instrucciones|instruções|istruzioni|consignes|instructies|instruktioner|instrukcje|polecenia)'
const signs = [
  new RegExp(
    `^\\W*(?:(?:please|now|and|but|just|also|then|so|bitte|por favor) )*(?:ignore|disregard|forget|override|bypass|ignoriere|ignora|ignorez|vergiss|olvida|negeer|ignoruj|ignorera|glöm|vergeet)\\b.{0,40}\\b(?:previous|prior|above|earlier|all|your|system|anterior(?:es)?|eerdere|vorige|alla|tidigare|wszystkie|poprzednie|alle|vorherigen?|bisherigen?|précédentes?|precedenti|alle|todas)\\b.{0,24}\\b${instructions}\\b`,
    'iu',
  ),
  /^\W*(?:(?:please|now|and|but|just|also|then|so) )*(?:ignore|disregard|forget) (?:everything|all|anything|the|what(?:ever)?)\s?(?:of (?:the|that) )?(?:is |was |stands )?(?:above|before this|you were told|said before)\b/iu,
  /\b(?:reveal|print|repeat|show|output|leak)\b.{0,30}\b(?:system prompt|your (?:prompt|instructions)|initial prompt)\b/iu,
  /\byou are (?:now )?(?:an? )?(?:ai|chatgpt|gpt|language model|assistant|llm|dan)\b/iu,
  /^\s*(?:system|assistant|user)\s*:/iu,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]/iu,
  /\b(?:as an? (?:ai|language model)|new instructions?\s*:)/iu,
]

/** A regular expression source that matches a text exactly. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
