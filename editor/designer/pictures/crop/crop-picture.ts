import { ApiError } from '#api/api-error.ts'
import { uploadPicture } from '#api/upload-picture.ts'
import { type Image, withEffects } from '#renderer/document/values/image.ts'
import { mediaRoot } from '#renderer/document/values/media.ts'
import { cropDeclarations } from '#renderer/elements/pictures/crop.ts'
import { canvasTransform, placeInFrame, type Size, visiblePart } from '#renderer/elements/pictures/crop-geometry.ts'

type Crop = {
  /** The picture with the chosen effects. */
  image: Image
  /** The size of any variant of the whole picture. */
  size: Size
  /** Width ÷ height of the crop. */
  ratio: number
  /** Whether a frame crops it with CSS. */
  framed: boolean
  /** Whether this place can use a cropped file. */
  cuttable: boolean
  draftId: string
  signal: AbortSignal
  onProgress: (share: number) => void
}

/**
 * Applies the effects, as a cropped file if possible: an imgix URL for Unsplash, or a file drawn here and uploaded.
 * Throws ApiError or the abort reason.
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
 * URLs of an Unsplash picture cropped by imgix (`rect=x,y,w,h` in fractions of the original, before scaling). Undefined
 * for rotated pictures, since imgix only rotates by quarter turns.
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

/** Keeps all other parameters, because Unsplash counts views by them. */
function withRect(address: string, rect: string): string {
  const url = new URL(address)
  // These parameters would crop further.
  for (const name of ['h', 'ar', 'crop']) url.searchParams.delete(name)
  url.searchParams.set('rect', rect)
  return url.href
}

/** imgix reads whole numbers as pixels. */
const start = (share: number) => (share < 0.00005 ? '0' : share.toFixed(4))
const extent = (share: number) => (share > 0.99995 ? 'full' : share.toFixed(4))

/** Whether the picture is in our store. CORS allows drawing only our own pictures on a canvas. */
const isOurs = ({ urls }: Image) => urls.length > 0 && urls.every(({ url }) => url.startsWith(mediaRoot))

const largestAddress = ({ urls }: Image) => [...urls].sort((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]?.url

/** CORS mode for our media host, so the editor can read its pixels. */
export const crossOriginOf = (address: string) => (address.startsWith(mediaRoot) ? ('anonymous' as const) : undefined)

export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const element = new Image()
  element.crossOrigin = crossOriginOf(address) ?? null
  element.src = address
  await element.decode()
  return element
}

/** Largest width of any variant, in pixels. */
const maxCutWidth = 2000
const quality = 0.92

export type Drawable = CanvasImageSource & Size

/**
 * Draws the visible part of a picture as a file: PNG if transparent, else JPEG. Never upscales. `ratio`: width ÷
 * height.
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

/** Size of the crop at the source's full resolution, in whole pixels. */
export function cutSize(picture: Size, effects: Image['effects'], ratio: number): Size {
  const placed = placeInFrame(effects, picture, { width: ratio, height: 1 })
  const width = Math.max(1, Math.min(maxCutWidth, Math.round((ratio * picture.width) / placed.width)))
  return { width, height: Math.max(1, Math.round(width / ratio)) }
}

/** Checks a small copy, since transparent areas are larger than a pixel. */
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
