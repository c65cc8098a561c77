import type { Span } from './text-spans.ts'

/** Longer asides are no part of a fact's words. */
const longest = 48

/** The span with the whole of a bracket that it cuts, or none of it. `limit`: where the next words of another fact begin. */
export function wholeBracket(text: string, [start, end]: Span, limit = text.length): Span {
  const open = text.slice(start, end).lastIndexOf('(')
  const close = text.slice(start, end).indexOf(')')
  if (close >= 0 && !text.slice(start, start + close).includes('(')) return [start, start + close]
  if (open < 0 || text.slice(start + open, end).includes(')')) return [start, end]
  const rest = /^[^()\n]*\)/.exec(text.slice(end, end + longest))?.[0].length ?? 0
  if (rest > 0 && end + rest <= limit) return [start, end + rest]
  return [start, start + text.slice(start, start + open).trimEnd().length]
}
