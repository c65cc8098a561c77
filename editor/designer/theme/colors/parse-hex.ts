import { color, type ThemeColors } from '#renderer/document/theme.ts'
import { wholeHex } from '#templates/palettes/paint.ts'

/** Parses `#abc`, `abcdef` and ` # AB CD EF `. Undefined if invalid or incomplete. */
export function parseTypedHex(text: string): string | undefined {
  const digits = text.replaceAll(/[\s#;]/g, '')
  return color.safeParse(wholeHex(`#${digits}`)).data
}

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
