import { type PictureHeader, viewOf } from './header.ts'

const extension = 0x21
const frameDescriptor = 0x2c
const end = 0x3b

/** How many bytes a table of colors has, by the flags that announce it. */
const colorTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/**
 * A GIF's frames and the sides of what they are drawn on: of its screen, or further where a frame reaches over it, since
 * decoders make room for that. A file that ends early counts as far as it goes.
 */
export function readGifHeader(bytes: Uint8Array): PictureHeader | undefined {
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

/** Data comes in blocks that say their length; one of no length is the last. */
function afterBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  while (bytes[at]) at += 1 + (bytes[at] ?? 0)
  return at + 1
}
