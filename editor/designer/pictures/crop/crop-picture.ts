import { ApiError } from '#api/api-error.ts'
import { uploadPicture } from '#api/upload-picture.ts'
import { type Image, withEffects } from '#renderer/document/values/image.ts'
import { mediaRoot } from '#renderer/document/values/media.ts'
import { cropDeclarations } from '#renderer/elements/pictures/crop.ts'
import { canvasTransform, placeInFrame, type Size, visiblePart } from '#renderer/elements/pictures/crop-geometry.ts'

type Crop = {
  /** With the effects that were chosen. */
  image: Image
  /** Of the whole picture: any of its sizes. */
  size: Size
  /** Of what is cut, width ÷ height. */
  ratio: number
  /** Whether it is in a frame, which crops an unchanged picture on its own. */
  framed: boolean
  /** Whether a file can be cut for the place. */
  cuttable: boolean
  draftId: string
  signal: AbortSignal
  onProgress: (share: number) => void
}

/**
 * A picture with its effects, and where it can be with the file that shows it without them: cut by Unsplash itself, or drawn
 * here and kept in our store. Throws ApiError, or what `signal` was aborted with.
 */
export async function cropPicture({ image: picture, size, ratio, framed, cuttable, ...upload }: Crop): Promise<Image> {
  const image = withEffects(picture, picture.effects)
  if (!cuttable || (isLeft(image) && (framed || isShape(size, ratio)))) return image
  if (image.provider === 'Unsplash') {
    const urls = cutByAddress(image, size, ratio)
    return urls ? { ...image, crop: { ratio, urls } } : image
  }
  if (!isOurs(image)) return image
  const file = await cutFile(image, ratio)
  upload.signal.throwIfAborted()
  const { image: stored } = await uploadPicture({ ...upload, file, kind: 'crop', description: image.description })
  return { ...image, crop: { ratio, urls: stored.urls } }
}

const isLeft = ({ effects }: Image) => cropDeclarations(effects) === ''
const isShape = ({ width, height }: Size, ratio: number) => Math.abs((ratio * height) / width - 1) < 0.01

async function cutFile(image: Image, ratio: number): Promise<Blob> {
  try {
    return await cutPicture(await loadPicture(largestAddress(image) ?? ''), image.effects, ratio)
  } catch {
    throw new ApiError('upload_failed')
  }
}

/**
 * The addresses of what a frame of a ratio (width ÷ height) shows of a picture at Unsplash, whose servers cut it (imgix:
 * `rect=x,y,w,h` in shares of the original, before it is made smaller). Undefined for a picture that is turned: they turn by
 * quarters only.
 */
export function cutByAddress(
  { urls, effects }: Image,
  picture: Size,
  ratio: number,
): NonNullable<Image['crop']>['urls'] | undefined {
  if (effects.rotation !== 0) return undefined
  const frame = { width: ratio, height: 1 }
  const { x, y, width, height } = visiblePart(placeInFrame(effects, picture, frame), frame)
  const rect = [start(x), start(y), extent(width), extent(height)].join()
  return urls.map((known) => ({
    ...known,
    url: withRect(known.url, rect),
    height: known.width && Math.round(known.width / ratio),
  }))
}

/** All else of the address stays: Unsplash counts views by what it says. */
function withRect(address: string, rect: string): string {
  const url = new URL(address)
  // Parameters that would crop the part to another shape.
  for (const name of ['h', 'ar', 'crop']) url.searchParams.delete(name)
  url.searchParams.set('rect', rect)
  return url.href
}

/** A whole number would be one of pixels. */
const start = (share: number) => (share < 0.00005 ? '0' : share.toFixed(4))
const extent = (share: number) => (share > 0.99995 ? 'full' : share.toFixed(4))

/** Whether a picture is in our own store. Only those may be drawn on a canvas. */
const isOurs = ({ urls }: Image) => urls.length > 0 && urls.every(({ url }) => url.startsWith(mediaRoot))

/** The address with the most pixels. */
const largestAddress = ({ urls }: Image) => [...urls].sort((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]?.url

/** Of our store: it is kept on another host, which lets the editor read its pictures when it is asked in this way. */
export const crossOriginOf = (address: string) => (address.startsWith(mediaRoot) ? ('anonymous' as const) : undefined)

/** A picture once it can be drawn. Throws when it does not arrive. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const element = new Image()
  element.crossOrigin = crossOriginOf(address) ?? null
  element.src = address
  await element.decode()
  return element
}

/** In pixels: no variant of a picture is wider. */
const widest = 2000
const quality = 0.92

/** A picture that has arrived, ready to be drawn. */
export type Drawable = CanvasImageSource & Size

/**
 * What a frame of a ratio (width ÷ height) shows of a picture, as a separate file: PNG if part of it is transparent,
 * otherwise JPEG. No pixel of the picture is enlarged for it.
 */
export async function cutPicture(picture: Drawable, effects: Image['effects'], ratio: number): Promise<Blob> {
  const size = { width: picture.width, height: picture.height }
  const frame = cutSize(size, effects, ratio)
  const canvas = new OffscreenCanvas(frame.width, frame.height)
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.setTransform(canvasTransform(placeInFrame(effects, size, frame), size, frame))
  context.drawImage(picture, 0, 0, size.width, size.height)
  return canvas.convertToBlob({ type: isTransparent(canvas) ? 'image/png' : 'image/jpeg', quality })
}

/** The size, in whole pixels, at which a cut picture has all the pixels that the whole one has in its frame. */
export function cutSize(picture: Size, effects: Image['effects'], ratio: number): Size {
  const placed = placeInFrame(effects, picture, { width: ratio, height: 1 })
  const width = Math.max(1, Math.min(widest, Math.round((ratio * picture.width) / placed.width)))
  return { width, height: Math.max(1, Math.round(width / ratio)) }
}

/** Looks at a small copy: what can be seen through is larger than a pixel. */
function isTransparent(canvas: OffscreenCanvas): boolean {
  const small = new OffscreenCanvas(128, 128)
  const context = contextOf(small)
  context.drawImage(canvas, 0, 0, small.width, small.height)
  const { data } = context.getImageData(0, 0, small.width, small.height)
  return data.some((value, index) => index % 4 === 3 && value < 250)
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No memory for a canvas')
  return context
}
