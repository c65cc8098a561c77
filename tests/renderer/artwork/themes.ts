import { type ThemeColors, themeColors } from '../../../renderer/document/theme.ts'

const all = (color: string): ThemeColors => ({
  backgroundColor: color,
  primaryTextColor: color,
  secondaryTextColor: color,
  buttonBackgroundColor: color,
  buttonTextColor: color,
  buttonBackgroundHoverColor: color,
  buttonBackgroundPressedColor: color,
  accentColor: color,
})

const standard = themeColors.parse({
  ...all('#ffffff'),
  primaryTextColor: '#16191d',
  secondaryTextColor: '#4d5560',
  buttonBackgroundColor: '#1f5d50',
  accentColor: '#e2efe9',
})

/** Friendly and hostile. */
export const themes = {
  standard,
  dark: { ...standard, backgroundColor: '#14161b', primaryTextColor: '#f2efe9', buttonBackgroundColor: '#d9a05b' },
  white: all('#ffffff'),
  black: all('#000000'),
  red: all('#ff0000'),
  yellow: { ...standard, buttonBackgroundColor: '#ffee00', accentColor: '#ffee00' },
} satisfies Record<string, ThemeColors>

/** Hero, landscape, portrait, square, and a strip narrower than anything on a page. */
export const sizes = [
  { width: 1600, height: 700 },
  { width: 1200, height: 900 },
  { width: 900, height: 1200 },
  { width: 800, height: 800 },
  { width: 1600, height: 400 },
]
