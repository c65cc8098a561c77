import type { BodyFamily, TitleFamily } from '../document/theme.ts'

export type Span = readonly [from: number, to: number]

/** A font family for headings or text, and the metrics of its fallback. */
export type Cut = {
  family: string
  /** Name of the @fontsource-variable package and its files. */
  name: string
  /** The package's file with the required axes. */
  source: 'wght' | 'opsz' | 'wdth' | 'standard' | 'full'
  italic?: true
  /** Axes besides weight: a number is pinned, a span stays variable. */
  axes?: Readonly<Record<string, number | Span>>
  weights: Span
  /** Actual weight of the letters, if it differs from the selected one. */
  drawn?: number
  /** Whether one file covers all weights: text needs several, headings one. */
  ranges?: true
  /** In percent, for families with a width axis: the width of headings, within the axis. */
  width?: number
  local: 'sans' | 'serif'
  /** In percent of the font size, like `descent`. */
  ascent: number
  descent: number
  /**
   * Width of English text by weight, in percent of the system font (bold from 600). Measured in a browser: headings at
   * 64 px without letter spacing, text at 17 px.
   */
  sizes: readonly number[]
}

const bricolage = {
  family: 'Bricolage Grotesque',
  name: 'bricolage-grotesque',
  local: 'sans',
  ascent: 93,
  descent: 27,
} as const
const archivo = { family: 'Archivo', name: 'archivo', local: 'sans', ascent: 87.8, descent: 21 } as const
const fraunces = { family: 'Fraunces', name: 'fraunces', local: 'serif', ascent: 97.8, descent: 25.5 } as const
const newsreader = { family: 'Newsreader', name: 'newsreader', local: 'serif', ascent: 73.5, descent: 26.5 } as const

const reading: Pick<Cut, 'source' | 'weights' | 'ranges'> = { source: 'wght', weights: [400, 700], ranges: true }

const instrumentSans: Cut = {
  ...reading,
  ...{ family: 'Instrument Sans', name: 'instrument-sans', local: 'sans', ascent: 97, descent: 25 },
  sizes: [101.19, 102.55, 96.58, 97.84],
}

export const titleCuts: Readonly<Record<TitleFamily, Cut>> = {
  'Bricolage Grotesque': {
    ...bricolage,
    ...{ source: 'standard', axes: { wdth: 75, opsz: 96 }, weights: [700, 800] },
    sizes: [65.1, 68.25],
  },
  Rokkitt: {
    ...{ family: 'Rokkitt', name: 'rokkitt', source: 'wght', weights: [700, 800] },
    ...{ local: 'serif', ascent: 81.7, descent: 32, sizes: [101.49, 103.31] },
  },
  'Instrument Sans': instrumentSans,
  // Uses the heaviest letters for its only weight, since headings in this family are posters.
  Archivo: {
    ...archivo,
    ...{ source: 'standard', axes: { wdth: [62, 125] }, weights: [800, 800], drawn: 900, width: 75 },
    sizes: [84.23],
  },
  Fraunces: {
    ...fraunces,
    ...{ source: 'full', axes: { opsz: [36, 116], SOFT: 0, WONK: 0 }, weights: [300, 500] },
    sizes: [103.14, 106.85, 108.73],
  },
  Newsreader: {
    ...newsreader,
    ...{ source: 'opsz', axes: { opsz: 72 }, weights: [300, 500] },
    sizes: [106.4, 109.94, 112.85],
  },
  Fredoka: {
    ...{ family: 'Fredoka', name: 'fredoka', source: 'standard', axes: { wdth: 88 }, weights: [600, 700] },
    ...{ local: 'sans', ascent: 97.4, descent: 23.6, sizes: [86.32, 89.27] },
  },
  Gabarito: {
    ...{ family: 'Gabarito', name: 'gabarito', source: 'wght', weights: [700, 800] },
    ...{ local: 'sans', ascent: 94, descent: 26, sizes: [92.89, 93.6] },
  },
}

export const italicCuts: Readonly<Partial<Record<TitleFamily, Cut>>> = {
  Fraunces: {
    ...fraunces,
    ...{ source: 'full', italic: true, axes: { opsz: 100, SOFT: 0, WONK: 0 }, weights: [300, 500] },
    sizes: [86.29, 92.37, 95.42],
  },
  Newsreader: {
    ...newsreader,
    ...{ source: 'opsz', italic: true, axes: { opsz: 72 }, weights: [300, 500] },
    sizes: [96.76, 101.44, 105.71],
  },
}

export const bodyCuts: Readonly<Record<BodyFamily, Cut>> = {
  'Source Sans 3': {
    ...reading,
    ...{ family: 'Source Sans 3', name: 'source-sans-3', local: 'sans', ascent: 102.4, descent: 40 },
    sizes: [93.35, 94.75, 89, 91.49],
  },
  'DM Sans': {
    ...reading,
    ...{ family: 'DM Sans', name: 'dm-sans', local: 'sans', ascent: 99.2, descent: 31 },
    sizes: [104.34, 106.2, 100.45, 102.02],
  },
  'Instrument Sans': instrumentSans,
  Archivo: { ...reading, ...archivo, sizes: [97.81, 99.56, 94.39, 97.53] },
  'Work Sans': {
    ...reading,
    ...{ family: 'Work Sans', name: 'work-sans', local: 'sans', ascent: 93, descent: 24.3 },
    sizes: [112.25, 112.4, 104.19, 104.38],
  },
  Nunito: {
    ...reading,
    ...{ family: 'Nunito', name: 'nunito', local: 'sans', ascent: 101.1, descent: 35.3 },
    sizes: [101.09, 102.05, 95.37, 97.46],
  },
}

/** Fonts of the product's own pages. Websites don't use them. */
export const productCuts: { title: Cut; body: Cut } = {
  title: { ...bricolage, source: 'wght', weights: [700, 700], sizes: [101.9] },
  body: {
    ...reading,
    ...{ family: 'Inter', name: 'inter', local: 'sans', ascent: 96.88, descent: 24.12 },
    sizes: [106.84, 107.93, 100.92, 101.93],
  },
}
