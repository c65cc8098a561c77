import { hasText, type PictureHeader, viewOf } from './header.ts'

/** The sides in a PNG's first chunk, which has to be its header. */
export function readPngHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes)
  if (view.getUint32(8) !== 13 || !hasText(bytes, 12, 'IHDR')) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20), frames: 1 }
}
