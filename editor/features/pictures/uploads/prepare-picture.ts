import libraryUrl from 'browser-image-compression/dist/browser-image-compression.js?url'
import { mostPixels } from '../../../../worker/pictures/schema.ts'
import { ApiError } from '../../../api/api-error.ts'
import { type PictureHead, readPictureHead } from './picture-head.ts'
import { pictureSize } from './picture-size.ts'

/** In pixels, the longer side: more than any screen shows. */
const longestSide = 2560
/** In bytes: below, sending is quicker than making it smaller. */
const smallEnough = 400_000
/** In pixels: more would take the memory that the page itself needs. Cameras stay well below. */
const mostDrawn = 3 * mostPixels

/**
 * A picture as it is sent: smaller where that is possible without a visible loss, under the type that it really is. Throws
 * ApiError for one that cannot be decoded or has too many pixels, and what `signal` was aborted with.
 */
export async function preparePicture(file: File, signal: AbortSignal): Promise<Blob> {
  const [head, size] = await Promise.all([readPictureHead(file), pictureSize(file)])
  signal.throwIfAborted()
  if (!head || !size) throw new ApiError('picture_unreadable')
  const pixels = size.width * size.height
  if (pixels > mostDrawn) throw new ApiError('picture_unreadable')
  const original = file.type === head.type ? file : new File([file], file.name, { type: head.type })
  const tooMany = pixels > mostPixels
  if (head.moves || (file.size <= smallEnough && !tooMany)) return original
  const smaller = await compressed(original, head, signal)
  return smaller && (smaller.size < original.size || tooMany) ? smaller : original
}

/** Redrawn by the browser, in a worker. Undefined if that fails: the server then uses the original. */
async function compressed(file: File, { type }: PictureHead, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const { default: compress } = await import('browser-image-compression')
    signal.throwIfAborted()
    return await compress(file, {
      maxWidthOrHeight: longestSide,
      initialQuality: 0.9,
      maxIteration: 1,
      // WebP keeps what is transparent, and photos saved as PNG become a tenth of their size.
      fileType: type === 'image/png' ? 'image/webp' : type,
      useWebWorker: true,
      // From our own origin, and absolute: a worker made of a blob has no address to count from.
      libURL: new URL(libraryUrl, location.origin).href,
      signal,
    })
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}
