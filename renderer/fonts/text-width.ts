import { type TitleFamily, titleFamilies } from '../document/theme.ts'
import { memoize } from '../memoize.ts'
import { titleCuts } from './faces.ts'
import { glyphWidths } from './glyph-widths.ts'
import { basicRanges, westernRanges } from './letters.ts'

/** The letters of a row of `glyphWidths`, in its order. */
export const measuredLetters: readonly string[] = [...basicRanges, ...westernRanges].flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
)

const placeOf = new Map(measuredLetters.map((letter, index) => [letter, index]))

type Setting = {
  /** 300 to 800; the lightest by default. Ignored for families with a width axis, which have one weight. */
  weight?: number
  /** In percent, for families with a width axis. Default: the width of headings. */
  width?: number
  /** In em, after every letter including the last. */
  tracking?: number
}

/**
 * Width of a heading line in em. Includes kerning for families with a width axis; without it, browsers draw other lines
 * up to 2 percent narrower. Unmeasured letters count as average, Chinese, Japanese and Korean ones as square.
 */
export function textWidth(text: string, family: TitleFamily, { weight, width, tracking = 0 }: Setting = {}): number {
  const own = titleCuts[family]
  const at = own.width === undefined ? (weight ?? own.weights[0]) : (width ?? own.width)
  const letters = [...text]
  const stops = stopsOf(family)
  const above = stops.findIndex((stop) => stop.at >= at)
  const to = stops.at(above)
  const from = stops[above - 1] ?? to
  if (!from || !to) return 0
  const [narrow, wide] = [lineAt(from, letters), lineAt(to, letters)]
  const share = to.at > from.at ? (Math.min(at, to.at) - from.at) / (to.at - from.at) : 0
  return (narrow + (wide - narrow) * share) / 1000 + letters.length * tracking
}

/** Families with a width axis. */
type FittedFamily = 'Archivo'

/**
 * Sets lines in one size to the same width: the size as a share of the width, at most `largest`, and each line's letter width in percent.
 * The longest line has the narrowest letters. Lines that are too short even with the widest letters stay short.
 */
export function fittedWidths(
  lines: readonly string[],
  family: FittedFamily,
  { tracking = 0, largest = Number.POSITIVE_INFINITY }: { tracking?: number; largest?: number } = {},
) {
  const stops = glyphWidths[family].map(({ at }) => at)
  const wide = (line: string, width: number) => textWidth(line, family, { width, tracking })
  const size = Math.min(largest, 1 / Math.max(...lines.map((line) => wide(line, stops[0] ?? 100))))
  const widths = lines.map((line) => {
    const next = stops.findIndex((stop) => wide(line, stop) * size >= 1)
    const [from = 0, to = from] = [stops[next - 1], stops[next]]
    if (next <= 0) return stops.at(next) ?? 100
    const [narrow, broad] = [wide(line, from), wide(line, to)]
    return from + ((1 / size - narrow) / (broad - narrow)) * (to - from)
  })
  return { size, widths }
}

/** A measured weight or width, in thousandths of an em. */
type Stop = { at: number; row: readonly number[]; average: number; kerning: ReadonlyMap<string, number> }

const isSquare = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/

const lineAt = ({ row, average, kerning }: Stop, letters: readonly string[]) =>
  letters.reduce((sum, letter, index) => {
    const glyph = row[placeOf.get(letter) ?? -1] ?? (isSquare.test(letter) ? 1000 : average)
    return sum + glyph + (kerning.get(letter + (letters[index + 1] ?? '')) ?? 0)
  }, 0)

const stopsOf = memoize((family: TitleFamily): readonly Stop[] => {
  return glyphWidths[family].map(({ at, widths, kerning = '' }) => {
    const row = widths.split(' ').map(Number)
    return { at, row, average: row.reduce((sum, one) => sum + one, 0) / row.length, kerning: pairsIn(kerning) }
  })
}, titleFamilies.length)

/** Parses kerning pairs: 'AÄ -60 TV' kerns every pair of a first and a last letter by that amount. */
function pairsIn(text: string): ReadonlyMap<string, number> {
  const words = text.split(' ')
  return new Map(
    words.flatMap((lefts, index) => {
      if (index % 3 > 0) return []
      const [amount, rights = ''] = [Number(words[index + 1]), words[index + 2]]
      return [...lefts].flatMap((left) => [...rights].map((right) => [left + right, amount] as const))
    }),
  )
}
