import { AppError } from '../../../contract/errors.ts'
import { mostPixels, type PictureType } from '../../../contract/pictures.ts'
import { readGifHeader } from './gif-header.ts'
import { hasText, type PictureHeader } from './header.ts'
import { readJpegHeader } from './jpeg-header.ts'
import { readPngHeader } from './png-header.ts'
import { readWebpHeader } from './webp-header.ts'

/** What the Images service decodes: the longer side, all frames together in pixels. */
const mostPixelsASide = 12_000
const mostPixelsMoving = 50_000_000
/** Each frame costs a decoder something, however small it is. */
const mostFrames = 2_000

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
 * What a file is, by its first bytes, and how large, by its own header: nothing is decoded. Throws unsupported_media_type
 * for anything but the four kinds of pictures, picture_unreadable for one that is empty, cut off or too much to decode.
 */
export function inspectPicture(bytes: Uint8Array): Inspected {
  if (bytes.length === 0) throw new AppError('picture_unreadable', { bytes: 0 })
  const kind = kinds.find(({ isIt }) => isIt(bytes))
  if (!kind) throw new AppError('unsupported_media_type')
  const header = readHeader(kind, bytes)
  if (!header) throw new AppError('picture_unreadable')
  const { width, height, frames } = header
  const isTooLarge =
    width * height > mostPixels ||
    Math.max(width, height) > mostPixelsASide ||
    (frames > 1 && (width * height * frames > mostPixelsMoving || frames > mostFrames))
  if (width === 0 || height === 0 || isTooLarge) {
    throw new AppError('picture_unreadable', { ...header, mostPixels, mostPixelsASide })
  }
  return { type: kind.type, ...header }
}

/** Undefined for a header that makes no sense, or that the file ends within. */
function readHeader({ read }: Kind, bytes: Uint8Array): PictureHeader | undefined {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
