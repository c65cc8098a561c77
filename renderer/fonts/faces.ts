import type { FontFamily } from '../document/theme.ts'

/** Percentages that make a system font take as much room as the family: computed from @capsizecss/metrics, Arial and Times. */
type Fallback = { local: 'sans' | 'serif'; size: number; ascent: number; descent: number }

export type Face = {
  /** The name of the family's files without their endings, and of its package of @fontsource-variable. */
  name: string
  /** The weights that the file has. */
  weights: readonly [lightest: number, heaviest: number]
  fallback: Fallback
}

const sans = (size: number, ascent: number, descent: number): Fallback => ({ local: 'sans', size, ascent, descent })
const serif = (size: number, ascent: number, descent: number): Fallback => ({ local: 'serif', size, ascent, descent })

/** Every family that is served with a site. */
export const faces: Record<FontFamily, Face> = {
  Inter: { name: 'inter', weights: [300, 800], fallback: sans(107.12, 90.44, 22.52) },
  Manrope: { name: 'manrope', weights: [300, 800], fallback: sans(103.19, 103.31, 29.07) },
  'Source Sans 3': { name: 'source-sans-3', weights: [300, 800], fallback: sans(93.76, 109.21, 42.66) },
  Outfit: { name: 'outfit', weights: [300, 800], fallback: sans(99.82, 100.18, 26.05) },
  'DM Sans': { name: 'dm-sans', weights: [300, 800], fallback: sans(104.53, 94.9, 29.66) },
  'Playfair Display': { name: 'playfair-display', weights: [400, 800], fallback: serif(111.26, 97.25, 22.56) },
  'Bricolage Grotesque': { name: 'bricolage-grotesque', weights: [300, 800], fallback: sans(105.43, 88.21, 25.61) },
  Nunito: { name: 'nunito', weights: [300, 800], fallback: sans(101.39, 99.71, 34.82) },
  Fraunces: { name: 'fraunces', weights: [300, 800], fallback: serif(115.45, 84.71, 22.09) },
  'Work Sans': { name: 'work-sans', weights: [300, 800], fallback: sans(111.93, 83.09, 21.71) },
  Montserrat: { name: 'montserrat', weights: [300, 800], fallback: sans(112.83, 85.79, 22.25) },
  'Plus Jakarta Sans': { name: 'plus-jakarta-sans', weights: [300, 800], fallback: sans(104.98, 98.88, 21.15) },
  Literata: { name: 'literata', weights: [300, 800], fallback: serif(118.15, 99.62, 26.07) },
}

/** Raised when the files change, since they are kept for a year by who has them. */
const edition = 1

/** The letters of English and the punctuation and signs of any text: what most pages need. */
export const basicFile = ({ name }: Face) => `${name}-${edition}.woff2`
/** The same and the letters of western Europe: in place of the basic file, for pages that have one. */
export const westernFile = ({ name }: Face) => `${name}-west-${edition}.woff2`
/** The letters of the other European languages: beside the western file, for pages that have one. */
export const extendedFile = ({ name }: Face) => `${name}-ext-${edition}.woff2`

/** The name of every font file that exists. */
export const fontFiles: ReadonlySet<string> = new Set(
  Object.values(faces).flatMap((face) => [basicFile(face), westernFile(face), extendedFile(face)]),
)

type Range = readonly [from: number, to: number]

/** What the files hold, as ranges of code points. */
export const basicRanges: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xae, 0xae],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
]
export const westernRanges: readonly Range[] = [
  [0xa1, 0xa2],
  [0xa7, 0xa7],
  [0xaa, 0xab],
  [0xb1, 0xb3],
  [0xb9, 0xbf],
  [0xc0, 0xd6],
  [0xd8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2039, 0x203a],
]
export const extendedRanges: readonly Range[] = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
]
