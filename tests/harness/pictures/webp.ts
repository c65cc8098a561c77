import { type Bytes, bytes, little, numbersFrom } from './bytes.ts'

/** A picture of one color, of the seed, in a few bytes whatever its size; at most 16,383 pixels a side. */
export function makeWebp(width: number, height: number, seed = 1): Bytes {
  const next = numbersFrom(seed)
  const bits: number[] = []
  const write = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit++) bits.push((value >> bit) & 1)
  }
  write(width - 1, 14)
  write(height - 1, 14)
  // No transparency, version 0, nothing transformed, no cache of colors, one group of codes.
  write(0, 1 + 3 + 1 + 1 + 1)
  // Green, red, blue, alpha and distance: each code has one symbol, which then takes no bits at all.
  for (const symbol of [next() * 256, next() * 256, next() * 256, 255, 0]) {
    write(0b101, 3)
    write(Math.floor(symbol), 8)
  }
  const packed = new Uint8Array(Math.ceil(bits.length / 8) + 1)
  for (const [at, bit] of bits.entries()) packed[at >> 3] = (packed[at >> 3] ?? 0) | (bit << (at & 7))
  const stream = bytes(0x2f, packed, packed.length % 2 === 0 ? 0 : '')
  return bytes('RIFF', little(stream.length + 12, 4), 'WEBPVP8L', little(stream.length, 4), stream)
}
