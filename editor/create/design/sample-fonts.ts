import type { CSSProperties } from 'react'
import { bodyCuts, type Cut, titleCuts } from '#renderer/fonts/faces.ts'
import type { Reach } from '#renderer/fonts/font-files.ts'
import { bodyWeightOf, fontStack, rulesFor, titleWeightOf } from '#renderer/fonts/font-rules.ts'
import { textWidth } from '#renderer/fonts/text-width.ts'
import { type FontPair, fontPairs } from '#renderer/styles/font-pairs.ts'

/** Prefixed family names, since the app itself uses one of the families at another width. */
const titleCutOf = ({ titleFont: { family } }: FontPair): Cut => ({
  ...titleCuts[family],
  family: `${family} sample heading`,
})
const bodyCutOf = ({ bodyFont: { family } }: FontPair): Cut => ({
  ...bodyCuts[family],
  family: `${family} sample text`,
})

/** The `@font-face` rules for samples of all pairs, one weight each, for the scripts in `reach`. */
export const sampleRules = (reach: Reach): string =>
  rulesFor(
    fontPairs.flatMap((pair) => [
      { cut: titleCutOf(pair), weights: [titleWeightOf(pair.titleFont)] },
      { cut: bodyCutOf(pair), weights: [bodyWeightOf(pair.bodyFont)] },
    ]),
    reach,
  )

type Setting = { size: number; line: number; tracking: number; width?: number }

/** Heading size (rem), line height and tracking of each pair, such that all look equally heavy. */
const settings: Readonly<Record<string, Setting>> = {
  sign: { size: 2.875, line: 0.94, tracking: -0.01 },
  slab: { size: 2.375, line: 0.98, tracking: -0.02 },
  plain: { size: 2.1875, line: 1.08, tracking: -0.03 },
  // Poster headings widen to fill their line.
  poster: { size: 1.75, line: 1.06, tracking: -0.02, width: 112 },
  quiet: { size: 2.5, line: 1.04, tracking: -0.025 },
  literary: { size: 2.3125, line: 1.06, tracking: -0.02 },
  round: { size: 2.25, line: 1.06, tracking: 0 },
  friendly: { size: 2.4375, line: 0.98, tracking: -0.035 },
}

/** For scripts that no pair covers, which use a system font. */
const fallbackSetting: Setting = { size: 2.125, line: 1.2, tracking: 0 }
const usesFallback = (heading: string) => /\p{L}/u.test(heading.replace(/\p{Script=Latin}/gu, ''))

/** Scale factor by heading length in characters. */
const scales = [
  { upTo: 34, size: 1 },
  { upTo: 52, size: 0.86 },
  { upTo: Number.POSITIVE_INFINITY, size: 0.74 },
] as const

/** Room for the longest word, in rem. */
const maxWordWidthRem = 14

/** Width factor of letters at this size in a family with a width axis. */
const smallSizeWidthFactor = 1.15

export function headingStyle(pair: FontPair, heading: string): CSSProperties {
  const cut = titleCutOf(pair)
  const weight = titleWeightOf(pair.titleFont)
  const setting = usesFallback(heading) ? fallbackSetting : (settings[pair.id] ?? fallbackSetting)
  const { size, line, tracking, width = cut.width } = setting
  const fit = scales.find(({ upTo }) => heading.length <= upTo)?.size ?? 1
  const widths = heading
    .split(/[\s-]+/u)
    .map((word) => textWidth(word, pair.titleFont.family, { weight, tracking, ...(width && { width }) }))
  const widest = Math.max(...widths)
  const maxSize = maxWordWidthRem / (widest * (typeof cut.axes?.opsz === 'object' ? smallSizeWidthFactor : 1))
  return {
    fontFamily: fontStack(cut),
    fontWeight: weight,
    fontSize: `${setting === fallbackSetting ? size * fit : Math.min(size * fit, maxSize)}rem`,
    lineHeight: line,
    letterSpacing: `${tracking}em`,
    ...(width !== undefined && { fontStretch: `${width}%` }),
  }
}

export const textStyle = (pair: FontPair): CSSProperties => ({
  fontFamily: fontStack(bodyCutOf(pair)),
  fontWeight: bodyWeightOf(pair.bodyFont),
})
