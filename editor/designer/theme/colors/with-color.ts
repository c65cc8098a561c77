import { parseHex } from '#renderer/color/rgb.ts'
import type { ThemeColors } from '#renderer/document/theme.ts'
import { buttonStates, themeHex } from '#templates/palettes/paint.ts'

/** Changes a color. The button's hover and pressed shades follow it unless the owner chose them. */
export function withColor(colors: ThemeColors, name: keyof ThemeColors, value: string): ThemeColors {
  const changed = { ...colors, [name]: value }
  const ofButton = name === 'buttonBackgroundColor' || name === 'buttonTextColor'
  return ofButton && statesAreMade(colors) ? withStates(changed) : changed
}

export function withStates(colors: ThemeColors): ThemeColors {
  const { hover, pressed } = buttonStates(parseHex(colors.buttonBackgroundColor), parseHex(colors.buttonTextColor))
  return { ...colors, buttonBackgroundHoverColor: themeHex(hover), buttonBackgroundPressedColor: themeHex(pressed) }
}

/** Whether the shades are derived rather than chosen. */
function statesAreMade(colors: ThemeColors): boolean {
  const made = withStates(colors)
  return (
    made.buttonBackgroundHoverColor === colors.buttonBackgroundHoverColor &&
    made.buttonBackgroundPressedColor === colors.buttonBackgroundPressedColor
  )
}
