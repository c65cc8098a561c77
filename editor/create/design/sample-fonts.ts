import type { CSSProperties } from 'react'
import { bodyCuts, type Cut, titleCuts } from '#renderer/fonts/faces.ts'
import type { Reach } from '#renderer/fonts/font-files.ts'
import { bodyWeightOf, fontStack, rulesFor, titleWeightOf } from '#renderer/fonts/font-rules.ts'
import { textWidth } from '#renderer/fonts/text-width.ts'
import { type FontPair, fontPairs } from '#renderer/styles/font-pairs.ts'

/** Names of their own: the app sets its titles in one of the families, in another width. */
const titleCutOf = ({ titleFont: { family } }: FontPair): Cut => ({
  ...titleCuts[family],
  family: `${family} sample heading`,
})
const bodyCutOf = ({ bodyFont: { family } }: FontPair): Cut => ({
  ...bodyCuts[family],
  family: `${family} sample text`,
})

/** The `@font-face` rules of all pairs, each in the one weight that its sample has, for texts that reach so far. */
export const sampleRules = (reach: Reach): string =>
  rulesFor(
    fontPairs.flatMap((pair) => [
      { cut: titleCutOf(pair), weights: [titleWeightOf(pair.titleFont)] },
      { cut: bodyCutOf(pair), weights: [bodyWeightOf(pair.bodyFont)] },
    ]),
    reach,
  )

type Setting = { size: number; line: number; tracking: number; width?: number }

/** How large each pair's heading is, in rem, and how its lines and letters are set, so that all look equally heavy. */
const settings: Readonly<Record<string, Setting>> = {
  sign: { size: 2.875, line: 0.94, tracking: -0.01 },
  slab: { size: 2.375, line: 0.98, tracking: -0.02 },
  plain: { size: 2.1875, line: 1.08, tracking: -0.03 },
  // A page's posters are as wide as their lines allow.
  poster: { size: 1.75, line: 1.06, tracking: -0.02, width: 112 },
  quiet: { size: 2.5, line: 1.04, tracking: -0.025 },
  literary: { size: 2.3125, line: 1.06, tracking: -0.02 },
  round: { size: 2.25, line: 1.06, tracking: 0 },
  friendly: { size: 2.4375, line: 0.98, tracking: -0.035 },
}

/** For letters that no pair has, which a system font draws. */
const ownless: Setting = { size: 2.125, line: 1.2, tracking: 0 }
const isOwnless = (heading: string) => /\p{L}/u.test(heading.replace(/\p{Script=Latin}/gu, ''))

/** In characters: how much smaller longer headings are. */
const fits = [
  { upTo: 34, size: 1 },
  { upTo: 52, size: 0.86 },
  { upTo: Number.POSITIVE_INFINITY, size: 0.74 },
] as const

/** In rem: what a card leaves for the longest word. */
const room = 14

/** How much wider letters of this size are than those of posters, in a family with an axis for it. */
const smallLetters = 1.15

export function headingStyle(pair: FontPair, heading: string): CSSProperties {
  const cut = titleCutOf(pair)
  const weight = titleWeightOf(pair.titleFont)
  const setting = isOwnless(heading) ? ownless : (settings[pair.id] ?? ownless)
  const { size, line, tracking, width = cut.width } = setting
  const fit = fits.find(({ upTo }) => heading.length <= upTo)?.size ?? 1
  const widths = heading
    .split(/[\s-]+/u)
    .map((word) => textWidth(word, pair.titleFont.family, { weight, tracking, ...(width && { width }) }))
  const widest = Math.max(...widths)
  const most = room / (widest * (typeof cut.axes?.opsz === 'object' ? smallLetters : 1))
  return {
    fontFamily: fontStack(cut),
    fontWeight: weight,
    fontSize: `${setting === ownless ? size * fit : Math.min(size * fit, most)}rem`,
    lineHeight: line,
    letterSpacing: `${tracking}em`,
    ...(width !== undefined && { fontStretch: `${width}%` }),
  }
}

export const textStyle = (pair: FontPair): CSSProperties => ({
  fontFamily: fontStack(bodyCutOf(pair)),
  fontWeight: bodyWeightOf(pair.bodyFont),
})
