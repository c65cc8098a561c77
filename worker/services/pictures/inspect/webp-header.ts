import { hasText, type PictureHeader, viewOf } from './header.ts'

const firstChunk = 12
const content = firstChunk + 8

/** The sides that a WebP's first chunk gives, in whichever of its three kinds. */
export function readWebpHeader(bytes: Uint8Array): PictureHeader | undefined {
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
