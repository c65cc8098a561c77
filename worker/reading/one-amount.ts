import type { FoundService } from './priced-by.ts'
import { type Span, sliceOf } from './text.ts'

/** A row and the positions of its amounts. */
export type PlacedRow = FoundService & { amounts: readonly Span[] }

const signed = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|(?:CHF|EUR|GBP|USD|zł|kr|quid|euros?|dollars?|bucks|pounds?)(?!\p{L}))/iu
const bare = /(?<![\p{N}.,:/-])\d{2,4}(?![\p{N}%°:]|[.,-]\d|\s?\p{L})/u

/** Drops notes with a second amount, and rows whose names have one. The owner's sentence still contains both. */
export const withOneAmount = (text: string, rows: readonly PlacedRow[]): PlacedRow[] =>
  rows.flatMap((row) => {
    const isPriced = row.amounts.length > 0
    const isSigned = row.amounts.some((one) => /\p{Sc}/u.test(sliceOf(text, one)))
    const saysAmount = (words: string) => signed.test(words) || (isPriced && !isSigned && bare.test(words))
    if (isPriced && saysAmount(row.name)) return []
    return [saysAmount(row.note) ? { ...row, note: '' } : row]
  })
