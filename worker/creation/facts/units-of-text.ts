import { sentenceEnds } from '../../services/generation/sentences.ts'
import { type Span, trimmed } from './text.ts'

/** A sentence, a line of a list or a heading, without its bullet. */
export type Unit = {
  span: Span
  /** The number of its line. */
  line: number
  bulleted: boolean
  /** Whether it is all there is in its line. */
  alone: boolean
}

const bullet = /^\s*(?:[•·▪●◦‣✓✔✅★☆*➤►»・]|[-–—](?=\s)|\d{1,2}[.)](?=\s))\s*(?=\S)/u
const inlineBullet = /\s(?=[•▪●◦‣✓✔➤►]\s?\S|(?:(?![\d#*])\p{Emoji}\uFE0F?\u200D?)+[^\S\n]?[\p{Lu}\d])/gu

/** A text's sentences in order: lines, bullets and what ends with a full stop. Together they hold every word. */
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

/** People who write without capitals, or begin with a price, end sentences too. */
function everyEnd(line: string, isCareful: boolean): number[] {
  const more = Array.from(line.matchAll(stop), (match) => match.index + match[0].length)
  const ends = more.filter((end) => !isAbbreviated(line.slice(0, end)) && !(isCareful && isShortened(line, end)))
  const known = sentenceEnds(line).filter((end) => end === line.length || !isOrdinal(line.slice(0, end)))
  return [...new Set([...known, ...ends])].toSorted((a, b) => a - b)
}

/** Whether most sentences begin with a capital, so that a full stop before a small letter ends none. */
function beginsInCapitals(text: string): boolean {
  const count = (next: RegExp) => text.match(next)?.length ?? 0
  return count(/[.!?]\s+\p{Lu}/gu) > count(/[.!?]\s+\p{Ll}/gu)
}

/** 'Leg. naprapat', '€ 65 excl. stof'. */
const isShortened = (line: string, end: number) =>
  /^\p{Ll}/u.test(line.slice(end)) && /(?:^|[\s(])\p{L}{2,6}\.\s+$/u.test(line.slice(0, end))
const stop =
  /(?<=[\p{L}\p{N})%€£]{2}|\b(?:or|and|to|of|over|under|than|max|min) \d|[€£$¥]|[-–:]\d|\/\p{L}|\p{Script=Han}|[円원%)])(?:[.!?]+\s+(?=[\p{L}\p{N}\p{Sc}#+(])|[。！？](?!$))/gu
const isAbbreviated = (before: string) =>
  /^\s*\d{1,2}[.)]\s*$/.test(before) || isOrdinal(before) || abbreviation.test(before)
/** 'am 3. Mai', 'ab der 38. Woche'. */
const isOrdinal = (before: string) =>
  /(?:^|[\s(])(?:am|vom|zum|zur|im|den|dem|der|die|das|jede[nrms]?|no|nr) \p{N}{1,2}\.\s*$/iu.test(before)
const abbreviation =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Dra|Prof|St|Mt|Ft|Jr|Sr|no|vs|approx|est|reg|lic|ul|al|ca|circa|nr|str|std|min|max|tel|mob|bzw|inkl|zzgl|incl|inc|ex|excl|sra?|av|avda|rs|fr|mo|di|mi|do|sa|so|mon|tues?|wed|thurs?|fri|sat|sun|hrs?|pers|godz|[ap]\.m|e\.g|i\.e|z\. ?B|\p{L})\.\s*$/iu

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
