import type { ThemeColors } from '../../../renderer/document/theme.ts'

/** What the colors of a theme are called, in the order in which they are asked for. */
export const colorNames: Readonly<Record<keyof ThemeColors, string>> = {
  backgroundColor: 'Background',
  primaryTextColor: 'Text',
  secondaryTextColor: 'Secondary text',
  accentColor: 'Tinted background',
  buttonBackgroundColor: 'Button',
  buttonTextColor: 'Button text',
  buttonBackgroundHoverColor: 'Button (hover)',
  buttonBackgroundPressedColor: 'Button (pressed)',
}
