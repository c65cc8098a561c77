import { ApiError } from '#api/api-error.ts'
import { maxPixels, type PictureType, widestPicture } from '#worker/pictures/schema.ts'
import type { Redraw } from './redraw-worker.ts'

/** In pixels. At full width, pages show nothing taller. */
const maxHeight = 2 * widestPicture
/** Slightly higher than the quality that visitors get, since the server encodes the picture again. */
const quality = 0.92
/** Bytes below which uploading is faster than downscaling. */
const minRedrawBytes = 400_000
/** Limit in pixels, to save the page's memory. Pictures from cameras are well below it. */
const maxDrawnPixels = 3 * maxPixels

/**
 * Prepares a picture for upload: downscaled without visible loss, and with its actual type. Throws ApiError if the picture can't be decoded
 * or has too many pixels, or throws the abort reason.
 */
export async function preparePicture(file: File, signal: AbortSignal): Promise<Blob> {
  const [known, size] = await Promise.all([readPictureHead(file), pictureSize(file)])
  signal.throwIfAborted()
  const head = known ?? (isCameraFormat(file) ? { type: 'image/jpeg' as const, moves: false } : undefined)
  if (!head || !size) throw new ApiError('picture_unreadable')
  const pixels = size.width * size.height
  if (pixels > maxDrawnPixels) throw new ApiError('picture_unreadable')
  const original = file.type === head.type ? file : new File([file], file.name, { type: head.type })
  const tooMany = pixels > maxPixels
  if (known && (head.moves || (file.size <= minRedrawBytes && !tooMany))) return original
  // WebP supports transparency, and shrinks photos that were saved as PNG to a tenth.
  const type = head.type === 'image/png' ? 'image/webp' : head.type
  const scale = Math.min(1, widestPicture / size.width, maxHeight / size.height)
  const wanted = { ...size, file: original, scale, type, quality }
  const smaller = (await redrawInWorker(wanted, signal)) ?? (await redrawByLibrary(wanted, signal))
  if (!known && !smaller) throw new ApiError('picture_unreadable')
  return smaller && (smaller.size < original.size || tooMany || !known) ? smaller : original
}

/** Camera formats that some browsers can decode. The photo is then sent as JPEG. */
export const isCameraFormat = ({ name, type }: File) =>
  /^image\/(heic|heif|avif)/i.test(type) || /\.(heic|heif|avif)$/i.test(name)

let worker: Worker | undefined

/** Null if the browser can't redraw in a worker. The worker stays alive for the next picture. */
function redrawInWorker(picture: Redraw, signal: AbortSignal): Promise<Blob | null> {
  worker ??= new Worker(new URL('./redraw-worker.ts', import.meta.url), { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  const ended = new AbortController()
  const redrawn = new Promise<Blob | null>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data)
    const giveUp = () => {
      worker = undefined
      resolve(null)
    }
    worker?.addEventListener('error', giveUp, { signal: ended.signal })
    signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal })
  })
  worker.postMessage(picture, [port2])
  return redrawn.finally(() => {
    ended.abort()
    port1.close()
  })
}

/** For browsers without OffscreenCanvas. Undefined on failure, in which case the server uses the original. */
async function redrawByLibrary({ file, width, height, scale, type }: Redraw, signal: AbortSignal) {
  try {
    const { default: compress } = await import('browser-image-compression')
    return await compress(file, {
      maxWidthOrHeight: Math.round(Math.max(width, height) * scale),
      initialQuality: quality,
      maxIteration: 1,
      fileType: type,
      useWebWorker: false,
      signal,
    })
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}

/** A picture's size in pixels, without fully decoding it. Undefined if unreadable. */
export async function pictureSize(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const url = URL.createObjectURL(file)
  const picture = new Image()
  try {
    await new Promise((resolve, reject) => {
      picture.onload = resolve
      picture.onerror = reject
      picture.src = url
    })
    const { naturalWidth: width, naturalHeight: height } = picture
    return width > 0 && height > 0 ? { width, height } : undefined
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}

type PictureHead = {
  type: PictureType
  /** Whether it's animated, which a canvas doesn't preserve. */
  moves: boolean
}

/** Detects the type from the first bytes. Undefined unless it's a supported picture. */
export async function readPictureHead(file: Blob): Promise<PictureHead | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 32).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  if (text.startsWith('\xff\xd8\xff')) return { type: 'image/jpeg', moves: false }
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return { type: 'image/png', moves: false }
  if (/^GIF8[79]a/.test(text)) return { type: 'image/gif', moves: true }
  if (!text.startsWith('RIFF') || text.slice(8, 12) !== 'WEBP') return undefined
  // The extended format has a flags byte with an animation bit.
  return { type: 'image/webp', moves: text.slice(12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0 }
}
