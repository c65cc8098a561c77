import type { TitleFamily } from '../document/theme.ts'
import { scriptExtent } from './script-extent.ts'
import { textWidth } from './text-width.ts'

/** In em from the baseline: how far letters extend up and down, and the gap between two lines. */
const letterExtents = { low: 0.55, tall: 0.7, accent: 0.84, below: 0.16 }
const lineGap = 0.05

const goesBelow = /[gjpqyQçþ,;()]/u
const isLow = /[acegm-su-z]/u
const isRaised = /[.,\s-]/u
const isAccented = /^\p{Lu}\p{M}*[\u0300-\u030c]/u

export const hasTails = (text: string) => goesBelow.test(text)

/**
 * Distance between the baselines of two lines of equal width, as a share of their width: the minimum at which
 * descenders stay clear of the letters below.
 */
export function lineDistance(upper: string, lower: string, family: TitleFamily): number {
  const [above, below] = [profileOf(upper, family), profileOf(lower, family)]
  const size = Math.min(above.size, below.size)
  const needed = above.letters.flatMap(({ from, to, down }) =>
    below.letters.filter((one) => one.from < to && from < one.to).map(({ up }) => up + down),
  )
  return Math.max(letterExtents.low * below.size, ...needed) + lineGap * size
}

/** Position and vertical extent of each letter, as shares of the line's width. */
function profileOf(line: string, family: TitleFamily) {
  const size = 1 / textWidth(line, family)
  const letters = [...line]
  const ends = letters.map((_, index) => textWidth(letters.slice(0, index + 1).join(''), family) * size)
  return {
    size,
    letters: letters.map((letter, index) => ({
      from: ends[index - 1] ?? 0,
      to: ends[index] ?? 1,
      up: upOf(letter) * size,
      down: Math.max(goesBelow.test(letter) ? letterExtents.below : 0, scriptExtent(letter).below) * size,
    })),
  }
}

function upOf(letter: string): number {
  if (isRaised.test(letter)) return 0
  if (isAccented.test(letter.normalize('NFD'))) return letterExtents.accent
  return isLow.test(letter) ? letterExtents.low : letterExtents.tall + scriptExtent(letter).above
}
