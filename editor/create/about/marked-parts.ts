export type MarkedRow = { key: string; quote: string; isSure: boolean }
/** A run of text: a fact's quote, or the text between two quotes. */
export type MarkedPart = { start: number; words: string; row?: MarkedRow }

/**
 * Splits a text at the quotes of rows. If quotes overlap, the first wins. Repeated quotes match successive occurrences.
 */
export function markedParts(text: string, rows: readonly MarkedRow[]): MarkedPart[] {
  const searchedTo = new Map<string, number>()
  const found = rows
    .filter(({ quote }) => quote.trim() !== '')
    .map((row) => {
      const start = text.indexOf(row.quote, searchedTo.get(row.quote) ?? 0)
      if (start >= 0) searchedTo.set(row.quote, start + row.quote.length)
      return { row, start }
    })
    .filter(({ start }) => start >= 0)
    .toSorted((a, b) => a.start - b.start)
  const parts: MarkedPart[] = []
  let end = 0
  for (const { row, start } of found) {
    if (start < end) continue
    if (start > end) parts.push({ start: end, words: text.slice(end, start) })
    end = start + row.quote.length
    parts.push({ start, words: text.slice(start, end), row })
  }
  return end < text.length ? [...parts, { start: end, words: text.slice(end) }] : parts
}
