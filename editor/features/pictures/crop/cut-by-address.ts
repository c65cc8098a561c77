import type { Image } from '../../../../renderer/document/image.ts'
import { placeInFrame, type Size, shownPart } from '../../../../renderer/elements/crop-geometry.ts'

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
  const { x, y, width, height } = shownPart(placeInFrame(effects, picture, frame), frame)
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
