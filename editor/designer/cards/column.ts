import { wordsPattern } from '#renderer/facts/repeated-facts.ts'
import { type Box, directionOf, leftOf, setFont } from './brush.ts'
import type { CardCanvas } from './card-canvas.ts'
import { fitText } from './fit-text.ts'

/** A paragraph of a column. Sizes in pixels. `leading` and `tracking` in ems. */
export type Paragraph = {
  text: string
  color: string
  font?: 'title' | 'body'
  largest: number
  smallest: number
  /** Maximum. */
  lines?: number
  leading?: number
  tracking?: number
  /** Maximum height in pixels. Default: the column's height. */
  highest?: number
  italic?: string
}

type Column = Box & { align?: 'start' | 'end'; at: 'top' | 'middle' | 'bottom'; gap?: number }

type SetText = { width: number; height: number; draw: (left: number, top: number) => void }

const shareAbove = { top: 0, middle: 0.5, bottom: 1 }

/** Draws texts below each other, skipping blank ones. */
export function column(canvas: CardCanvas, pieces: readonly Paragraph[], place: Column) {
  const { align, at, gap = 0 } = place
  const sets = pieces.filter(({ text }) => text.trim() !== '').map((piece) => paragraph(canvas, piece, place))
  const height = sets.reduce((sum, set) => sum + set.height, 0) + gap * Math.max(sets.length - 1, 0)
  let top = place.y + (place.height - height) * shareAbove[at]
  for (const set of sets) {
    const x = align === 'end' ? place.x + place.width - set.width : place.x
    set.draw(leftOf(canvas, { x, width: set.width }), top)
    top += set.height + gap
  }
}

/** Lays out a text. Its width is that of its longest line. */
function paragraph(canvas: CardCanvas, piece: Paragraph, { width, height, align }: Column): SetText {
  const { context, identity } = canvas
  const { text, font = 'title', lines: maxLines = 1, leading = 1.15, tracking, color, italic = '' } = piece
  const use = (size: number, isItalic = false) =>
    setFont(canvas, (isItalic && canvas.italic) || canvas[font], size, { tracking })
  const runsOf = (line: string, size: number) =>
    splitItalic(line, canvas.italic ? italic : '').map((run) => {
      use(size, run.isItalic)
      return { ...run, width: context.measureText(run.text).width }
    })
  const measure = (line: string, size: number) => runsOf(line, size).reduce((sum, run) => sum + run.width, 0)
  const { lines, size } = fitText(
    text,
    { ...piece, width, height: piece.highest ?? height, lines: maxLines, leading },
    measure,
  )
  const widths = lines.map((line) => measure(line, size))
  const own = Math.max(...widths)
  use(size)
  // From cap height to baseline. The column adds all other space.
  const rise = context.measureText('Hx').actualBoundingBoxAscent
  const isFlushRight = (align === 'end') !== identity.rightToLeft
  const draw = (left: number, top: number) => {
    context.fillStyle = color
    context.direction = directionOf(canvas, text)
    lines.forEach((line, index) => {
      let x = left + (isFlushRight ? own - (widths[index] ?? own) : 0)
      for (const run of runsOf(line, size)) {
        use(size, run.isItalic)
        context.fillText(run.text, x, top + rise + index * size * leading)
        x += run.width
      }
    })
  }
  return { width: own, height: rise + (lines.length - 1) * size * leading, draw }
}

function splitItalic(line: string, italic: string): { text: string; isItalic: boolean }[] {
  const at = italic === '' ? -1 : line.search(wordsPattern(italic))
  if (at < 0) return [{ text: line, isItalic: false }]
  const end = at + italic.length
  return [
    { text: line.slice(0, at), isItalic: false },
    { text: italic, isItalic: true },
    { text: line.slice(end), isItalic: false },
  ].filter(({ text }) => text !== '')
}
