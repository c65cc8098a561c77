import * as z from 'zod'
import { cornerStyles, darkModes, fontSizes, fontWeights, photoTones } from './enumerations.ts'
import { borderField, choice } from './fields/fields.ts'

/** `#rrggbb`, lowercase. */
export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase()

/** The families that are served with a site. All are open fonts. */
export const fontFamilies = [
  'Inter',
  'Manrope',
  'Source Sans 3',
  'Outfit',
  'DM Sans',
  'Playfair Display',
  'Bricolage Grotesque',
  'Nunito',
  'Fraunces',
  'Work Sans',
  'Montserrat',
  'Plus Jakarta Sans',
  'Literata',
] as const
export type FontFamily = (typeof fontFamilies)[number]

const weightNames = Object.keys(fontWeights) as [keyof typeof fontWeights, ...(keyof typeof fontWeights)[]]

const themeFont = z.object({ family: z.enum(fontFamilies), weight: z.enum(weightNames) })

export const themeColors = z.object({
  backgroundColor: color,
  primaryTextColor: color,
  secondaryTextColor: color,
  buttonBackgroundColor: color,
  buttonTextColor: color,
  buttonBackgroundHoverColor: color,
  buttonBackgroundPressedColor: color,
  accentColor: color,
})
export type ThemeColors = z.infer<typeof themeColors>

export const theme = z.object({
  colors: themeColors.prefault({
    backgroundColor: '#ffffff',
    primaryTextColor: '#16191d',
    secondaryTextColor: '#4d5560',
    buttonBackgroundColor: '#1f5d50',
    buttonTextColor: '#ffffff',
    buttonBackgroundHoverColor: '#184a40',
    buttonBackgroundPressedColor: '#113830',
    accentColor: '#e2efe9',
  }),
  darkMode: choice(darkModes, {
    label: 'Dark mode',
    hint: 'Makes dark colors from yours. “Follows Device” shows them only to visitors whose phone or computer is set to dark.',
  }),
  photoTone: choice(photoTones, {
    label: 'Wide photos',
    hint: '“Two Tone” shows photos that fill a section, and those behind text, in two of your colors. Drawings stay as they are.',
  }),
  titleFont: themeFont.prefault({ family: 'Inter', weight: 'Bold' }),
  bodyFont: themeFont.prefault({ family: 'Inter', weight: 'Regular' }),
  headingSize: choice(fontSizes, { label: 'Heading size' }),
  buttonCorners: choice(cornerStyles, { label: 'Button corners', default: 'Softened' }),
  imageCorners: choice(cornerStyles, { label: 'Picture corners', default: 'Softened' }),
  bottomBorder: borderField({ label: 'Bottom border', hint: 'Under every section.', sides: ['None', 'Bottom'] }),
})
export type Theme = z.infer<typeof theme>
