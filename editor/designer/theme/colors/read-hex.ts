import { color, type ThemeColors } from '#renderer/document/theme.ts'
import { wholeHex } from '#templates/palettes/paint.ts'

/** The color in what a person typed or pasted: `#abc`, `abcdef`, ` # AB CD EF `. Undefined for an invalid or incomplete one. */
export function readHex(text: string): string | undefined {
  const digits = text.replaceAll(/[\s#;]/g, '')
  return color.safeParse(wholeHex(`#${digits}`)).data
}

/** What the colors of a theme are called, in the order in which they are asked for. */
export const colorNames: Readonly<Record<keyof ThemeColors, string>> = {
  backgroundColor: 'Background',
  primaryTextColor: 'Text',
  buttonBackgroundColor: 'Button',
  accentColor: 'Second color',
  secondaryTextColor: 'Secondary text',
  buttonTextColor: 'Button text',
  buttonBackgroundHoverColor: 'Button (hover)',
  buttonBackgroundPressedColor: 'Button (pressed)',
}
