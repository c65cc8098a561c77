import type { CardCanvas } from './card-canvas.ts'

export type Box = { x: number; y: number; width: number; height: number }
export type Corners = number | [startTop: number, endTop: number, endBottom: number, startBottom: number]

/** The left edge of a box: in right-to-left scripts, offsets from the start count from the right. */
export const leftOf = ({ width, identity }: CardCanvas, box: Pick<Box, 'x' | 'width'>) =>
  identity.rightToLeft ? width - box.x - box.width : box.x

/** How a text is read: a number from left to right in every language. */
export const directionOf = ({ identity }: CardCanvas, text: string): 'rtl' | 'ltr' =>
  identity.rightToLeft && /\p{L}/u.test(text) ? 'rtl' : 'ltr'

/** A block of one color. */
export function block(canvas: CardCanvas, color: string | CanvasGradient, box: Box, corners: Corners = 0) {
  canvas.context.fillStyle = color
  canvas.context.fill(shape(canvas, box, corners))
}

export function shape(canvas: CardCanvas, box: Box, corners: Corners): Path2D {
  const [startTop, endTop, endBottom, startBottom] =
    typeof corners === 'number' ? [corners, corners, corners, corners] : corners
  const mirrored = canvas.identity.rightToLeft
  const path = new Path2D()
  path.roundRect(
    leftOf(canvas, box),
    box.y,
    box.width,
    box.height,
    mirrored ? [endTop, startTop, startBottom, endBottom] : [startTop, endTop, endBottom, startBottom],
  )
  return path
}

/** Letters whose ink, not whose line, has its middle at a point. */
export function centered({ context }: CardCanvas, text: string, font: string, { x, y }: { x: number; y: number }) {
  context.font = font
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const ink = context.measureText(text)
  const across = (ink.actualBoundingBoxRight - ink.actualBoundingBoxLeft) / 2
  const down = (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2
  context.fillText(text, x - across, y + down)
}
