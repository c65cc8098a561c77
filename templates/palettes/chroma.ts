import { toOklab } from '../../renderer/color/oklab.ts'
import type { Rgb } from '../../renderer/color/rgb.ts'

/** How colorful a color is: 0 for greys, 0.1 for a confident color, about 0.3 at most. */
export function chroma(rgb: Rgb): number {
  const [, a, b] = toOklab(rgb)
  return Math.hypot(a, b)
}
