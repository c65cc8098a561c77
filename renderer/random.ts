/** A seeded random number generator. The same seed gives the same numbers on every machine. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next: () => number
  between: (from: number, to: number) => number
  pick: <T>(items: readonly [T, ...T[]]) => T
  chance: (share: number) => boolean
  /** Returns a copy. */
  shuffle: <T>(items: readonly T[]) => T[]
}

export function createRandom(text: string): Random {
  let state = hash(text)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (share) => next() < share,
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}

/** FNV-1a with a final avalanche, so that seeds 1 and 2 produce unrelated numbers. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  return Math.imul(h ^ (h >>> 13), 0xc2b2ae35) ^ (h >>> 16)
}
