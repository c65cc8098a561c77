import type { CanvasFont } from './canvas-fonts.ts'
import type { CardCanvas } from './card-canvas.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** The left edge of a box: in right-to-left scripts, offsets from the start count from the right. */
export const leftOf = ({ width, identity }: CardCanvas, box: Pick<Box, 'x' | 'width'>) =>
  identity.rightToLeft ? width - box.x - box.width : box.x

/** How a text is read: a number from left to right in every language. */
export const directionOf = ({ identity }: CardCanvas, text: string): 'rtl' | 'ltr' =>
  identity.rightToLeft && /\p{L}/u.test(text) ? 'rtl' : 'ltr'

export function block(canvas: CardCanvas, color: string | CanvasGradient, box: Box, corner = 0) {
  canvas.context.fillStyle = color
  canvas.context.fill(shape(canvas, box, corner))
}

export function shape(canvas: CardCanvas, box: Box, corner: number): Path2D {
  const path = new Path2D()
  path.roundRect(leftOf(canvas, box), box.y, box.width, box.height, corner)
  return path
}

/** Sets the font of all further text. `size` in pixels, `tracking` in shares of it. */
export function setFont(
  { context, identity }: CardCanvas,
  { weight, families, stretch: usual }: CanvasFont,
  size: number,
  { tracking = 0, stretch = usual } = {},
) {
  context.font = `${stretch} ${weight} ${size}px ${families}`
  // Space between letters would break the joined ones.
  context.letterSpacing = identity.rightToLeft ? '0px' : `${tracking * size}px`
}
