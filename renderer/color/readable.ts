import { mix } from './oklab.ts'
import { blend, contrast, type Rgb } from './rgb.ts'

export const black: Rgb = [0, 0, 0]
export const white: Rgb = [1, 1, 1]

/** WCAG AA for text is 4.5; the margin covers rounding. */
export const textRatio = 4.55
/** WCAG AA for large text and the edges of form fields is 3. */
export const edgeRatio = 3.05

export function lowestContrast(color: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)))
}

/**
 * The color closest to `color` that contrasts with every background, moved toward black or white as little as possible.
 * If no color does, the better of black and white.
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

export function canBeReadable(grounds: readonly Rgb[]): boolean {
  return Math.max(lowestContrast(black, grounds), lowestContrast(white, grounds)) >= textRatio
}

/** The lowest opacity of `scrim`, in steps of 0.01, at which white text is readable on any picture. */
export function scrimOpacity(scrim: Rgb, ratio: number): number {
  for (let percent = 0; percent < 100; percent += 1) {
    if (contrast(white, blend(scrim, white, percent / 100)) >= ratio) return percent / 100
  }
  return 1
}
