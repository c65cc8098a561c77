export type Bytes = Uint8Array<ArrayBuffer>

export const ascii = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Concatenates bytes; numbers are single bytes, texts ASCII. */
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

/** Little-endian, as in GIF, ICO and RIFF. */
export const little = (value: number, size: 2 | 4): Bytes =>
  Uint8Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** index) & 255)

/** Big-endian, as in JPEG and PNG. */
export const big = (value: number, size: 2 | 4): Bytes => little(value, size).reverse()

/** Whether `all` contains `wanted`. */
export function includesBytes(all: Uint8Array, wanted: Uint8Array): boolean {
  const [first = 0] = wanted
  for (let at = all.indexOf(first); at >= 0; at = all.indexOf(first, at + 1))
    if (wanted.every((byte, index) => all[at + index] === byte)) return true
  return false
}

/** Random numbers from 0 to 1, repeatable by seed. */
export function numbersFrom(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** 47° 8′ 15.4321″ north in EXIF; no served picture may contain it. */
export const gpsBytes: Bytes = bytes(big(47, 4), big(1, 4), big(8, 4), big(1, 4), big(154321, 4), big(10000, 4))

/** The camera's name, which must be removed too. */
const cameraName = 'Shutter 3000'

export const cameraBytes: Bytes = ascii(cameraName)

const textType = 2
const shortType = 3
const longType = 4
const fractionType = 5

/** An EXIF segment with orientation (6 means a quarter turn), camera and location. */
export function exifSegment(orientation = 6): Bytes {
  const afterFirst = 8 + 2 + 3 * 12 + 4
  const gpsAt = afterFirst + cameraBytes.length + 1
  const afterGps = gpsAt + 2 + 4 * 12 + 4
  const first = bytes(
    big(3, 2),
    entry(0x0110, textType, cameraBytes.length + 1, big(afterFirst, 4)),
    entry(0x0112, shortType, 1, bytes(big(orientation, 2), 0, 0)),
    entry(0x8825, longType, 1, big(gpsAt, 4)),
    big(0, 4),
  )
  const gps = bytes(
    big(4, 2),
    entry(0x0001, textType, 2, bytes('N', 0, 0, 0)),
    entry(0x0002, fractionType, 3, big(afterGps, 4)),
    entry(0x0003, textType, 2, bytes('E', 0, 0, 0)),
    entry(0x0004, fractionType, 3, big(afterGps, 4)),
    big(0, 4),
  )
  const tiff = bytes('MM', big(42, 2), big(8, 4), first, cameraBytes, 0, gps, gpsBytes)
  return jpegSegment(0xe1, bytes('Exif', 0, 0, tiff))
}

const entry = (tag: number, type: number, count: number, value: Uint8Array): Bytes =>
  bytes(big(tag, 2), big(type, 2), big(count, 4), value)

export const gifEnd = 0x3b

/** Diagonal stripes in colors by seed; they move across `frames`. */
export function makeGif(width: number, height: number, seed = 1, frames = 1): Bytes {
  const all = Array.from({ length: frames }, (_, frame) => bytes(gifPause, gifFrame(width, height, frame)))
  return bytes(gifHeader(width, height, seed), frames > 1 ? gifForever : '', ...all, gifEnd)
}

/** The total size and 128 colors. */
export function gifHeader(width: number, height: number, seed = 1): Bytes {
  const next = numbersFrom(seed)
  const colors = Uint8Array.from({ length: 128 * 3 }, () => next() * 255)
  return bytes('GIF89a', little(width, 2), little(height, 2), 0xf6, 0, 0, colors)
}

export const gifComment = (text: string): Bytes => bytes(0x21, 0xfe, text.length, text, 0)

const gifForever = bytes(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 1, 0, 0, 0)
const gifPause = bytes(0x21, 0xf9, 4, 4, 10, 0, 0, 0)

/** Compression restarts before a code needs nine bits, so every pixel remains a byte. */
export function gifFrame(width: number, height: number, frame = 0): Bytes {
  const [begin, end, most] = [128, 129, 100]
  const codes: number[] = []
  for (let at = 0; at < width * height; at++) {
    if (at % most === 0) codes.push(begin)
    codes.push(Math.floor(((at % width) + Math.floor(at / width) + frame * 4) / 8) % 2)
  }
  codes.push(end)
  const blocks: Uint8Array[] = []
  for (let at = 0; at < codes.length; at += 255) {
    const block = Uint8Array.from(codes.slice(at, at + 255))
    blocks.push(bytes(block.length, block))
  }
  return bytes(0x2c, little(0, 4), little(width, 2), little(height, 2), 0, 7, ...blocks, 0)
}

/** A browser icon with one square PNG. */
export async function makeIco(side: number, seed = 1): Promise<Bytes> {
  const png = await makePng(side, side, seed)
  const start = 6 + 16
  const entry = bytes(
    side & 255,
    side & 255,
    0,
    0,
    little(1, 2),
    little(32, 2),
    little(png.length, 4),
    little(start, 4),
  )
  return bytes(little(0, 2), little(1, 2), little(1, 2), entry, png)
}

/** Gray squares of 8 pixels, with brightness by seed, after `segments` such as EXIF. */
export function makeJpeg(width: number, height: number, seed = 1, segments: Uint8Array = new Uint8Array()): Bytes {
  return bytes(
    ...[0xff, 0xd8],
    segments,
    jpegSegment(0xdb, bytes(0, new Uint8Array(64).fill(8))),
    jpegHeader(width, height),
    // Two code tables: the number of codes of each length, then the codes' meanings.
    jpegSegment(0xc4, bytes(0x00, 0, 0, 0, 12, new Uint8Array(12), ...Array.from({ length: 12 }, (_, index) => index))),
    jpegSegment(0xc4, bytes(0x10, 0, 1, new Uint8Array(14), 0)),
    jpegSegment(0xda, bytes(1, 1, 0, 0, 63, 0)),
    squares(Math.ceil(width / 8) * Math.ceil(height / 8), seed),
    ...jpegEnd,
  )
}

export const jpegEnd = bytes(0xff, 0xd9)

/** One gray component. */
export const jpegHeader = (width: number, height: number): Bytes =>
  jpegSegment(0xc0, bytes(8, big(height, 2), big(width, 2), 1, 1, 0x11, 0))

export const jpegSegment = (kind: number, data: Uint8Array): Bytes => bytes(0xff, kind, big(data.length + 2, 2), data)

/** Encodes each square's brightness as the difference from the previous square's. */
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
    // 'End of block' is the only code of the second table.
    write(0, 2)
    before = light
  }
  if (held > 0) write(2 ** (8 - held) - 1, 8 - held)
  return Uint8Array.from(out)
}

export const pngStart = bytes(0x89, 'PNG\r\n', 0x1a, '\n')

/** Diagonal stripes in colors by seed. */
export async function makePng(width: number, height: number, seed = 1): Promise<Bytes> {
  return bytes(pngStart, pngHeader(width, height), await pngPixels(width, height, seed), pngChunk('IEND'))
}

/** Eight bits each for red, green and blue. */
export const pngHeader = (width: number, height: number): Bytes =>
  pngChunk('IHDR', bytes(big(width, 4), big(height, 4), 8, 2, 0, 0, 0))

export async function pngPixels(width: number, height: number, seed: number): Promise<Bytes> {
  const next = numbersFrom(seed)
  const [from, to] = [0, 1].map(() => [next() * 255, next() * 255, next() * 255]) as [number[], number[]]
  const stripe = 4 + Math.floor(next() * 12)
  const row = width * 3 + 1
  const pixels = new Uint8Array(row * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(Math.floor((x + y) / stripe) % 2 === 0 ? from : to, y * row + 1 + x * 3)
  return pngChunk('IDAT', await deflate(pixels))
}

export function pngChunk(name: string, data: Uint8Array = new Uint8Array()): Bytes {
  const body = bytes(name, data)
  return bytes(big(data.length, 4), body, big(checksum(body), 4))
}

async function deflate(data: Bytes): Promise<Bytes> {
  const packed = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

const checksum = (data: Uint8Array): number =>
  (data.reduce((sum, byte) => (checksums[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0

/** A single-color picture by seed. Takes few bytes at any size up to 16,383 pixels per side. */
export function makeWebp(width: number, height: number, seed = 1): Bytes {
  const next = numbersFrom(seed)
  const bits: number[] = []
  const write = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit++) bits.push((value >> bit) & 1)
  }
  write(width - 1, 14)
  write(height - 1, 14)
  // No alpha, version 0, no transforms, no color cache, one group of codes.
  write(0, 1 + 3 + 1 + 1 + 1)
  // Green, red, blue, alpha and distance have one symbol each, which takes no bits.
  for (const symbol of [next() * 256, next() * 256, next() * 256, 255, 0]) {
    write(0b101, 3)
    write(Math.floor(symbol), 8)
  }
  const packed = new Uint8Array(Math.ceil(bits.length / 8) + 1)
  for (const [at, bit] of bits.entries()) packed[at >> 3] = (packed[at >> 3] ?? 0) | (bit << (at & 7))
  const stream = bytes(0x2f, packed, packed.length % 2 === 0 ? 0 : '')
  return bytes('RIFF', little(stream.length + 12, 4), 'WEBPVP8L', little(stream.length, 4), stream)
}
