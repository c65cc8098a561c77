import type { CardCanvas } from './card-canvas.ts'

export type Box = { x: number; y: number; width: number; height: number }
export type Corners = number | [startTop: number, endTop: number, endBottom: number, startBottom: number]

/** The left edge of a box: in right-to-left scripts, offsets from the start count from the right. */
export const leftOf = ({ width, identity }: CardCanvas, box: Pick<Box, 'x' | 'width'>) =>
  identity.rightToLeft ? width - box.x - box.width : box.x

/** A block of one colour. */
export function block(canvas: CardCanvas, color: string | CanvasGradient, box: Box, corners: Corners = 0) {
  canvas.context.fillStyle = color
  canvas.context.fill(shape(canvas, box, corners))
}

/** A disc, or what of it the canvas shows. */
export function disc(canvas: CardCanvas, color: string, { x, y, radius }: { x: number; y: number; radius: number }) {
  block(canvas, color, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, radius)
}

/** The picture so that it covers a box, its middle in the middle. */
export function pictureIn(canvas: CardCanvas, picture: HTMLImageElement, box: Box, corners: Corners = 0) {
  const { context } = canvas
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  context.save()
  context.clip(shape(canvas, box, corners))
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    picture,
    leftOf(canvas, box) + (box.width - width) / 2,
    box.y + (box.height - height) / 2,
    width,
    height,
  )
  context.restore()
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

/** A large letter of the name where there is no picture: it runs out of its box on purpose. */
export function letterIn(canvas: CardCanvas, color: string, box: Box, share = 1.15) {
  const { context, title, identity } = canvas
  if (identity.letter === '') return
  const left = leftOf(canvas, box)
  context.save()
  const frame = new Path2D()
  frame.rect(left, box.y, box.width, box.height)
  context.clip(frame)
  context.fillStyle = color
  centred(canvas, identity.letter, `${title.weight} ${box.height * share}px ${title.families}`, {
    x: left + box.width / 2,
    y: box.y + box.height / 2,
  })
  context.restore()
}

/** Letters whose ink, not whose line, has its middle at a point. */
export function centred({ context }: CardCanvas, text: string, font: string, { x, y }: { x: number; y: number }) {
  context.font = font
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const ink = context.measureText(text)
  const across = (ink.actualBoundingBoxRight - ink.actualBoundingBoxLeft) / 2
  const down = (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2
  context.fillText(text, x - across, y + down)
}
