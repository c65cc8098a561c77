import type { PictureType } from '../../../../worker/pictures/schema.ts'

export type PictureHead = {
  type: PictureType
  /** Whether it is known to move: what a canvas makes of it would stand still. */
  moves: boolean
}

/** What a file's first bytes say that it is, whatever it is called; undefined for anything but a picture that can be uploaded. */
export async function readPictureHead(file: Blob): Promise<PictureHead | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 32).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  if (text.startsWith('\xff\xd8\xff')) return { type: 'image/jpeg', moves: false }
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return { type: 'image/png', moves: false }
  if (/^GIF8[79]a/.test(text)) return { type: 'image/gif', moves: true }
  if (!text.startsWith('RIFF') || text.slice(8, 12) !== 'WEBP') return undefined
  // The extended form has a byte of flags, one of them for several frames.
  return { type: 'image/webp', moves: text.slice(12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0 }
}
