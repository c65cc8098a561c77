/** Numbers from a seed (mulberry32), so that a run can be had again. */
export function randomFrom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  /** A whole number below `end`. */
  const below = (end) => Math.floor(next() * end)
  const oneOf = (list) => list[below(list.length)]
  const chance = (part) => next() < part
  /** One of [weight, value] pairs. */
  const weighed = (pairs) => {
    let left = next() * pairs.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, value] of pairs) {
      left -= weight
      if (left < 0) return value
    }
    return pairs.at(-1)[1]
  }
  return { next, below, oneOf, chance, weighed }
}
