import { type PictureHeader, viewOf } from './header.ts'

const startOfScan = 0xda
const endOfImage = 0xd9

/** Frame headers are C0 to CF but for these: tables of codes, an extension, arithmetic coding. */
const noFrames = new Set([0xc4, 0xc8, 0xcc])
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker)
/** Markers that have no content: TEM, and restarts. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** The sides that a JPEG's frame header gives; skips segments before it, which may contain other pictures. */
export function readJpegHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes)
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined
    // Any number of FF may stand before a marker.
    while (view.getUint8(at) === 0xff) at += 1
    const marker = view.getUint8(at)
    at += 1
    if (marker === startOfScan || marker === endOfImage) return undefined
    if (isFrame(marker)) return { width: view.getUint16(at + 5), height: view.getUint16(at + 3), frames: 1 }
    if (!standsAlone(marker)) at += view.getUint16(at)
  }
}
