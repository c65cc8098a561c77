import { ApiError } from '#api/api-error.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import type { Image } from '#renderer/document/values/image.ts'

/** Types that every browser supports as an icon. */
const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/x-icon', 'image/vnd.microsoft.icon']
const extensions = ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.ico']
export const iconFiles = [...types, '.ico'].join()

/** Minimum size in pixels that phones show without scaling up. */
const phoneIconSize = 180

export type SquareIcon = {
  file: Blob
  /** A transparent icon on white, because phones fill transparency with black. */
  onWhite?: Blob
  /** A note on how the picture was changed. Undefined if unchanged. */
  note?: string
}

/**
 * Crops a picture's center to a 512 × 512 icon with transparency. Scales small pictures up. Throws ApiError if the file isn't a picture.
 */
export async function squareIcon(file: File): Promise<SquareIcon> {
  const isKnown =
    types.includes(file.type) || (file.type === '' && extensions.some((end) => file.name.toLowerCase().endsWith(end)))
  if (!isKnown) throw new ApiError('unsupported_media_type')
  if (file.size > limits.imageBytes) throw new ApiError('picture_too_large')
  const picture = await decoded(file)
  const { width, height } = picture
  const [side, whole] = [Math.min(width, height), limits.faviconPixels]
  const canvas = Object.assign(document.createElement('canvas'), { width: whole, height: whole })
  const context = canvas.getContext('2d')
  if (!context) throw new ApiError('picture_unreadable')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, whole, whole)
  const icon = { file: await pngOf(canvas), note: noteOn(width, height) }
  if (!isSeeThrough(context.getImageData(0, 0, whole, whole).data)) return icon
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, whole, whole)
  return { ...icon, onWhite: await pngOf(canvas) }
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!drawn) throw new ApiError('picture_unreadable')
  return drawn
}

/** Whether any pixel of the RGBA bytes is transparent. */
export const isSeeThrough = (pixels: Uint8ClampedArray): boolean =>
  pixels.some((value, index) => index % 4 === 3 && value < 250)

/** Adds a phone icon, made from the version on white. */
export const withPhoneIcon = (icon: Image, onWhite: Image): Image => ({
  ...icon,
  urls: icon.urls.map((url) =>
    url.type === 'small' ? (onWhite.urls.find(({ type }) => type === 'small') ?? url) : url,
  ),
})

/**
 * Browsers use the largest image in an ICO file. createImageBitmap comes first, because it rejects truncated files. Some browsers only
 * decode ICO in an <img>.
 */
async function decoded(file: File): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file)
  } catch {
    if (!/\.ico$/i.test(file.name)) throw new ApiError('picture_unreadable')
  }
  const address = URL.createObjectURL(file)
  try {
    const picture = Object.assign(document.createElement('img'), { src: address })
    await picture.decode()
    return picture
  } catch {
    throw new ApiError('picture_unreadable')
  } finally {
    URL.revokeObjectURL(address)
  }
}

export function noteOn(width: number, height: number): string | undefined {
  const notes = [
    width === height ? '' : 'The picture wasn’t square, so we cropped it to the middle.',
    Math.min(width, height) < phoneIconSize
      ? `It’s only ${width} × ${height} pixels and may look blurry on a phone. Use ${limits.faviconPixels} × ${limits.faviconPixels} for a sharp icon.`
      : '',
  ]
  return notes.filter(Boolean).join(' ') || undefined
}
