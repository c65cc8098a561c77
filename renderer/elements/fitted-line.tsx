import { Fragment, type ReactNode } from 'react'
import { isRightToLeft } from '../document/values/reading-direction.ts'
import { titleWeightOf } from '../fonts/font-rules.ts'
import { hasTails, lineDistance } from '../fonts/line-distance.ts'
import { scriptExtent } from '../fonts/script-extent.ts'
import { textWidth } from '../fonts/text-width.ts'
import { useSite } from '../site/site-context.ts'

type FittedLineProps = {
  text: string
  /** Parts in different colors that make up the text. Default: the text. */
  children?: ReactNode
  /** Width in percent of the container's. */
  share?: number
  /** In em. */
  tracking?: number
  /** Font width in percent, for fonts with a width axis. */
  stretch?: number
  /** The next line, which has to clear this line's descenders. */
  next?: string | undefined
  isUpright?: boolean
}

/** In hundredths of an em: cap height, and the space below the baseline with and without descenders. */
const box = { baseline: 74, tails: 22, end: 2 }

const baselineOf = (text: string) => box.baseline + scriptExtent(text).above * 100

/**
 * A line of display type as wide as its container. SVG text keeps its width in any font, even before the display font
 * loads.
 */
export function FittedLine({
  text,
  children = text,
  share,
  tracking = 0,
  stretch,
  next,
  isUpright = false,
}: FittedLineProps) {
  const { theme, language } = useSite()
  const { titleFont } = theme
  const start = isRightToLeft(language) ? 'xMax' : 'xMin'
  const width =
    Math.round(
      textWidth(text, titleFont.family, { weight: titleWeightOf(titleFont), width: stretch, tracking }) * 1000,
    ) / 10
  const baseline = baselineOf(text)
  const shareOf = (line: string) => baselineOf(line) / textWidth(line, titleFont.family) / 100
  const height = next
    ? baseline + width * (lineDistance(text, next, titleFont.family) - shareOf(next))
    : baseline + Math.max(hasTails(text) ? box.tails : box.end, scriptExtent(text).below * 100)
  const high = Math.round(height * 10) / 10
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its text says it
    <svg
      className={isUpright ? 'fitted turned' : 'fitted'}
      viewBox={isUpright ? `0 0 ${high} ${width}` : `0 0 ${width} ${high}`}
      width={share === undefined ? undefined : `${Math.round(share * 10) / 10}%`}
      preserveAspectRatio={isUpright ? `${start}YMax meet` : `${start}YMid meet`}
    >
      <text
        {...(isUpright ? { transform: `translate(${baseline} ${width}) rotate(-90)` } : { y: baseline })}
        fontSize={100}
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        fontStretch={stretch === undefined ? undefined : `${stretch}%`}
      >
        {children}
      </text>
    </svg>
  )
}

/** A text in lines. Adds the spaces that screen readers need between lines. */
export const FittedLines = ({ lines, draw }: { lines: readonly string[]; draw?: (line: string) => ReactNode }) =>
  lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <FittedLine text={line} next={lines[index + 1]}>
        {draw?.(line)}
      </FittedLine>
    </Fragment>
  ))

export const fittedStyles = `
.fitted { display: block; height: auto; max-width: 100%; overflow: visible; direction: ltr }
.fitted:not([width]) { width: 100% }
.fitted text { font: var(--title-cut) 100px var(--title-font); fill: currentColor }
`
