import type { FontFamily } from '../document/theme.ts'

/**
 * What makes a system font take as much room as the family. `ascent` and `descent` are the family's own, in percent of its
 * size. `sizes` are how wide English text is in its weights from 300 to 800, in percent of the same text in the system font,
 * which is bold from 600 on: measured in a browser.
 */
type Fallback = { local: 'sans' | 'serif'; ascent: number; descent: number; sizes: readonly number[] }

export type Face = {
  /** The name of the family's files without their endings, and of its package of @fontsource-variable. */
  name: string
  /** The weights that the file has. */
  weights: readonly [lightest: number, heaviest: number]
  fallback: Fallback
}

const of = (local: Fallback['local']) => (ascent: number, descent: number, sizes: readonly number[]) => ({
  local,
  ascent,
  descent,
  sizes,
})
const [sans, serif] = [of('sans'), of('serif')]

/** Every family that is served with a site. */
export const faces: Record<FontFamily, Face> = {
  Inter: {
    name: 'inter',
    weights: [300, 800],
    fallback: sans(96.88, 24.12, [104.84, 106.84, 107.93, 100.92, 101.93, 103.15]),
  },
  Manrope: {
    name: 'manrope',
    weights: [300, 800],
    fallback: sans(106.6, 30, [101.04, 102.83, 104.65, 98.58, 100.25, 101.93]),
  },
  'Source Sans 3': {
    name: 'source-sans-3',
    weights: [300, 800],
    fallback: sans(102.4, 40, [90.13, 93.35, 94.75, 89, 91.49, 92.48]),
  },
  Outfit: { name: 'outfit', weights: [300, 800], fallback: sans(100, 26, [98.32, 98.64, 98.88, 93.12, 94.65, 96.18]) },
  'DM Sans': {
    name: 'dm-sans',
    weights: [300, 800],
    fallback: sans(99.2, 31, [103.02, 104.34, 106.2, 100.45, 102.02, 102.54]),
  },
  'Playfair Display': {
    name: 'playfair-display',
    weights: [400, 800],
    fallback: serif(108.2, 25.1, [111.48, 111.48, 112.37, 106.4, 107.18, 107.92]),
  },
  'Bricolage Grotesque': {
    name: 'bricolage-grotesque',
    weights: [300, 800],
    fallback: sans(93, 27, [104.57, 105.96, 107.33, 100.63, 101.9, 103.18]),
  },
  Nunito: {
    name: 'nunito',
    weights: [300, 800],
    fallback: sans(101.1, 35.3, [99.19, 101.09, 102.05, 95.37, 97.46, 99.76]),
  },
  Fraunces: {
    name: 'fraunces',
    weights: [300, 800],
    fallback: serif(97.8, 25.5, [111.73, 115.54, 117.44, 112.2, 115.79, 117.58]),
  },
  'Work Sans': {
    name: 'work-sans',
    weights: [300, 800],
    fallback: sans(93, 24.3, [106.43, 112.25, 112.4, 104.19, 104.38, 104.51]),
  },
  Montserrat: {
    name: 'montserrat',
    weights: [300, 800],
    fallback: sans(96.8, 25.1, [110.94, 112.49, 114.39, 107.87, 109.98, 112.25]),
  },
  'Plus Jakarta Sans': {
    name: 'plus-jakarta-sans',
    weights: [300, 800],
    fallback: sans(103.8, 22.2, [104.4, 104.64, 105.89, 99.13, 100.25, 101.31]),
  },
  Literata: {
    name: 'literata',
    weights: [300, 800],
    fallback: serif(117.7, 30.8, [113.5, 116.88, 119.48, 114.45, 117.53, 122.11]),
  },
}

/** Raised when the files change, since clients cache them for a year. */
const edition = 1

/** How far a text's letters reach: English, western Europe, or all European languages in Latin letters. */
export const reaches = ['basic', 'western', 'extended'] as const
export type Reach = (typeof reaches)[number]

/** A file: the letters of one family that it has, in the weights that it has. */
export type FontFile = { name: string; face: Face; weights: Face['weights']; letters: Reach }

const parts: Record<Reach, string> = { basic: '', western: '-west', extended: '-ext' }

/** Basic letters in every weight: what a family is shown with where it can be chosen. */
export const basicFile = (face: Face) => rangeFile(face, 'basic').name

/** Every weight. A file of western letters has the basic ones too; one of extended letters stands beside it. */
export function rangeFile(face: Face, letters: Reach): FontFile {
  return { name: `${face.name}${parts[letters]}-${edition}.woff2`, face, weights: face.weights, letters }
}

/** The weights of reading and stress alone: a good deal smaller for the families that are drawn in more than two weights. */
export function textFile(face: Face, letters: Reach): FontFile {
  return { name: `${face.name}-text${parts[letters]}-${edition}.woff2`, face, weights: [400, 700], letters }
}

/** One weight alone, about half the size: for headings, which have one. */
export function stillFile(face: Face, weight: number, letters: Reach): FontFile {
  return { name: `${face.name}-${weight}${parts[letters]}-${edition}.woff2`, face, weights: [weight, weight], letters }
}

/** Every font file that exists, by name. */
export const fontFiles: ReadonlyMap<string, FontFile> = new Map(
  Object.values(faces)
    .flatMap(filesOf)
    .map((file) => [file.name, file]),
)

function filesOf(face: Face): FontFile[] {
  const [lightest, heaviest] = face.weights
  const weights = Array.from({ length: (heaviest - lightest) / 100 + 1 }, (_, index) => lightest + index * 100)
  const ofLetters = (letters: Reach) => [
    rangeFile(face, letters),
    textFile(face, letters),
    ...weights.map((weight) => stillFile(face, weight, letters)),
  ]
  return reaches.flatMap(ofLetters)
}
