import type { FoundPlace } from './schema.ts'

/** A place this many times larger than its namesakes needs no region. */
export const farLarger = 10

/**
 * The only place with exactly the query's name, or one far larger than its namesakes. Undefined if ambiguous. Without populations, the best
 * match.
 */
export function meantPlace(places: readonly FoundPlace[]): FoundPlace | undefined {
  const named = places.filter(({ exact }) => exact)
  const [largest, next] = named.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
  if (!next || named.some(({ population }) => population === null)) return named[0]
  return (largest?.population ?? 0) >= farLarger * (next.population ?? 0) ? largest : undefined
}
