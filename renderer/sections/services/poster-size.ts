import { plainWords } from '../../document/values/formatted-text.ts'
import { barsIn, minBars } from '../../elements/poster/fade.tsx'
import { narrowWidth, stepFor } from '../../elements/poster/steps.ts'
import { parseMinutes } from '../../facts/parse-minutes.ts'
import { partsOfPrice } from '../../facts/parts-of-price.ts'
import type { ServiceRow } from './grouped-services.ts'

/** Type size of services whose names look like a poster. */
export type PosterSize = {
  classes: string
  /** Per row. */
  bars: readonly number[]
}

/** In percent of the list's width: maximum type size, and room for a row in one column, in two columns, and beside a description. */
const maxSizes = { wide: 9, narrow: 16 }
const rowRoom = { row: 97, column: 47, sentence: 19 }

/** In em of a name: the space after it, and the size of the text around a price's number. */
const gap = 0.3
const asideSize = 0.3
/** Like `asideSize`, for narrow screens, where the text has to be larger. */
const narrowAsideSize = 0.6
const wordGap = 0.06
/** Gap between a name and its bars, in percent of the list's width: 1.5rem on the narrowest screen with bars. */
const gapBeforeBars = 2.6

/** Type size of a list: as large as its longest name and price allow, so that the bars can be counted. */
export function posterSize(rows: readonly ServiceRow[], language: string, columns: 1 | 2): PosterSize {
  const names = rows.map(({ item }) => item.heading.trim().toLocaleUpperCase(language))
  const price = Math.max(0, ...rows.map(({ facts }) => priceWidth(facts.price)))
  const longest = longestInOneLine(names)
  const hasSentences =
    columns === 1 && rows.some(({ item, facts }) => facts.duration !== '' || plainWords(item.paragraph).trim() !== '')
  const available = (columns === 2 ? rowRoom.column : rowRoom.row) - (hasSentences ? rowRoom.sentence : 0)
  const largestHere = columns === 2 ? maxSizes.wide / 2 : maxSizes.wide
  const wide = stepFor('wide', available / (longest + price + gap), largestHere)
  const word = Math.max(1, ...names.flatMap((name) => name.split(/\s+/)).map(narrowWidth))
  const narrowPrice = Math.max(0, ...rows.map(({ facts }) => priceWidth(facts.price, narrowAsideSize)))
  const narrow = stepFor('step', rowRoom.row / (word + narrowPrice + gap), maxSizes.narrow)
  const left = (available - gapBeforeBars) / wide.size - price
  return { classes: `${narrow.className} ${wide.className}`, bars: barsOf(rows, names, left) }
}

/** How many times wider than the next name a name must be to wrap to two lines. */
const minWrapRatio = 1.35

/** Width of the longest name in em, or of the second longest if the longest would shrink all others too much. */
function longestInOneLine(names: readonly string[]): number {
  const [first = 1, second = first] = names.map(narrowWidth).toSorted((a, b) => b - a)
  return Math.max(1, first > second * minWrapRatio ? second : first)
}

/**
 * How many bars fit between each name and its price, if at least half of the services have a price and room for bars. Proportional to the
 * durations, if most services have one.
 */
function barsOf(rows: readonly ServiceRow[], names: readonly string[], left: number): number[] {
  const isPriced = rows.map(({ facts }) => facts.price.trim() !== '')
  if (isPriced.filter(Boolean).length * 2 < rows.length) return []
  const free = names.map((name, index) => (isPriced[index] ? barsIn(left - nameWidth(name)) : 0))
  if (free.filter((bars) => bars >= minBars).length * 2 < rows.length) return []
  const minutes = rows.map(({ facts }) => parseMinutes(facts.duration))
  const longest = Math.max(...minutes.map((known) => known ?? 0))
  const known = minutes.filter((one) => one !== undefined)
  if (known.length < 3 || known.length * 4 < rows.length * 3) return free
  const each = Math.min(...rows.map((_, index) => ((free[index] ?? 0) * longest) / (minutes[index] ?? longest)))
  const inProportion = minutes.map((one) => Math.round((each * (one ?? 0)) / longest))
  return Math.min(...inProportion) < minBars ? free : inProportion
}

const nameWidth = (name: string) => narrowWidth(name) + name.split(/\s+/).length * wordGap

function priceWidth(text: string, share = asideSize): number {
  const { before, opening, number, closing, after } = partsOfPrice(text)
  if (text.trim() === '') return 0
  return narrowWidth(number) + narrowWidth(before + after) * share + narrowWidth(opening + closing) * asideSize + 0.15
}
