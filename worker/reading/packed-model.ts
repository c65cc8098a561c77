import { states } from './labels.ts'
import type { Model } from './tagger.ts'

/**
 * The weights as a file: base64 of deflated bytes; `lengths` gives each part's length. By feature, in hash order: the distance to the
 * previous hash (7 bits a byte), the number of weights, their states, and the weights in steps.
 */
export type PackedModel = {
  /** The hash of its training examples. */
  examples: string
  transitions: number[]
  lengths: number[]
  features: string
}

const size = states.length
/** A weight is stored in this many steps per unit. */
export const steps = 12

/** A 32-bit hash (FNV-1a). Features with the same hash share their weights. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

/** Inflates deflated bytes in base64. */
export async function inflated(packed: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The bytes of each part of the packed features. */
async function partsOf({ features, lengths }: PackedModel): Promise<Uint8Array<ArrayBuffer>[]> {
  const bytes = await inflated(features)
  const ends = lengths.map((_, nth) => lengths.slice(0, nth + 1).reduce((sum, length) => sum + length, 0))
  return lengths.map((length, nth) => bytes.slice((ends[nth] ?? 0) - length, ends[nth]))
}

export async function unpackModel(packed: PackedModel): Promise<Model> {
  const [hashes, counts, kept, signed] = (await partsOf(packed)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array<ArrayBuffer>,
  ]
  const weights = new Int8Array(signed.buffer)
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
