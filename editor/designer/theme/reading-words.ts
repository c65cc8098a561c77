import { difference, toOklab } from '../../../renderer/color/oklab.ts'
import { edgeRatio, textRatio } from '../../../renderer/color/readable.ts'
import type { Rgb } from '../../../renderer/color/rgb.ts'

/** A contrast in words, 1 to 21. The bounds are those that the renderer holds text to. */
export function legibility(ratio: number): string {
  if (ratio >= textRatio) return 'easy to read'
  if (ratio >= edgeRatio) return 'hard to read in small text'
  return ratio >= 1.5 ? 'very hard to read' : 'almost invisible'
}

/** The change that the page makes to a color, if any. */
export function adjustment(own: Rgb, shown: Rgb): string | undefined {
  const away = difference(own, shown)
  if (away < 0.001) return undefined
  const degree = away < 0.12 ? 'a little ' : away > 0.35 ? 'much ' : ''
  const direction = toOklab(shown)[0] < toOklab(own)[0] ? 'darker' : 'lighter'
  return `Shown ${degree}${direction} so that everyone can read it.`
}
