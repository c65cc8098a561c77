import { Fragment } from 'react'
import type { TitleFamily } from '../../document/theme.ts'
import { isRightToLeft } from '../../document/values/reading-direction.ts'
import { scriptExtent } from '../../fonts/script-extent.ts'
import { fittedWidths, textWidth } from '../../fonts/text-width.ts'
import { useSite } from '../../site/site-context.ts'

type PosterLinesProps = {
  lines: readonly string[]
  /** Maximum height of all lines together, as a share of their width. Taller lines get wider letters. */
  highest: number
  alternates?: boolean
}

/** In em: cap height, gap between lines, and extra space for a comma, for a Q or cedilla, and for accents. */
const heights = { capitals: 0.69, gap: 0.08, tail: 0.09, deep: 0.17, accent: 0.24 }
/** In em, at this size. */
const tracking = -0.012
const measure = 1000

/**
 * Lines of capitals in one size, widened to fill the container. SVG text keeps its width in any font, even before the
 * display font loads.
 */
export function PosterLines({ lines, highest, alternates = false }: PosterLinesProps) {
  const { theme, language } = useSite()
  const isMirrored = isRightToLeft(language)
  const upperLines = lines.map((line) => line.toLocaleUpperCase(language))
  const rows = upperLines.map((line, index) => heights.capitals + gapAfter(upperLines[index - 1]) + accentOf(line))
  const high = rows.reduce((sum, row) => sum + row, scriptExtent(upperLines.at(-1) ?? '').below)
  const { size, widths } = fitted(upperLines, theme.titleFont.family, highest / high)
  const em = size * measure
  let y = 0
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its text says it
    <svg className="poster" viewBox={`0 0 ${measure} ${round(high * em)}`}>
      {upperLines.map((line, index) => {
        y += (rows[index] ?? 0) * em
        const width = widths[index]
        const isShort = width && !width.isFull
        const start = bearing(line.charAt(0), 'start') * em
        const end = bearing(line.charAt(line.length - 1), 'end') * em
        return (
          <Fragment key={line}>
            {index > 0 && ' '}
            <text
              className={alternates && index % 2 ? 'second' : undefined}
              x={isShort && isMirrored ? measure : round(-start)}
              textAnchor={isShort && isMirrored ? 'end' : undefined}
              y={round(y)}
              fontSize={round(em)}
              fontStretch={width && `${round(width.percent)}%`}
              letterSpacing={`${tracking}em`}
              textLength={isShort ? undefined : round(measure + start + end)}
              lengthAdjust="spacingAndGlyphs"
            >
              {line}
            </text>
          </Fragment>
        )
      })}
    </svg>
  )
}

/** Side bearings in em. Removed at both ends of a line so that stems align with the edge. */
const bearings = { stem: 0.055, round: 0.03, other: 0.012 }
const stems = { start: 'BDEFHIKLMNPRU', end: 'HIJMNU' }

function bearing(letter: string, side: 'start' | 'end'): number {
  const plain = letter.normalize('NFD').charAt(0)
  if (stems[side].includes(plain)) return bearings.stem
  return 'CGOQ&0689'.includes(plain) ? bearings.round : bearings.other
}

const round = (value: number) => Math.round(value * 10) / 10

const gapAfter = (line: string | undefined) =>
  line === undefined ? 0 : heights.gap + Math.max(tailOf(line), scriptExtent(line).below)

const tailOf = (line: string) =>
  /Q|[\u0327\u0328]/.test(line.normalize('NFD')) ? heights.deep : /[,;]/.test(line) ? heights.tail : 0

const accentOf = (line: string) =>
  /[\u0300-\u0303\u0306-\u030c]/.test(line.normalize('NFD')) ? heights.accent : scriptExtent(line).above

/** `largest` and `size` are shares of the measure. No widths for families without a width axis. */
function fitted(lines: readonly string[], family: TitleFamily, largest: number) {
  if (family !== 'Archivo') {
    return { size: Math.min(...lines.map((line) => 1 / textWidth(line, family, { tracking }))), widths: [] }
  }
  const { size, widths } = fittedWidths(lines, family, { tracking, largest })
  return {
    size,
    widths: widths.map((percent, index) => ({
      percent,
      isFull: textWidth(lines[index] ?? '', family, { width: percent, tracking }) * size > 0.97,
    })),
  }
}

export const posterStyles = `
.poster { display: block; width: 100%; height: auto; overflow: visible; direction: ltr; font-family: var(--title-font); font-weight: var(--title-weight) }
.poster text { fill: currentColor }
.poster .second { color: var(--second) }
`
