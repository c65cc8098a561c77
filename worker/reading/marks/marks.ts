import type { Label } from '../labels.ts'
import type { Mark } from '../tagger.ts'

/** A change to a text's marks before they are linked. `language` is ISO 639-1. */
export type Step = (text: string, marks: readonly Mark[], language: string) => readonly Mark[]

export const markOf = (text: string, label: Label, start: number, end: number, probability: number): Mark => ({
  ...{ label, start, end, probability },
  text: text.slice(start, end),
})

const boundary = /(?:(?<=[\p{L}\p{N})%€£$]{2})[.!?]+\s|\n)\s*/gu

/** The start of the sentence or line at a position. */
export function sentenceStart(text: string, at: number): number {
  const last = [...text.slice(0, at).matchAll(boundary)].at(-1)
  return last ? last.index + last[0].length : 0
}

/** The end of the sentence or line at a position. */
export const sentenceEnd = (text: string, at: number): number =>
  at + (/^(?:(?![.!?](?:\s|$))[^\n])*/u.exec(text.slice(at))?.[0].length ?? 0)

/** The marks with some removed and others added, in text order. */
export const changed = (marks: readonly Mark[], gone: readonly Mark[], more: readonly Mark[] = []): Mark[] =>
  [...marks.filter((mark) => !gone.includes(mark)), ...more].toSorted((one, other) => one.start - other.start)

export const marksWithin = (marks: readonly Mark[], start: number, end: number): Mark[] =>
  marks.filter((mark) => mark.start < end && start < mark.end)

/** The pattern source for list separators. */
export const joint = String.raw`(?:\s*[,;]\s*(?:(?:and|or|und|et|y|e|i|en|och)\s+)?|\s*[&/+]\s*|\s+(?:and|or|und|oder|et|y|e|i|en|och)\s+)`
