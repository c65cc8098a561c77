import type { FoundService } from './priced-by.ts'
import { folded } from './text.ts'

/**
 * Drops rows that a priced row names more precisely: 'Fencing' in the first sentence if 'Closeboard fencing' has a price. An uncertain
 * 'Repair pianos' next to a priced 'Repairs' isn't asked about.
 */
export function mergeGeneral(text: string, rows: readonly FoundService[]): FoundService[] {
  const merged = new Map(rows.map((row) => [row, row]))
  for (const row of rows) {
    if (!isBareName(row) || isPricedLine(text, row, rows)) continue
    if (!row.isSure && rows.some((other) => other !== row && hasPrice(other) && other.isSure && isPartOf(other, row))) {
      merged.delete(row)
      continue
    }
    const exact = rows.find((other) => other !== row && hasPrice(other) && other.isSure && isPartOf(row, other))
    if (!exact) continue
    const kept = merged.get(exact) ?? exact
    merged.set(exact, { ...kept, spans: [...kept.spans, ...row.spans] })
    merged.delete(row)
  }
  return [...merged.values()]
}

const hasPrice = ({ price, priceWords }: FoundService) => price !== null || priceWords !== ''

const isBareName = (row: FoundService) =>
  !hasPrice(row) && row.variant === '' && row.duration === '' && row.note === '' && row.group === ''

/** Whether the row's own sentence has prices, which makes the row an item of its list. */
function isPricedLine(text: string, { spans: [own] }: FoundService, rows: readonly FoundService[]): boolean {
  const [start, end] = own ?? [0, 0]
  const [before = ''] = text.slice(0, start).split(sentenceEnd).slice(-1)
  const [behind = ''] = text.slice(end).split(sentenceEnd)
  const isHere = (at: number) => at >= start - before.length && at <= end + behind.length
  return rows.some((row) => hasPrice(row) && row.spans.some(([at]) => isHere(at)))
}

const sentenceEnd = /[.!?]\s|\n/u

const isPartOf = ({ name }: FoundService, exact: FoundService) => {
  const words = folded(exact.name).split(' ')
  return folded(name)
    .split(' ')
    .every((word) => words.some((other) => isSameWord(word, other)))
}

const minStemLength = 4
/** Noun and verb endings: 'sweep' and 'sweeping', 'Stufa' and 'stufe'. */
const ending = /^(?:[aeinos]|e?s|e[nrm]|i?ng(?:en|s)?|ung(?:en)?|ed|as|os)?$/u

function isSameWord(word: string, other: string): boolean {
  if (word === other) return true
  let length = 0
  while (length < word.length && word[length] === other[length]) length += 1
  return length >= minStemLength && ending.test(word.slice(length)) && ending.test(other.slice(length))
}
