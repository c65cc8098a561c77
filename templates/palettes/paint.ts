import { mix } from '../../renderer/color/oklab.ts'
import { black, lowestContrast, readable, textRatio, white } from '../../renderer/color/readable.ts'
import { contrast, parseHex, type Rgb, toHex } from '../../renderer/color/rgb.ts'
import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import type { ThemeColors } from '../../renderer/document/theme.ts'

/**
 * The four source colors of a theme, as `#rrggbb`. `first` is for buttons and bold sections, `second` is the accent.
 */
export type Paint = { ground: string; ink: string; first: string; second: string }

export type PaletteLine = Paint & {
  id: string
  /** Display name in everyday language. */
  name: string
  mood: string
  /** The style it was designed for. It works in all styles. */
  style: PresetStyle
}

/** WCAG AAA, which leaves a margin on every background derived from the palette. */
const textContrast = 7
const secondaryContrast = 5.2
const buttonContrast = 3.5

export function paint({ ground, ink, first, second }: Paint): ThemeColors {
  const page = parseHex(ground)
  const text = readable(parseHex(ink), [page], textContrast)
  const button = readable(parseHex(first), [page], buttonContrast)
  const label = [page, white, text].find((color) => isReadable(color, button)) ?? readable(text, [button])
  const { hover, pressed } = buttonStates(button, label)
  return {
    backgroundColor: themeHex(page),
    primaryTextColor: themeHex(text),
    secondaryTextColor: themeHex(readable(mix(text, page, 0.74), [page], secondaryContrast)),
    buttonBackgroundColor: themeHex(button),
    buttonTextColor: themeHex(label),
    buttonBackgroundHoverColor: themeHex(hover),
    buttonBackgroundPressedColor: themeHex(pressed),
    accentColor: second,
  }
}

/** Whether the label is readable in all of the button's states. */
function isReadable(label: Rgb, button: Rgb): boolean {
  const { hover, pressed } = buttonStates(button, label)
  return lowestContrast(label, [button, hover, pressed]) >= textRatio
}

/** Expands `#abc` to `#aabbcc`. */
export const wholeHex = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

/** Six digits, as stored in themes. */
export const themeHex = (rgb: Rgb) => wholeHex(toHex(rgb))

type ButtonStates = { hover: Rgb; pressed: Rgb }

/**
 * Hover and pressed colors, each a step further from the label's color, so that the label stays readable. Reverses direction at the limit,
 * for example for a black button with a white label.
 */
export function buttonStates(button: Rgb, label: Rgb): ButtonStates {
  const away = contrast(label, black) > contrast(label, white) ? black : white
  const towards = (end: Rgb, hover: number, pressed: number) => ({
    hover: mix(end, button, hover),
    pressed: mix(end, button, pressed),
  })
  const states = away === black ? towards(black, 0.16, 0.3) : towards(white, 0.28, 0.48)
  const visible = contrast(states.hover, button) > 1.1 && contrast(states.pressed, states.hover) > 1.1
  if (visible) return states
  return away === black ? towards(white, 0.18, 0.32) : towards(black, 0.16, 0.3)
}
