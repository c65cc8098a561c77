import { type Bytes, big, bytes, numbersFrom } from './bytes.ts'

/** A picture of gray squares of 8 pixels, as dark as the seed says, with `segments` (EXIF for one) before it. */
export function makeJpeg(width: number, height: number, seed = 1, segments: Uint8Array = new Uint8Array()): Bytes {
  return bytes(
    ...[0xff, 0xd8],
    segments,
    jpegSegment(0xdb, bytes(0, new Uint8Array(64).fill(8))),
    jpegHeader(width, height),
    // Two tables of codes: how many there are of each length, then what they mean.
    jpegSegment(0xc4, bytes(0x00, 0, 0, 0, 12, new Uint8Array(12), ...Array.from({ length: 12 }, (_, index) => index))),
    jpegSegment(0xc4, bytes(0x10, 0, 1, new Uint8Array(14), 0)),
    jpegSegment(0xda, bytes(1, 1, 0, 0, 63, 0)),
    squares(Math.ceil(width / 8) * Math.ceil(height / 8), seed),
    ...jpegEnd,
  )
}

export const jpegEnd = bytes(0xff, 0xd9)

/** One component: gray. */
export const jpegHeader = (width: number, height: number): Bytes =>
  jpegSegment(0xc0, bytes(8, big(height, 2), big(width, 2), 1, 1, 0x11, 0))

export const jpegSegment = (kind: number, data: Uint8Array): Bytes => bytes(0xff, kind, big(data.length + 2, 2), data)

/** Each square says by how much it is lighter than the one before; nothing else is in it. */
function squares(count: number, seed: number): Bytes {
  const next = numbersFrom(seed)
  const out: number[] = []
  let [buffer, held, before] = [0, 0, 0]
  const write = (value: number, size: number) => {
    buffer = (buffer << size) | value
    for (held += size; held >= 8; held -= 8) {
      const byte = (buffer >> (held - 8)) & 255
      out.push(byte, ...(byte === 255 ? [0] : []))
    }
    buffer &= (1 << held) - 1
  }
  for (let square = 0; square < count; square++) {
    const light = Math.floor(next() * 200) - 100
    const step = light - before
    const size = step === 0 ? 0 : Math.floor(Math.log2(Math.abs(step))) + 1
    write(size, 4)
    write(step < 0 ? step + 2 ** size - 1 : step, size)
    // 'Nothing more in this square' is the one code of the second table.
    write(0, 2)
    before = light
  }
  if (held > 0) write(2 ** (8 - held) - 1, 8 - held)
  return Uint8Array.from(out)
}
