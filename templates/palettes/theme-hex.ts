import { type Rgb, toHex } from '../../renderer/color/rgb.ts'

/** `#abc` as `#aabbcc`. */
export const wholeHex = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

/** A color as a theme writes it: six digits, always. */
export const themeHex = (rgb: Rgb) => wholeHex(toHex(rgb))
