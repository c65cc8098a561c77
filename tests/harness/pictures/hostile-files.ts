import type { ErrorCode } from '../../../worker/platform/http/errors.ts'
import {
  ascii,
  type Bytes,
  big,
  bytes,
  cameraBytes,
  exifSegment,
  gifComment,
  gifEnd,
  gifFrame,
  gifHeader,
  gpsBytes,
  jpegHeader,
  little,
  makeGif,
  makeIco,
  makeJpeg,
  makePng,
  makeWebp,
  pngChunk,
  pngHeader,
  pngPixels,
  pngStart,
} from './formats.ts'

type HostileFile = {
  /** Shown in the test's name. */
  name: string
  fileName: string
  /** As browsers derive it from the file name. */
  type: string
  bytes: () => Bytes | Promise<Bytes>
  /** The error code of its upload, or 'taken'. */
  answer: ErrorCode | 'taken'
  /** Bytes that no derived file may contain. */
  hidden?: Bytes[]
  /** The stored width and height in pixels, after rotation. */
  size?: { width: number; height: number }
}

export const script = '<script>alert(document.domain)</script>'
export const page = `<!doctype html><title>Photo</title>${script}`

/** An empty file in an archive. */
const archive = bytes('PK', 3, 4, new Uint8Array(22), little(11, 2), little(0, 2), 'payload.exe')

const damagedPictures: HostileFile[] = [
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

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${script}</svg>`

/** Files in other formats, with their own extension or a picture's. */
const noPictures: HostileFile[] = [
  refused('an SVG', 'drawing.svg', 'image/svg+xml', () => bytes(svg)),
  refused('an SVG called PNG', 'drawing.png', 'image/png', () => bytes(svg)),
  refused('a page called JPEG', 'page.jpg', 'image/jpeg', () => bytes(page)),
  refused('a text called GIF', 'notes.gif', 'image/gif', () => bytes('Milk, bread, butter')),
  refused('a BMP', 'paint.bmp', 'image/bmp', bitmap),
  refused('a photo of a phone, HEIC', 'phone.heic', 'image/heic', () => boxed('heic')),
  refused('a HEIC called JPEG', 'phone.jpg', 'image/jpeg', () => boxed('heic')),
  refused('an AVIF', 'new.avif', 'image/avif', () => boxed('avif')),
  refused('a PDF', 'prices.pdf', 'application/pdf', () => bytes('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n')),
  refused('an archive called WebP', 'archive.webp', 'image/webp', () => archive),
  refused('a sound called WebP', 'sound.webp', 'image/webp', () => bytes('RIFF', little(36, 4), 'WAVEfmt ')),
  refused('a browser icon with a PNG in it', 'favicon.ico', 'image/x-icon', () => makeIco(32, 51)),
]

function refused(name: string, fileName: string, type: string, content: HostileFile['bytes']): HostileFile {
  return { name, fileName, type, bytes: content, answer: 'unsupported_media_type' }
}

function bitmap(): Bytes {
  const pixels = new Uint8Array(8 * 8 * 3).fill(120)
  const header = bytes(little(40, 4), little(8, 4), little(8, 4), little(1, 2), little(24, 2), new Uint8Array(24))
  return bytes('BM', little(54 + pixels.length, 4), little(0, 4), little(54, 4), header, pixels)
}

/** The start of an HEIC or AVIF file. */
function boxed(brand: string): Bytes {
  return bytes(big(24, 4), `ftyp${brand}`, big(0, 4), `mif1${brand}`, big(8, 4), 'mdat')
}

/** Valid pictures with additional content. */
const picturesWithMore: HostileFile[] = [
  {
    name: 'a photo that says where it was taken, lying on its side',
    fileName: 'where-i-live.jpg',
    type: 'image/jpeg',
    bytes: () => makeJpeg(640, 480, 11, exifSegment()),
    answer: 'taken',
    hidden: [gpsBytes, cameraBytes],
    size: { width: 480, height: 640 },
  },
  {
    name: 'a JPEG called PNG',
    fileName: 'renamed.png',
    type: 'image/png',
    bytes: () => makeJpeg(320, 240, 12),
    answer: 'taken',
    size: { width: 320, height: 240 },
  },
  {
    name: 'a GIF that is a script too',
    fileName: 'script.gif',
    type: 'image/gif',
    // The width, 0x2a2f, spells the start of a script comment.
    bytes: () => bytes(gifHeader(0x2a2f, 12), gifComment('*/=1;alert(document.domain)/*'), gifFrame(12, 12), gifEnd),
    answer: 'taken',
    hidden: [ascii('alert(')],
  },
  {
    name: 'a JPEG with a page after its end',
    fileName: 'page-behind.jpg',
    type: 'image/jpeg',
    bytes: () => bytes(makeJpeg(320, 240, 42), page),
    answer: 'taken',
    hidden: [ascii(script)],
    size: { width: 320, height: 240 },
  },
  {
    name: 'a JPEG with an archive after its end',
    fileName: 'archive-behind.jpg',
    type: 'image/jpeg',
    bytes: () => bytes(makeJpeg(320, 240, 43), archive),
    answer: 'taken',
    hidden: [ascii('payload.exe')],
    size: { width: 320, height: 240 },
  },
  {
    name: 'a PNG with a program among its words',
    fileName: 'program-within.png',
    type: 'image/png',
    bytes: async () =>
      bytes(
        pngStart,
        pngHeader(320, 240),
        pngChunk('tEXt', bytes('Comment', 0, `<?php system($_GET['c']); ?>${script}`)),
        await pngPixels(320, 240, 44),
        pngChunk('IEND'),
      ),
    answer: 'taken',
    hidden: [ascii('<?php'), ascii(script)],
    size: { width: 320, height: 240 },
  },
]

const mostBytes = 15_728_640

const tooLargePictures: HostileFile[] = [
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

/** Makes a JPEG claim to be larger than it is. */
function withSize(jpeg: Bytes, side: number): Bytes {
  const header = jpegHeader(64, 64)
  const at = jpeg.findIndex((_, index) => header.every((byte, offset) => jpeg[index + offset] === byte))
  return bytes(jpeg.slice(0, at), jpegHeader(side, side), jpeg.slice(at + header.length))
}

/** Files sent by mistake or in bad faith, with the expected result when uploaded as a picture. */
export const hostileFiles: readonly HostileFile[] = [
  ...picturesWithMore,
  ...damagedPictures,
  ...tooLargePictures,
  ...noPictures,
]
