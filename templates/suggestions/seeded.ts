import { hashOf } from '../compose/tones.ts'

/** The entries in an order that only the seed decides. */
export function shuffled(entries: readonly string[], seed: number): string[] {
  const places = new Map(entries.map((entry) => [entry, hashOf(`${seed} ${entry}`)]))
  return [...places.keys()].toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

/** A text as it counts when two are compared: 'The  Dry Floor' is 'the dry floor'. */
export const alike = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
