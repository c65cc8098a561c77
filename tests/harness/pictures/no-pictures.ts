import { type Bytes, big, bytes, little } from './bytes.ts'
import { archive, type HostileFile, page, script } from './hostile-file.ts'
import { makeIco } from './ico.ts'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${script}</svg>`

/** Files that are not JPEG, PNG, GIF or WebP, under their own name or one of those. */
export const noPictures: HostileFile[] = [
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

/** The beginning of a file in boxes, as HEIC and AVIF are. */
function boxed(brand: string): Bytes {
  return bytes(big(24, 4), `ftyp${brand}`, big(0, 4), `mif1${brand}`, big(8, 4), 'mdat')
}
