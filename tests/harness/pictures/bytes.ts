export type Bytes = Uint8Array<ArrayBuffer>

export const ascii = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Numbers are single bytes, texts ASCII. */
export function bytes(...parts: (number | string | Uint8Array)[]): Bytes {
  const arrays = parts.map((part) =>
    typeof part === 'number' ? Uint8Array.of(part) : typeof part === 'string' ? ascii(part) : part,
  )
  const whole = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const array of arrays) {
    whole.set(array, at)
    at += array.length
  }
  return whole
}

/** The lowest byte first, as GIF, ICO and RIFF have it. */
export const little = (value: number, size: 2 | 4): Bytes =>
  Uint8Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** index) & 255)

/** The highest byte first, as JPEG and PNG have it. */
export const big = (value: number, size: 2 | 4): Bytes => little(value, size).reverse()

/** Whether `wanted` is somewhere within `all`. */
export function includesBytes(all: Uint8Array, wanted: Uint8Array): boolean {
  const [first = 0] = wanted
  for (let at = all.indexOf(first); at >= 0; at = all.indexOf(first, at + 1))
    if (wanted.every((byte, index) => all[at + index] === byte)) return true
  return false
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
