import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Each pixel's red, green and blue, row by row. */
export type Pixels = { width: number; height: number; rgb: Uint8Array }

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The maximum side of a tile, in pixels. */
const maxSide = 1024

type Chunks = { header: DataView; palette: Uint8Array; packed: Uint8Array[] }

/** Channels per pixel by color type. With a palette, a pixel may take less than a byte. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * Decodes a PNG from a tile server: eight bits per channel, or a palette. Undefined for other or broken files. Ignores transparency, which
 * maps don't use. Written here because fast-png unpacks files without a size limit.
 */
export function decodePng(bytes: Uint8Array): Pixels | undefined {
  const chunks = chunksOf(bytes)
  if (!chunks) return undefined
  const { header, palette, packed } = chunks
  const [width, height] = [header.getUint32(0), header.getUint32(4)]
  const [depth, type, interlaced] = [header.getUint8(8), header.getUint8(9), header.getUint8(12)]
  const perPixel = channels[type]
  const isRead = depth === 8 || (type === 3 && [1, 2, 4].includes(depth))
  if (!perPixel || !isRead || interlaced !== 0 || width === 0 || height === 0) return undefined
  if (width > maxSide || height > maxSide) return undefined
  const stride = Math.ceil((width * perPixel * depth) / 8)
  const size = (stride + 1) * height
  const lines = inflated(packed, size)
  if (lines?.length !== size || !unfilter(lines, stride, perPixel)) return undefined
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1) + 1
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const from = start + x * perPixel
      if (type === 3) {
        const bit = x * depth
        const index = ((lines[start + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
        rgb.set(palette.subarray(index * 3, index * 3 + 3), at)
      } else if (perPixel < 3) rgb.fill(lines[from] ?? 0, at, at + 3)
      else rgb.set(lines.subarray(from, from + 3), at)
    }
  }
  return { width, height, rgb }
}

function chunksOf(bytes: Uint8Array): Chunks | undefined {
  if (signature.some((byte, nth) => bytes[nth] !== byte)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: Partial<Chunks> & Pick<Chunks, 'packed' | 'palette'> = { packed: [], palette: new Uint8Array() }
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const [start, end] = [at + 8, at + 8 + length]
    if (end + 4 > bytes.length) return undefined
    const name = String.fromCharCode(...bytes.subarray(at + 4, start))
    if (name === 'IHDR' && length === 13) found.header = new DataView(bytes.buffer, bytes.byteOffset + start, length)
    if (name === 'PLTE') found.palette = bytes.subarray(start, end)
    if (name === 'IDAT') found.packed.push(bytes.subarray(start, end))
    at = end + 4
  }
  return found.header ? { ...found, header: found.header } : undefined
}

/** In bytes. workerd's zlib treats the limit as reached when less room than this is left. */
const chunkSize = 16_384

/** Inflates to little more than the size that the header promises. */
function inflated(packed: Uint8Array[], size: number): Uint8Array | undefined {
  const whole = new Uint8Array(packed.reduce((sum, { length }) => sum + length, 0))
  packed.reduce((at, part) => {
    whole.set(part, at)
    return at + part.length
  }, 0)
  try {
    return inflateSync(whole, { maxOutputLength: size + chunkSize })
  } catch {
    return undefined
  }
}

/** Undoes the filter of each line, in place. False for an unknown filter. https://www.w3.org/TR/png-3/#9Filters */
function unfilter(lines: Uint8Array, stride: number, perPixel: number): boolean {
  for (let line = 0; line < lines.length; line += stride + 1) {
    const filter = lines[line] ?? 0
    if (filter > 4) return false
    for (let nth = 0; nth < stride; nth += 1) {
      const at = line + 1 + nth
      const left = nth < perPixel ? 0 : (lines[at - perPixel] ?? 0)
      const above = line === 0 ? 0 : (lines[at - stride - 1] ?? 0)
      const corner = line === 0 || nth < perPixel ? 0 : (lines[at - stride - 1 - perPixel] ?? 0)
      const guess = [0, left, above, (left + above) >> 1, filter === 4 ? nearest(left, above, corner) : 0][filter] ?? 0
      lines[at] = (lines[at] ?? 0) + guess
    }
  }
  return true
}

/** The neighbor closest to their linear prediction. */
function nearest(left: number, above: number, corner: number): number {
  const promised = left + above - corner
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((one) => Math.abs(promised - one)) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

/** Encodes a PNG quickly, for files that are re-encoded right away. */
export function encodePng({ width, height, rgb }: Pixels): Uint8Array<ArrayBuffer> {
  const lines = new Uint8Array((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1)
    lines.set(rgb.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1)
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint8(8, 8)
  header.setUint8(9, 2)
  const parts = [
    new Uint8Array(signature),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', deflateSync(lines, { level: 1 })),
    chunk('IEND', new Uint8Array()),
  ]
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  parts.reduce((at, part) => {
    whole.set(part, at)
    return at + part.length
  }, 0)
  return whole
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}
