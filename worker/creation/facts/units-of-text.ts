import { sentenceEnds } from '../../services/generation/sentences.ts'
import { type Span, trimmed } from './text.ts'

/** A sentence, a line of a list or a heading, without its bullet. */
export type Unit = {
  span: Span
  /** The line it stands in. */
  line: number
  bulleted: boolean
  /** Whether it is all there is in its line. */
  alone: boolean
}

const bullet = /^\s*(?:[•·▪●◦‣✓✔✅★☆*➤►»・]|[-–—](?=\s)|\d{1,2}[.)](?=\s))\s*(?=\S)/u
const inlineBullet = /\s(?=[•▪●◦‣✓✔➤►]\s?\S|(?:(?![\d#*])\p{Emoji}\uFE0F?\u200D?)+\s?[\p{Lu}\d])/gu

/** A text's sentences in order: lines, bullets and what ends with a full stop. Together they hold every word. */
export function unitsOf(text: string): Unit[] {
  return linesOf(text).flatMap(({ span: [start, end], bulleted }, line) => {
    const ends = everyEnd(text.slice(start, end))
    const sentences = ends
      .map((to, nth): Span => trimmed(text, [start + (ends[nth - 1] ?? 0), start + to]))
      .filter(([from, to]) => to > from)
    return sentences.map((span) => ({ span, line, bulleted, alone: sentences.length === 1 }))
  })
}

/** People who write without capitals, or begin with a price, end sentences too. */
function everyEnd(line: string): number[] {
  const more = Array.from(line.matchAll(stop), (match) => match.index + match[0].length)
  const ends = more.filter((end) => !isAbbreviated(line.slice(0, end)))
  return [...new Set([...sentenceEnds(line), ...ends])].toSorted((a, b) => a - b)
}
const stop =
  /(?<=[\p{L}\p{N})%€£]{2}|[€£$¥]|[-–:]\d|\/\p{L}|\p{Script=Han}|[円원%)])(?:[.!?]+\s+(?=[\p{L}\p{N}\p{Sc}#+(])|[。！？](?!$))/gu
const isAbbreviated = (before: string) =>
  /^\s*\d{1,2}[.)]\s*$/.test(before) ||
  /(?:^|[\s(])(?:am|vom|zum|im|den|der|no|nr) \p{N}{1,2}\.\s*$/iu.test(before) ||
  abbreviation.test(before)
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
