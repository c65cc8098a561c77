import { standingAlone } from '#renderer/facts/repeated-facts.ts'
import { type Box, directionOf, leftOf } from './brush.ts'
import { type CardCanvas, fontOf } from './card-canvas.ts'
import { fitText } from './fit-text.ts'

/** A text of a column. Sizes in pixels; `leading` and `tracking` in shares of them. */
export type Paragraph = {
  text: string
  color: string
  font: 'title' | 'body'
  weight?: number
  largest: number
  smallest: number
  lines: number
  leading?: number
  tracking?: number
  /** In pixels: how high it may be. Default: as its column. */
  highest?: number
  /** Words in it that are in italics. */
  italic?: string
}

type Column = Box & { align: 'start' | 'end'; at: 'top' | 'middle' | 'bottom'; gap: number }

type Set = { width: number; height: number; draw: (left: number, top: number) => void }

/** Draws texts below one another. What is empty takes no room. */
export function column(canvas: CardCanvas, pieces: readonly Paragraph[], place: Column) {
  const sets = pieces.filter(({ text }) => text.trim() !== '').map((piece) => paragraph(canvas, piece, place))
  const height = sets.reduce((sum, set) => sum + set.height, 0) + place.gap * Math.max(sets.length - 1, 0)
  const free = place.height - height
  let top = place.y + (place.at === 'top' ? 0 : place.at === 'middle' ? free / 2 : free)
  for (const set of sets) {
    const x = place.align === 'end' ? place.x + place.width - set.width : place.x
    set.draw(leftOf(canvas, { x, width: set.width }), top)
    top += set.height + place.gap
  }
}

/** A text of one line or more, as wide as its longest. */
function paragraph(canvas: CardCanvas, piece: Paragraph, room: Column): Set {
  const { context, identity } = canvas
  const { largest, smallest, lines, leading = 1.15, tracking = 0, color, italic = '' } = piece
  const use = (size: number, isItalic = false) => {
    const font = (isItalic && canvas.italic) || canvas[piece.font]
    context.font = fontOf(font, size, { weight: piece.weight })
    // Space between letters would break the joined ones.
    context.letterSpacing = identity.rightToLeft ? '0px' : `${tracking * size}px`
  }
  const runsOf = (line: string, size: number) =>
    parted(line, canvas.italic ? italic : '').map((run) => {
      use(size, run.isItalic)
      return { ...run, width: context.measureText(run.text).width }
    })
  const measure = (line: string, size: number) => runsOf(line, size).reduce((sum, { width }) => sum + width, 0)
  const { width, height } = { width: room.width, height: piece.highest ?? room.height }
  const fitted = fitText(piece.text, { width, height, lines, largest, smallest, leading }, measure)
  const { size } = fitted
  const widths = fitted.lines.map((line) => measure(line, size))
  const own = Math.max(...widths)
  use(size)
  const ink = context.measureText('Hx')
  // Height from the top of capitals to the last baseline: all other space is the column's.
  const rise = ink.actualBoundingBoxAscent
  return {
    width: own,
    height: rise + (fitted.lines.length - 1) * size * leading,
    draw: (left, top) => {
      context.fillStyle = color
      context.direction = directionOf(canvas, piece.text)
      context.textAlign = 'left'
      context.textBaseline = 'alphabetic'
      fitted.lines.forEach((line, index) => {
        const free = own - (widths[index] ?? own)
        const isAtEnd = (room.align === 'end') !== identity.rightToLeft
        let x = left + (isAtEnd ? free : 0)
        for (const { text, isItalic, width } of runsOf(line, size)) {
          use(size, isItalic)
          context.fillText(text, x, top + rise + index * size * leading)
          x += width
        }
      })
      context.letterSpacing = '0px'
    },
  }
}

/** A line before, within and after its words in italics. */
function parted(line: string, italic: string): { text: string; isItalic: boolean }[] {
  const at = italic === '' ? -1 : line.search(standingAlone(italic))
  if (at < 0) return [{ text: line, isItalic: false }]
  const end = at + italic.length
  return [
    { text: line.slice(0, at), isItalic: false },
    { text: italic, isItalic: true },
    { text: line.slice(end), isItalic: false },
  ].filter(({ text }) => text !== '')
}
