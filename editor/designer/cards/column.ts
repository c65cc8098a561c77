import { type Box, leftOf } from './brush.ts'
import type { CardCanvas } from './card-canvas.ts'
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
  capitals?: boolean
}

/** Something else of a column, drawn where the column says. */
export type Mark = { width: number; height: number; draw: (at: { left: number; top: number }) => void }

type Column = Box & { align: 'start' | 'center'; at: 'top' | 'middle' | 'bottom'; gap: number }

type Set = { width: number; height: number; draw: (left: number, top: number) => void }

/** Draws texts and marks below one another. What is empty takes no room. */
export function column(canvas: CardCanvas, pieces: readonly (Paragraph | Mark | undefined)[], place: Column) {
  const sets = pieces.flatMap((piece): Set[] => {
    if (!piece) return []
    if ('draw' in piece) return [{ ...piece, draw: (left, top) => piece.draw({ left, top }) }]
    return piece.text.trim() === '' ? [] : [paragraph(canvas, piece, place)]
  })
  const height = sets.reduce((sum, set) => sum + set.height, 0) + place.gap * Math.max(sets.length - 1, 0)
  const free = place.height - height
  let top = place.y + (place.at === 'top' ? 0 : place.at === 'middle' ? free / 2 : free)
  for (const set of sets) {
    const x = place.align === 'center' ? place.x + (place.width - set.width) / 2 : place.x
    set.draw(leftOf(canvas, { x, width: set.width }), top)
    top += set.height + place.gap
  }
}

/** A text of one line or more, as wide as its longest. */
function paragraph(canvas: CardCanvas, piece: Paragraph, { width, align }: Column): Set {
  const { context, identity } = canvas
  const { largest, smallest, lines, leading = 1.15, tracking = 0, color } = piece
  const font = canvas[piece.font]
  const text = piece.capitals ? piece.text.toLocaleUpperCase() : piece.text
  const use = (size: number) => {
    context.font = `${piece.weight ?? font.weight} ${size}px ${font.families}`
    // Space between letters would break the joined ones.
    context.letterSpacing = identity.rightToLeft ? '0px' : `${tracking * size}px`
  }
  const measure = (line: string, size: number) => {
    use(size)
    return context.measureText(line).width
  }
  const fitted = fitText(text, { width, lines, largest, smallest }, measure)
  const { size } = fitted
  const widths = fitted.lines.map((line) => measure(line, size))
  const own = Math.max(...widths)
  const ink = context.measureText('Hx')
  // From the top of its capitals to its last line: space around it is the column's alone.
  const rise = ink.actualBoundingBoxAscent
  return {
    width: own,
    height: rise + (fitted.lines.length - 1) * size * leading,
    draw: (left, top) => {
      use(size)
      context.fillStyle = color
      context.direction = identity.rightToLeft ? 'rtl' : 'ltr'
      context.textAlign = 'left'
      context.textBaseline = 'alphabetic'
      fitted.lines.forEach((line, index) => {
        const free = own - (widths[index] ?? own)
        const indent = align === 'center' ? free / 2 : identity.rightToLeft ? free : 0
        context.fillText(line, left + indent, top + rise + index * size * leading)
      })
      context.letterSpacing = '0px'
    },
  }
}
