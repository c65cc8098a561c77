import type { Span } from './text-spans.ts'

/** In characters. Longer asides don't belong to a fact. */
const maxBracketLength = 48

/** The span, extended or shortened so that it doesn't cut a bracket. `limit`: where the next fact's words start. */
export function wholeBracket(text: string, [start, end]: Span, limit = text.length): Span {
  const open = text.slice(start, end).lastIndexOf('(')
  const close = text.slice(start, end).indexOf(')')
  if (close >= 0 && !text.slice(start, start + close).includes('(')) return [start, start + close]
  if (open < 0 || text.slice(start + open, end).includes(')')) return [start, end]
  const rest = /^[^()\n]*\)/.exec(text.slice(end, end + maxBracketLength))?.[0].length ?? 0
  if (rest > 0 && end + rest <= limit) return [start, end + rest]
  return [start, start + text.slice(start, start + open).trimEnd().length]
}
