import { parseHex } from '#renderer/color/rgb.ts'
import type { ThemeColors } from '#renderer/document/theme.ts'
import { buttonStates, themeHex } from '#templates/palettes/paint.ts'

/** The colors with one of them changed. A button's pointed-at and pressed shades follow it until their owner chooses them. */
export function withColor(colors: ThemeColors, name: keyof ThemeColors, value: string): ThemeColors {
  const changed = { ...colors, [name]: value }
  const ofButton = name === 'buttonBackgroundColor' || name === 'buttonTextColor'
  return ofButton && statesAreMade(colors) ? withStates(changed) : changed
}

/** The colors with recomputed button shades. */
export function withStates(colors: ThemeColors): ThemeColors {
  const { hover, pressed } = buttonStates(parseHex(colors.buttonBackgroundColor), parseHex(colors.buttonTextColor))
  return { ...colors, buttonBackgroundHoverColor: themeHex(hover), buttonBackgroundPressedColor: themeHex(pressed) }
}

/** Whether shades are derived rather than chosen. */
function statesAreMade(colors: ThemeColors): boolean {
  const made = withStates(colors)
  return (
    made.buttonBackgroundHoverColor === colors.buttonBackgroundHoverColor &&
    made.buttonBackgroundPressedColor === colors.buttonBackgroundPressedColor
  )
}
