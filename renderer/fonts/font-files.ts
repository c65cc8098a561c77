import { bodyCuts, type Cut, italicCuts, productCuts, type Span, titleCuts } from './faces.ts'

/** Increase when files change, since clients cache them for a year. */
const edition = 1

/** Character sets: English, western Europe, all European languages in Latin script. */
export const reaches = ['basic', 'western', 'extended'] as const
export type Reach = (typeof reaches)[number]

export type FontFile = { name: string; cut: Cut; weights: Span; letters: Reach }

const parts: Record<Reach, string> = { basic: '', western: '-west', extended: '-ext' }

/** The file for a weight. A western file includes the basic letters; an extended one supplements the western. */
export function fontFile(cut: Cut, weight: number, letters: Reach): FontFile {
  const { ranges, italic, axes, name, weights } = cut
  const what = ranges ? 'text' : [weight, ...(axes ? ['display'] : []), ...(italic ? ['italic'] : [])].join('-')
  return {
    name: `${name}-${what}${parts[letters]}-${edition}.woff2`,
    cut,
    weights: ranges ? weights : [weight, weight],
    letters,
  }
}

/**
 * Weights that a browser uses a file for. A single-weight file covers all of them, to prevent synthetic bold; in
 * families also used for text, it covers the heavy ones.
 */
export function weightRangeOf({ cut, weights }: FontFile): Span {
  return cut.ranges ? weights : [cut.family in bodyCuts ? 800 : 100, 900]
}

export const weightsIn = ({ weights: [lightest, heaviest] }: Cut): number[] =>
  Array.from({ length: (heaviest - lightest) / 100 + 1 }, (_, index) => lightest + index * 100)

const cuts: readonly Cut[] = [titleCuts, italicCuts, bodyCuts, productCuts].flatMap((group) => Object.values(group))

export const fontFiles: ReadonlyMap<string, FontFile> = new Map(
  cuts
    .flatMap((cut) => weightsIn(cut).flatMap((weight) => reaches.map((letters) => fontFile(cut, weight, letters))))
    .map((file) => [file.name, file]),
)
