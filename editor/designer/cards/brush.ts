import type { CanvasFont } from './canvas-fonts.ts'
import type { CardCanvas } from './card-canvas.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** A box's left edge. Right-to-left layouts measure offsets from the right. */
export const leftOf = ({ width, identity }: CardCanvas, box: Pick<Box, 'x' | 'width'>) =>
  identity.rightToLeft ? width - box.x - box.width : box.x

/** Text direction. Numbers are left to right in every language. */
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

/** Sets the font. `size` in pixels, `tracking` in ems. */
export function setFont(
  { context, identity }: CardCanvas,
  { weight, families, stretch: usual }: CanvasFont,
  size: number,
  { tracking = 0, stretch = usual } = {},
) {
  context.font = `${stretch} ${weight} ${size}px ${families}`
  // Letter spacing would break joined scripts.
  context.letterSpacing = identity.rightToLeft ? '0px' : `${tracking * size}px`
}
