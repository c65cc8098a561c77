import { limits } from '../../renderer/document/fields/limits.ts'
import { AppError } from '../platform/http/errors.ts'
import { maxPixels, type PictureType } from './schema.ts'
import type { PictureKind } from './sizes.ts'

/** The Images service's limits: the longer side, and the total pixels of all frames. */
const maxSide = 12_000
const maxPixelsOfAllFrames = 50_000_000
/** Every frame costs a decoder time, however small the frame is. */
const maxFrames = 2_000

export type Inspected = PictureHeader & { type: PictureType }
type Kind = {
  type: PictureType
  isIt: (bytes: Uint8Array) => boolean
  read: (bytes: Uint8Array) => PictureHeader | undefined
}

const kinds: Kind[] = [
  { type: 'image/jpeg', isIt: (bytes) => hasText(bytes, 0, '\xff\xd8\xff'), read: readJpegHeader },
  { type: 'image/png', isIt: (bytes) => hasText(bytes, 0, '\x89PNG\r\n\x1a\n'), read: readPngHeader },
  {
    type: 'image/gif',
    isIt: (bytes) => hasText(bytes, 0, 'GIF87a') || hasText(bytes, 0, 'GIF89a'),
    read: readGifHeader,
  },
  {
    type: 'image/webp',
    isIt: (bytes) => hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP'),
    read: readWebpHeader,
  },
]

/**
 * Identifies a file by its first bytes and reads its dimensions from its header, without decoding. Throws unsupported_media_type for
 * anything but the four picture formats, and picture_unreadable for a file that is empty, truncated or too large to decode.
 */
export function inspectPicture(bytes: Uint8Array): Inspected {
  if (bytes.length === 0) throw new AppError('picture_unreadable', { bytes: 0 })
  const kind = kinds.find(({ isIt }) => isIt(bytes))
  if (!kind) throw new AppError('unsupported_media_type')
  const header = readHeader(kind, bytes)
  if (!header) throw new AppError('picture_unreadable')
  const { width, height, frames } = header
  const isTooLarge =
    width * height > maxPixels ||
    Math.max(width, height) > maxSide ||
    (frames > 1 && (width * height * frames > maxPixelsOfAllFrames || frames > maxFrames))
  if (width === 0 || height === 0 || isTooLarge) {
    throw new AppError('picture_unreadable', { ...header, mostPixels: maxPixels, mostPixelsASide: maxSide })
  }
  return { type: kind.type, ...header }
}

/** Undefined for an invalid or truncated header. */
function readHeader({ read }: Kind, bytes: Uint8Array): PictureHeader | undefined {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const card = { width: 1200, height: 630 }

/** A browser icon must be square and small; a card must have the shape that social networks show. Throws picture_unreadable. */
export function mustFitKind(kind: PictureKind, { width, height }: PictureHeader): void {
  if (kind === 'icon' && (width !== height || width > limits.faviconPixels)) {
    throw new AppError('picture_unreadable', { width, height, square: true, most: limits.faviconPixels })
  }
  if (kind === 'card' && (width !== card.width || height !== card.height)) {
    throw new AppError('picture_unreadable', { width, height, wanted: card })
  }
}

const extension = 0x21
const frameDescriptor = 0x2c
const end = 0x3b

/** The size of a color table in bytes, from its flags. */
const colorTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/**
 * A GIF's frame count and canvas size: its screen, enlarged to fit frames beyond it, since decoders allocate that much. In a truncated
 * file, counts the frames up to the break.
 */
function readGifHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes)
  const header = { width: view.getUint16(6, true), height: view.getUint16(8, true), frames: 0 }
  let at = 13 + colorTable(view.getUint8(10))
  while (at < bytes.length && bytes[at] !== end) {
    if (bytes[at] === frameDescriptor) {
      if (at + 10 > bytes.length) break
      header.width = Math.max(header.width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true))
      header.height = Math.max(header.height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true))
      header.frames += 1
      at = afterBlocks(bytes, at + 11 + colorTable(view.getUint8(at + 9)))
    } else if (bytes[at] === extension) {
      at = afterBlocks(bytes, at + 2)
    } else break
  }
  return header.frames > 0 ? header : undefined
}

/** Data consists of blocks with a length byte; a length of zero ends it. */
function afterBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  while (bytes[at]) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

/** The dimensions in a PNG's first chunk, which must be its header. */
function readPngHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes)
  if (view.getUint32(8) !== 13 || !hasText(bytes, 12, 'IHDR')) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20), frames: 1 }
}

const startOfScan = 0xda
const endOfImage = 0xd9

/** Frame headers are C0 to CF except these: code tables, an extension, arithmetic coding. */
const noFrames = new Set([0xc4, 0xc8, 0xcc])
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker)
/** Markers without content: TEM and restarts. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** The dimensions in a JPEG's frame header. Skips the segments before it, which may contain other pictures. */
function readJpegHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes)
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined
    // Any number of FF bytes may precede a marker.
    while (view.getUint8(at) === 0xff) at += 1
    const marker = view.getUint8(at)
    at += 1
    if (marker === startOfScan || marker === endOfImage) return undefined
    if (isFrame(marker)) return { width: view.getUint16(at + 5), height: view.getUint16(at + 3), frames: 1 }
    if (!standsAlone(marker)) at += view.getUint16(at)
  }
}

const firstChunk = 12
const content = firstChunk + 8

/** The dimensions in a WebP's first chunk, which has one of three formats. */
function readWebpHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes)
  if (hasText(bytes, firstChunk, 'VP8 ')) return readLossy(view)
  if (hasText(bytes, firstChunk, 'VP8L')) return readLossless(view)
  if (hasText(bytes, firstChunk, 'VP8X')) return readExtended(bytes, view)
  return undefined
}

function readLossy(view: DataView): PictureHeader | undefined {
  if (view.getUint16(content + 3) !== 0x9d01 || view.getUint8(content + 5) !== 0x2a) return undefined
  const side = (at: number) => view.getUint16(at, true) & 0x3fff
  return { width: side(content + 6), height: side(content + 8), frames: 1 }
}

function readLossless(view: DataView): PictureHeader | undefined {
  if (view.getUint8(content) !== 0x2f) return undefined
  const bits = view.getUint32(content + 1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, frames: 1 }
}

function readExtended(bytes: Uint8Array, view: DataView): PictureHeader {
  const side = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1
  return { width: side(content + 4), height: side(content + 7), frames: Math.max(1, countFrames(bytes, view)) }
}

function countFrames(bytes: Uint8Array, view: DataView): number {
  let frames = 0
  for (let at = firstChunk; at + 8 <= bytes.length; ) {
    if (hasText(bytes, at, 'ANMF')) frames += 1
    const length = view.getUint32(at + 4, true)
    at += 8 + length + (length % 2)
  }
  return frames
}

/** The fields in a file's header. */
type PictureHeader = {
  /** In pixels, as stored: a camera may store a picture on its side. */
  width: number
  height: number
  /** 1 for a still picture. */
  frames: number
}

/** Reading past the file's end throws a RangeError, which means that the file is truncated. */
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Whether a position has these letters. */
const hasText = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
