import { type Bytes, bytes } from './bytes.ts'
import { gifEnd, gifFrame, gifHeader } from './gif.ts'
import type { HostileFile } from './hostile-file.ts'
import { jpegHeader, makeJpeg } from './jpeg.ts'
import { pngChunk, pngHeader, pngPixels, pngStart } from './png.ts'
import { makeWebp } from './webp.ts'

export const mostBytes = 15_728_640

export const tooLargePictures: HostileFile[] = [
  {
    name: 'one byte more than 15 MB',
    fileName: 'heavy.jpg',
    type: 'image/jpeg',
    bytes: () => filledUp(makeJpeg(640, 480, 31), mostBytes + 1),
    answer: 'picture_too_large',
  },
  {
    name: 'a PNG that says it has 30,000 × 30,000 pixels',
    fileName: 'wall.png',
    type: 'image/png',
    bytes: async () => bytes(pngStart, pngHeader(30_000, 30_000), await pngPixels(8, 8, 32), pngChunk('IEND')),
    answer: 'picture_unreadable',
  },
  {
    name: 'a GIF of 65,535 × 65,535 pixels',
    fileName: 'wall.gif',
    type: 'image/gif',
    bytes: () => bytes(gifHeader(65_535, 65_535), gifFrame(8, 8), gifEnd),
    answer: 'picture_unreadable',
  },
  {
    name: 'a JPEG of 65,500 × 65,500 pixels',
    fileName: 'wall.jpg',
    type: 'image/jpeg',
    bytes: () => withSize(makeJpeg(64, 64, 33), 65_500),
    answer: 'picture_unreadable',
  },
  {
    name: 'a whole WebP of 16,383 × 16,383 pixels in 34 bytes',
    fileName: 'wall.webp',
    type: 'image/webp',
    bytes: () => makeWebp(16_383, 16_383, 34),
    answer: 'picture_unreadable',
  },
  {
    name: 'a GIF of 2,000 frames of 4 megapixels',
    fileName: 'film.gif',
    type: 'image/gif',
    bytes: () => bytes(gifHeader(2000, 2000), ...Array.from({ length: 2000 }, () => gifFrame(1, 1)), gifEnd),
    answer: 'picture_unreadable',
  },
]

function filledUp(file: Bytes, length: number): Bytes {
  const whole = new Uint8Array(length)
  whole.set(file)
  return whole
}

/** Says that it is larger than it is. */
function withSize(jpeg: Bytes, side: number): Bytes {
  const header = jpegHeader(64, 64)
  const at = jpeg.findIndex((_, index) => header.every((byte, offset) => jpeg[index + offset] === byte))
  return bytes(jpeg.slice(0, at), jpegHeader(side, side), jpeg.slice(at + header.length))
}
