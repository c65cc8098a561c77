import { createRandom, type Random } from '../../renderer/artwork/random.ts'
import { parseHex } from '../../renderer/color/rgb.ts'
import { type PresetStyle, presetStyles } from '../../renderer/document/enumerations.ts'
import type { Theme, ThemeColors } from '../../renderer/document/theme.ts'
import { type FontPair, fontPairs } from '../font-pairs/font-pairs.ts'
import { chroma } from '../palettes/chroma.ts'
import { palettesIn } from '../palettes/shades.ts'
import { freshPalette } from './fresh-palette.ts'
import { type Mood, moods } from './moods.ts'

export type Surprise = {
  style: PresetStyle
  /** What a person calls its colors. */
  paletteName: string
  theme: Pick<
    Theme,
    'colors' | 'titleFont' | 'bodyFont' | 'headingSize' | 'buttonCorners' | 'imageCorners' | 'bottomBorder'
  >
}

/** How often the colors are new ones rather than a palette of the wizard, 0 to 1. */
const freshShare = 0.4

/**
 * Another look for a website: style, colors, fonts, corners and sizes that go together. The same seed after the same look gives
 * the same; style, colors and fonts all differ from those before.
 */
export function surprise(seed: number, before: { style: PresetStyle; theme: Theme }): Surprise {
  const random = createRandom(`surprise ${seed}`)
  const style = pickOf(
    random,
    presetStyles.filter((name) => name !== before.style),
  )
  const mood = moods[style]
  const pair = pickOf(
    random,
    fontPairs.filter((one) => mood.fonts.includes(one.id) && !isSet(one, before.theme)),
  )
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
  const fresh = random.chance(freshShare) ? freshPalette(random, shade) : undefined
  const fits = ({ colors }: { colors: ThemeColors }) => !isNear(colors, before) && (sober || isColorful(colors))
  if (fresh && fits(fresh)) return fresh
  return pickOf(random, palettesIn[shade].filter(fits))
}

/** Whether a person would take one for the other: the page and its buttons are the same. */
const isNear = (one: ThemeColors, other: ThemeColors) =>
  one.backgroundColor === other.backgroundColor && one.buttonBackgroundColor === other.buttonBackgroundColor

const isColorful = ({ buttonBackgroundColor }: ThemeColors) => chroma(parseHex(buttonBackgroundColor)) > 0.06

const isSet = ({ titleFont, bodyFont }: FontPair, theme: Theme) =>
  titleFont.family === theme.titleFont.family && bodyFont.family === theme.bodyFont.family

/** One of the items, at least one: every list here has two and leaves out the current one. */
function pickOf<T>(random: Random, items: readonly T[]): T {
  const [first, ...rest] = items
  if (first === undefined) throw new RangeError('Nothing to choose from')
  return random.pick([first, ...rest])
}
