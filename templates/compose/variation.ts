/** A whole number from 0 to 2^31 - 1 made of a text: FNV-1a, the same everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) & 0x7fffffff
}

/** The list begun at an entry that the seed and the purpose decide, so that two businesses of a kind begin differently. */
export function turned<T>(entries: readonly T[], seed: number, purpose: string): T[] {
  const start = entries.length === 0 ? 0 : hashOf(`${seed} ${purpose}`) % entries.length
  return [...entries.slice(start), ...entries.slice(0, start)]
}
