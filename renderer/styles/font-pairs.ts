import type { PresetStyle } from '../document/enumerations.ts'
import type { BodyFamily, Theme, TitleFamily } from '../document/theme.ts'

export type FontPair = Pick<Theme, 'titleFont' | 'bodyFont'> & {
  id: string
  /** Plain-language label for owners. */
  name: string
  mood: string
  style: PresetStyle
}

/** Font pairs in the wizard. Every heading font belongs to one style. */
export const fontPairs: readonly [FontPair, ...FontPair[]] = [
  {
    id: 'sign',
    name: 'Sign',
    mood: 'Loud and narrow, painted on a van. Read from across the street.',
    style: 'Common',
    titleFont: { family: 'Bricolage Grotesque', weight: 'ExtraBold' },
    bodyFont: { family: 'Source Sans 3', weight: 'Regular' },
  },
  {
    id: 'slab',
    name: 'Slab',
    mood: 'Sturdy letters with square feet, like those over a workshop’s door.',
    style: 'Common',
    titleFont: { family: 'Rokkitt', weight: 'ExtraBold' },
    bodyFont: { family: 'DM Sans', weight: 'Regular' },
  },
  {
    id: 'plain',
    name: 'Plain',
    mood: 'One clear typeface in two sizes. Nothing gets in the way of the facts.',
    style: 'CommonAlt',
    titleFont: { family: 'Instrument Sans', weight: 'Medium' },
    bodyFont: { family: 'Instrument Sans', weight: 'Regular' },
  },
  {
    id: 'poster',
    name: 'Poster',
    mood: 'As black and as wide as the paper allows, like wood type.',
    style: 'Geometric',
    titleFont: { family: 'Archivo', weight: 'ExtraBold' },
    bodyFont: { family: 'Archivo', weight: 'Regular' },
  },
  {
    id: 'quiet',
    name: 'Quiet',
    mood: 'Fine, soft lines, like an invitation that was written with care.',
    style: 'Elegant',
    titleFont: { family: 'Fraunces', weight: 'Light' },
    bodyFont: { family: 'Work Sans', weight: 'Regular' },
  },
  {
    id: 'literary',
    name: 'Literary',
    mood: 'Upright and even, like the pages of a well-made book.',
    style: 'Elegant',
    titleFont: { family: 'Newsreader', weight: 'Medium' },
    bodyFont: { family: 'Source Sans 3', weight: 'Regular' },
  },
  {
    id: 'round',
    name: 'Round',
    mood: 'Soft ends and plenty of cheer. Nobody is too small or too shy for it.',
    style: 'Fun',
    titleFont: { family: 'Fredoka', weight: 'SemiBold' },
    bodyFont: { family: 'Nunito', weight: 'Regular' },
  },
  {
    id: 'friendly',
    name: 'Friendly',
    mood: 'Chunky and good-humored, with a grin in every curve.',
    style: 'Fun',
    titleFont: { family: 'Gabarito', weight: 'ExtraBold' },
    bodyFont: { family: 'DM Sans', weight: 'Regular' },
  },
]

export const pairsOf = (style: PresetStyle): readonly FontPair[] => fontPairs.filter((pair) => pair.style === style)

/** Falls back to the style's first pair for unknown ids. */
export const pairOf = (style: PresetStyle, id = ''): FontPair =>
  pairsOf(style).find((pair) => pair.id === id) ?? fontPairs.find((pair) => pair.style === style) ?? fontPairs[0]

export const titleFamiliesOf = (style: PresetStyle): TitleFamily[] => [
  ...new Set(pairsOf(style).map(({ titleFont }) => titleFont.family)),
]
export const bodyFamiliesOf = (style: PresetStyle): BodyFamily[] => [
  ...new Set(pairsOf(style).map(({ bodyFont }) => bodyFont.family)),
]
