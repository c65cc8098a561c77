import { deflateRawSync } from 'node:zlib'
import { states } from '../../worker/reading/labels.ts'
import { hashOf, type PackedModel, steps } from '../../worker/reading/packed-model.ts'

const size = states.length
/** Smaller weights change hardly any mark. */
const least = 0.07

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
  const parts = [bytes.hashes, bytes.counts, bytes.states, bytes.weights]
  return {
    examples,
    transitions: [...transitions].map((weight) => Math.round(weight * 100) / 100),
    lengths: parts.map(({ length }) => length),
    features: deflateRawSync(Uint8Array.from(parts.flat()), { level: 9 }).toString('base64'),
  }
}
