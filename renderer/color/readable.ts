import { mix } from './oklab.ts'
import { blend, contrast, type Rgb } from './rgb.ts'

export const black: Rgb = [0, 0, 0]
export const white: Rgb = [1, 1, 1]

/** WCAG AA for text, with a hair to spare. */
export const textRatio = 4.55
/** WCAG AA for large text and for the edges of fields. */
export const edgeRatio = 3.05

/** The lowest contrast of a color with any of the grounds. */
export function lowestContrast(color: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)))
}

/**
 * The color nearest to `color` that stands out from every one of the grounds: itself where it does, else moved towards black
 * or white as little as is needed. Where nothing does, black or white, whichever is better.
 */
export function readable(color: Rgb, grounds: readonly Rgb[], ratio = textRatio): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    for (const end of [black, white]) {
      const moved = share === 0 ? color : mix(end, color, share)
      if (lowestContrast(moved, grounds) >= ratio) return moved
    }
  }
  return lowestContrast(black, grounds) > lowestContrast(white, grounds) ? black : white
}

/** Whether any color at all can be read on every one of the grounds. */
export function canBeReadable(grounds: readonly Rgb[]): boolean {
  return Math.max(lowestContrast(black, grounds), lowestContrast(white, grounds)) >= textRatio
}

/** The lowest opacity of `scrim`, in hundredths, at which white text can be read over any picture. */
export function scrimOpacity(scrim: Rgb, ratio: number): number {
  for (let percent = 0; percent < 100; percent += 1) {
    if (contrast(white, blend(scrim, white, percent / 100)) >= ratio) return percent / 100
  }
  return 1
}
