type Wanted = {
  /** What a model suggests, where there is one. */
  asked: readonly string[] | undefined
  /** What was shown already. */
  taken: readonly string[]
  count: number
}

/** The number of shown suggestions that a model gets: more would cost more than they help. */
const mostTold = 48
export const toldTo = (taken: readonly string[]) => taken.slice(-mostTold)

/**
 * So many suggestions, each once and none of those taken: a model's as far as they go, then the composer's. `compose` gets how many are
 * missing and what not to suggest again.
 */
export function filledUp(
  { asked = [], taken, count }: Wanted,
  compose: (count: number, taken: readonly string[]) => readonly string[],
): string[] {
  const seen = new Set(taken.map((one) => one.toLowerCase()))
  const fresh = new Map(asked.filter((one) => !seen.has(one.toLowerCase())).map((one) => [one.toLowerCase(), one]))
  const first = [...fresh.values()].slice(0, count)
  return first.length === count ? first : [...first, ...compose(count - first.length, [...taken, ...first])]
}
