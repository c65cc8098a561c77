import { estimate, newSketch, observe } from './visitor-sketch.ts'

/** Up to so many, visitors of a day are counted exactly. */
export const mostExact = 10_000
const bytesEach = 6
const kinds = { exact: 0, sketch: 1 }

/** Who visited on one day, by the first six bytes of hashes: each of them, or a sketch when there are more than `mostExact`. */
export class VisitorSet {
  readonly #exact = new Set<number>()
  #sketch: Uint8Array | undefined

  /** `stored`: what `store` returned. */
  constructor(stored: ArrayBuffer | null) {
    if (!stored) return
    const bytes = new Uint8Array(stored)
    if (bytes[0] === kinds.sketch) this.#sketch = bytes.slice(1)
    else for (let at = 1; at < bytes.length; at += bytesEach) this.#exact.add(numberAt(bytes, at))
  }

  add(hash: Uint8Array): void {
    const number = numberAt(hash, 0)
    if (this.#sketch) observe(this.#sketch, number)
    else this.#exact.add(number)
    if (this.#exact.size <= mostExact) return
    this.#sketch = newSketch()
    for (const each of this.#exact) observe(this.#sketch, each)
    this.#exact.clear()
  }

  /** Exact up to `mostExact`, else estimated. */
  get size(): number {
    return this.#sketch ? Math.max(mostExact + 1, estimate(this.#sketch)) : this.#exact.size
  }

  store(): ArrayBuffer {
    if (this.#sketch) return Uint8Array.of(kinds.sketch, ...this.#sketch).buffer
    const bytes = new Uint8Array(1 + this.#exact.size * bytesEach)
    const view = new DataView(bytes.buffer)
    let at = 1
    for (const number of this.#exact) {
      view.setUint16(at, Math.floor(number / 2 ** 32))
      view.setUint32(at + 2, number % 2 ** 32)
      at += bytesEach
    }
    return bytes.buffer
  }
}

function numberAt(bytes: Uint8Array, at: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at)
  return view.getUint16(0) * 2 ** 32 + view.getUint32(2)
}
