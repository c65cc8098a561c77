import type { Image } from '../../../../renderer/document/image.ts'
import { canvasTransform, placeInFrame, type Size } from '../../../../renderer/elements/crop-geometry.ts'

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
