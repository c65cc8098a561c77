/**
 * A pattern's source with `(?i:…)` written out: each letter inside in both cases. V8 (Node 24, workerd) knows the modifier, but a pattern
 * with one stops matching once it has run often enough to be compiled.
 */
export function anyCase(source: string): string {
  const start = source.indexOf('(?i:')
  if (start < 0) return source
  const end = closingOf(source, start)
  const inner = anyCase(source.slice(start + 4, end))
  return `${source.slice(0, start)}(?:${inner.replace(piece, bothCases)})${anyCase(source.slice(end + 1))}`
}

/** A class, an escape, a count or the beginning of a group, which stay as they are; or a letter. */
const piece = /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\.|\{[\d,]*\}|\(\?(?::|[=!]|<[=!]|<\w+>)|\p{L}/gsu

function bothCases(part: string): string {
  if (!/^\p{L}$/u.test(part)) return part
  const [lower, upper] = [part.toLowerCase(), part.toUpperCase()]
  return lower === upper || upper.length > 1 ? part : `[${lower}${upper}]`
}

/** Where the group that begins at `start` ends. */
function closingOf(source: string, start: number): number {
  let depth = 0
  for (const { 0: sign, index } of source.slice(start).matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()]/gs)) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0 && sign === ')') return start + index
  }
  throw new Error(`an open group in ${source}`)
}
