import { type Bytes, big, bytes, numbersFrom } from './bytes.ts'

export const pngStart = bytes(0x89, 'PNG\r\n', 0x1a, '\n')

/** A picture of slanting stripes, in colors of the seed. */
export async function makePng(width: number, height: number, seed = 1): Promise<Bytes> {
  return bytes(pngStart, pngHeader(width, height), await pngPixels(width, height, seed), pngChunk('IEND'))
}

/** Eight bits for each of red, green and blue. */
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
