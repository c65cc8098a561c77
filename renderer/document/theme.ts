import * as z from 'zod'
import { shapeNames } from '../shapes/shape-names.ts'
import { cornerStyles, darkModes, fontSizes, fontWeights, photoTones } from './enumerations.ts'
import { borderField, choice } from './fields/fields.ts'
import { seed } from './values/seed.ts'

/** Lowercase `#rrggbb`. */
export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase()

/** Heading fonts, each for one style. All fonts have open licenses. */
export const titleFamilies = [
  'Bricolage Grotesque',
  'Rokkitt',
  'Instrument Sans',
  'Archivo',
  'Fraunces',
  'Newsreader',
  'Fredoka',
  'Gabarito',
] as const
export type TitleFamily = (typeof titleFamilies)[number]

export const bodyFamilies = ['Source Sans 3', 'DM Sans', 'Instrument Sans', 'Archivo', 'Work Sans', 'Nunito'] as const
export type BodyFamily = (typeof bodyFamilies)[number]

const weightNames = Object.keys(fontWeights) as [keyof typeof fontWeights, ...(keyof typeof fontWeights)[]]
const weight = z.enum(weightNames)

const titleFont = z.object({ family: z.enum(titleFamilies), weight })
const bodyFont = z.object({ family: z.enum(bodyFamilies), weight })

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

/** Shapes of the website's patterns, most frequent first. */
const shapes = z.object({
  grammar: z.array(z.enum(shapeNames)).min(1).max(6),
  seed,
})

export const theme = z.object({
  colors: themeColors.prefault({
    backgroundColor: '#ffffff',
    primaryTextColor: '#16191d',
    secondaryTextColor: '#4d5560',
    buttonBackgroundColor: '#1f5d50',
    buttonTextColor: '#ffffff',
    buttonBackgroundHoverColor: '#184a40',
    buttonBackgroundPressedColor: '#113830',
    accentColor: '#ffd166',
  }),
  darkMode: choice(darkModes, {
    label: 'Dark mode',
    default: 'FollowsDevice',
    hint: 'Makes dark colors from yours. “Follows Device” shows them only to visitors whose phone or computer is set to dark.',
  }),
  photoTone: choice(photoTones, {
    label: 'Wide photos',
    hint: '“Two Tone” shows photos that fill a section, and those behind text, in two of your colors. Patterns stay as they are.',
  }),
  shapes: shapes.prefault({ grammar: ['waves', 'arcs', 'edge', 'steps'], seed: 0 }),
  titleFont: titleFont.prefault({ family: 'Bricolage Grotesque', weight: 'ExtraBold' }),
  bodyFont: bodyFont.prefault({ family: 'Source Sans 3', weight: 'Regular' }),
  headingSize: choice(fontSizes, {
    label: 'Heading size',
    hint: 'Of every section. A headline that fills its own space keeps its size.',
  }),
  textSize: choice(fontSizes, { label: 'Text size' }),
  buttonCorners: choice(cornerStyles, { label: 'Button corners', default: 'Softened' }),
  imageCorners: choice(cornerStyles, { label: 'Picture corners', default: 'Softened' }),
  bottomBorder: borderField({ label: 'Bottom border', hint: 'Under every section.', sides: ['None', 'Bottom'] }),
})
export type Theme = z.infer<typeof theme>
