import { states } from './labels.ts'
import type { Model } from './tagger.ts'

/**
 * The weights as a file. All but the transitions is base64 of bytes, by feature in the order of their hashes: the distance to the hash
 * before (7 bits a byte), how many weights it has, the states they are for, and the weights in steps.
 */
export type PackedModel = {
  /** The hash of the examples that it was trained on. */
  examples: string
  transitions: number[]
  hashes: string
  counts: string
  states: string
  weights: string
}

const size = states.length
/** A weight is stored in this many steps per unit. */
const steps = 8
/** Smaller weights change hardly any mark. */
const least = 0.15

/** A 32-bit hash (FNV-1a). Features with the same one share their weights. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

export type Trained = { features: ReadonlyMap<string, number>; weights: Float32Array; transitions: Float32Array }

export function packModel({ features, weights, transitions }: Trained, examples: string): PackedModel {
  const bytes = { hashes: [] as number[], counts: [] as number[], states: [] as number[], weights: [] as number[] }
  const rows = [...features].map(([name, index]) => ({ hash: hashOf(name), start: index * size }))
  let last = 0
  for (const { hash, start } of rows.sort((one, other) => one.hash - other.hash)) {
    const own = [...weights.subarray(start, start + size)].map((weight) =>
      Math.abs(weight) < least ? 0 : Math.max(-127, Math.min(127, Math.round(weight * steps))),
    )
    const kept = own.flatMap((weight, state) => (weight === 0 ? [] : [state]))
    if (kept.length === 0 || (hash === last && last !== 0)) continue
    let distance = hash - last
    for (; distance >= 128; distance = Math.floor(distance / 128)) bytes.hashes.push(128 + (distance % 128))
    bytes.hashes.push(distance)
    bytes.counts.push(kept.length)
    bytes.states.push(...kept)
    bytes.weights.push(...kept.map((state) => (own[state] as number) & 255))
    last = hash
  }
  const text = (list: number[]) => Buffer.from(list).toString('base64')
  return {
    examples,
    transitions: [...transitions].map((weight) => Math.round(weight * 100) / 100),
    hashes: text(bytes.hashes),
    counts: text(bytes.counts),
    states: text(bytes.states),
    weights: text(bytes.weights),
  }
}

const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

export function unpackModel(packed: PackedModel): Model {
  const [hashes, counts, kept] = [packed.hashes, packed.counts, packed.states].map(bytesOf) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  const weights = new Int8Array(bytesOf(packed.weights).buffer)
  const byHash = new Map<number, Float32Array>()
  let [hash, place, next] = [0, 0, 0]
  for (const count of counts) {
    let factor = 1
    for (; (hashes[place] ?? 0) >= 128; place += 1) {
      hash += ((hashes[place] as number) - 128) * factor
      factor *= 128
    }
    hash += (hashes[place] ?? 0) * factor
    place += 1
    const own = new Float32Array(size)
    for (const end = next + count; next < end; next += 1) own[kept[next] as number] = (weights[next] as number) / steps
    byHash.set(hash, own)
  }
  return { weightsOf: (feature) => byHash.get(hashOf(feature)), transitions: Float32Array.from(packed.transitions) }
}
