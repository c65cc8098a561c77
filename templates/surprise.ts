import { chroma, fromOklab } from '../renderer/color/oklab.ts'
import { parseHex, type Rgb } from '../renderer/color/rgb.ts'
import { type CornerStyle, type FontSize, type PresetStyle, presetStyles } from '../renderer/document/enumerations.ts'
import type { Theme, ThemeColors } from '../renderer/document/theme.ts'
import { createRandom, type Random } from '../renderer/random.ts'
import { pairsOf } from '../renderer/styles/font-pairs.ts'
import { paint, themeHex } from './palettes/paint.ts'
import { palettesIn, type Shade } from './palettes/palettes.ts'

export type StyleChoice = { id: PresetStyle; name: string; phrase: string }

const words: Readonly<Record<PresetStyle, Omit<StyleChoice, 'id'>>> = {
  Common: { name: 'Common', phrase: 'Loud, like a sign' },
  CommonAlt: { name: 'Common Alt', phrase: 'Facts and large numbers' },
  Geometric: { name: 'Geometric', phrase: 'Blocks and patterns' },
  Elegant: { name: 'Elegant', phrase: 'Quiet, with good light' },
  Fun: { name: 'Fun', phrase: 'Round and cheerful' },
}

export const styleChoices: readonly StyleChoice[] = presetStyles.map((id) => ({ id, ...words[id] }))

export type Surprise = {
  style: PresetStyle
  paletteName: string
  theme: Pick<
    Theme,
    'colors' | 'titleFont' | 'bodyFont' | 'headingSize' | 'buttonCorners' | 'imageCorners' | 'bottomBorder'
  >
}

/** Probability of a generated palette instead of one from the wizard. */
const generatedShare = 0.4

/**
 * A new look: matching style, colors, fonts, corners and sizes. Deterministic for the same seed and previous look.
 * Style, fonts and colors all differ from the previous ones.
 */
export function surprise(seed: number, before: { style: PresetStyle; theme: Theme }): Surprise {
  const random = createRandom(`surprise ${seed}`)
  const style = pickOf(
    random,
    presetStyles.filter((name) => name !== before.style),
  )
  const mood = moods[style]
  const pair = pickOf(random, pairsOf(style))
  const [buttonCorners, imageCorners] = random.pick(mood.corners)
  const palette = paletteFor(random, mood, before.theme.colors)
  return {
    style,
    paletteName: palette.name,
    theme: {
      colors: palette.colors,
      titleFont: pair.titleFont,
      bodyFont: pair.bodyFont,
      headingSize: random.pick(mood.headingSizes),
      buttonCorners,
      imageCorners,
      bottomBorder: { ...before.theme.bottomBorder, sides: 'None' },
    },
  }
}

function paletteFor(random: Random, { dark, sober }: Mood, before: ThemeColors): { name: string; colors: ThemeColors } {
  const shade = random.chance(dark) ? 'Dark' : 'Light'
  const fresh = random.chance(generatedShare) ? generatePalette(random, shade) : undefined
  const fits = ({ colors }: { colors: ThemeColors }) => !looksAlike(colors, before) && (sober || isColorful(colors))
  if (fresh && fits(fresh)) return fresh
  return pickOf(random, palettesIn[shade].filter(fits))
}

/** Whether two palettes look alike: same page and button colors. */
const looksAlike = (one: ThemeColors, other: ThemeColors) =>
  one.backgroundColor === other.backgroundColor && one.buttonBackgroundColor === other.buttonBackgroundColor

const isColorful = ({ buttonBackgroundColor }: ThemeColors) => chroma(parseHex(buttonBackgroundColor)) > 0.06

/** Requires at least one item. */
function pickOf<T>(random: Random, items: readonly T[]): T {
  const [first, ...rest] = items
  if (first === undefined) throw new RangeError('Nothing to choose from')
  return random.pick([first, ...rest])
}

type Hue = { name: string /** In degrees of Oklch. */; hue: number; lightness: number; chroma: number }

/** Brand colors, each in a lightness that suits it: yellows turn muddy when dark, blues work at any lightness. */
const brands: readonly [Hue, ...Hue[]] = [
  { name: 'Berry', hue: 2, lightness: 0.45, chroma: 0.15 },
  { name: 'Brick', hue: 33, lightness: 0.48, chroma: 0.13 },
  { name: 'Copper', hue: 52, lightness: 0.5, chroma: 0.11 },
  { name: 'Moss', hue: 130, lightness: 0.42, chroma: 0.08 },
  { name: 'Forest', hue: 155, lightness: 0.39, chroma: 0.075 },
  { name: 'Teal', hue: 193, lightness: 0.44, chroma: 0.075 },
  { name: 'Ocean', hue: 232, lightness: 0.45, chroma: 0.1 },
  { name: 'Cobalt', hue: 262, lightness: 0.46, chroma: 0.17 },
  { name: 'Violet', hue: 290, lightness: 0.44, chroma: 0.14 },
  { name: 'Plum', hue: 335, lightness: 0.39, chroma: 0.11 },
  { name: 'Slate', hue: 252, lightness: 0.36, chroma: 0.035 },
]

/** Page colors. Without a hue, they take the brand's. */
const pages: Record<Shade, readonly [Page, ...Page[]]> = {
  Light: [
    { name: 'white', lightness: 1, chroma: 0 },
    { name: 'paper', hue: 85, lightness: 0.982, chroma: 0.009 },
    { name: 'sand', hue: 82, lightness: 0.966, chroma: 0.015 },
    { name: 'mist', lightness: 0.98, chroma: 0.007 },
  ],
  Dark: [
    { name: 'night', lightness: 0.2, chroma: 0.018 },
    { name: 'charcoal', hue: 270, lightness: 0.21, chroma: 0.004 },
  ],
}

type Page = Omit<Hue, 'hue'> & { hue?: number }

/** Differences in hue between brand and second color, in degrees. All are large enough to be clearly distinct. */
const hueDifferences = [-150, -110, 110, 150, 180] as const

/** A generated palette: a brand color, a matching page and a contrasting second color. */
function generatePalette(random: Random, shade: Shade): { name: string; colors: ThemeColors } {
  const brand = random.pick(brands)
  const page = random.pick(pages[shade])
  const dark = shade === 'Dark'
  const hue = brand.hue + random.between(-7, 7)
  const lightness = dark ? 0.77 : brand.lightness + random.between(-0.02, 0.03)
  const chroma = (dark ? Math.min(brand.chroma, 0.12) : brand.chroma) * random.between(0.9, 1.05)
  const pageHue = page.hue ?? hue
  return {
    name: `${brand.name} on ${page.name}`,
    colors: paint({
      ground: themeHex(oklch(page.lightness, page.chroma, pageHue)),
      ink: themeHex(oklch(dark ? 0.95 : 0.22, 0.02, hue)),
      first: themeHex(oklch(lightness, chroma, hue)),
      second: themeHex(oklch(dark ? 0.7 : 0.85, 0.12, hue + random.pick(hueDifferences))),
    }),
  }
}

function oklch(lightness: number, chroma: number, degrees: number): Rgb {
  const angle = (degrees * Math.PI) / 180
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
}

/** Options that suit a style, in any combination. */
type Mood = {
  corners: readonly [Corners, ...Corners[]]
  headingSizes: readonly [FontSize, ...FontSize[]]
  dark: number
  /** Whether grays and near-blacks are suitable brand colors. They would dull a cheerful style. */
  sober: boolean
}

type Corners = readonly [buttons: CornerStyle, pictures: CornerStyle]

export const moods: Readonly<Record<PresetStyle, Mood>> = {
  Common: {
    corners: [
      ['Softened', 'Softened'],
      ['Rounded', 'Rounded'],
      ['Oval', 'Rounded'],
      ['Rounded', 'Softened'],
    ],
    headingSizes: ['Default', 'Default', 'Large'],
    dark: 0.15,
    sober: true,
  },
  // Pictures in this style are full-width, so rounded corners would cut into them.
  CommonAlt: {
    corners: [
      ['Softened', 'Square'],
      ['Square', 'Square'],
      ['Oval', 'Square'],
    ],
    headingSizes: ['Default', 'Large'],
    dark: 0.2,
    sober: true,
  },
  Geometric: {
    corners: [['Square', 'Square']],
    headingSizes: ['Large', 'ExtraLarge'],
    dark: 0.3,
    sober: true,
  },
  Elegant: {
    corners: [
      ['Square', 'Square'],
      ['Oval', 'Square'],
      ['Softened', 'Softened'],
    ],
    headingSizes: ['Default', 'Large'],
    dark: 0.25,
    sober: true,
  },
  Fun: {
    corners: [
      ['Oval', 'Rounded'],
      ['Oval', 'Oval'],
      ['Rounded', 'Rounded'],
    ],
    headingSizes: ['Large', 'ExtraLarge'],
    dark: 0.1,
    sober: false,
  },
}
