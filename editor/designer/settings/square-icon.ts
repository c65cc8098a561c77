import { ApiError } from '#api/api-error.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import type { Image } from '#renderer/document/values/image.ts'

/** What can be chosen: every browser shows these as an icon. */
const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/x-icon', 'image/vnd.microsoft.icon']
const extensions = ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.ico']
export const iconFiles = [...types, '.ico'].join()

/** In pixels: what phones show without enlarging it. */
const sharpOnPhones = 180

export type SquareIcon = {
  file: Blob
  /** The same on white where some of it is transparent: phones fill what is transparent with black. */
  onWhite?: Blob
  /** A note on what happened to the picture; undefined if it is unchanged. */
  note?: string
}

/**
 * A picture as a browser icon: the square in its middle, 512 by 512 pixels, what was transparent still so. A small one is enlarged,
 * since a tab needs all the room there is. Throws ApiError where the file is no picture.
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

/** Whether a pixel lets through what is behind it: red, green, blue and how opaque, one after another, from 0 to 255. */
export const isSeeThrough = (pixels: Uint8ClampedArray): boolean =>
  pixels.some((value, index) => index % 4 === 3 && value < 250)

/** An icon whose picture for phones comes from the one on white. */
export const withPhoneIcon = (icon: Image, onWhite: Image): Image => ({
  ...icon,
  urls: icon.urls.map((url) =>
    url.type === 'small' ? (onWhite.urls.find(({ type }) => type === 'small') ?? url) : url,
  ),
})

/**
 * Of a file of several icons a browser takes the largest. As a bitmap a picture that is cut off is refused; as an element, which
 * some browsers need for ICO files, the part of it that is there would be shown.
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
    Math.min(width, height) < sharpOnPhones
      ? `It’s only ${width} × ${height} pixels and may look blurry on a phone. Use ${limits.faviconPixels} × ${limits.faviconPixels} for a sharp icon.`
      : '',
  ]
  return notes.filter(Boolean).join(' ') || undefined
}
