import { type Bytes, bytes } from './bytes.ts'
import { makeGif } from './gif.ts'
import type { HostileFile } from './hostile-file.ts'
import { makeJpeg } from './jpeg.ts'
import { makePng } from './png.ts'
import { makeWebp } from './webp.ts'

export const damagedPictures: HostileFile[] = [
  {
    name: 'half a JPEG',
    fileName: 'half.jpg',
    type: 'image/jpeg',
    bytes: () => firstHalf(makeJpeg(640, 480, 21)),
    answer: 'picture_unreadable',
  },
  {
    name: 'half a PNG',
    fileName: 'half.png',
    type: 'image/png',
    bytes: async () => firstHalf(await makePng(640, 480, 22)),
    answer: 'picture_unreadable',
  },
  {
    name: 'half a GIF',
    fileName: 'half.gif',
    type: 'image/gif',
    bytes: () => firstHalf(makeGif(320, 240, 23)),
    answer: 'picture_unreadable',
  },
  {
    name: 'half a WebP',
    fileName: 'half.webp',
    type: 'image/webp',
    bytes: () => firstHalf(makeWebp(640, 480, 24)),
    answer: 'picture_unreadable',
  },
  {
    name: 'nothing at all',
    fileName: 'empty.jpg',
    type: 'image/jpeg',
    bytes: () => bytes(),
    answer: 'picture_unreadable',
  },
]

const firstHalf = (file: Bytes): Bytes => file.slice(0, Math.ceil(file.length / 2))
