import type { Stage } from './stage.ts'

export type Box = { x: number; y: number; width: number; height: number }
export type Corners = number | [startTop: number, endTop: number, endBottom: number, startBottom: number]

/** The left edge of a box: in right-to-left scripts, offsets from the start count from the right. */
export const leftOf = ({ width, identity }: Stage, box: Pick<Box, 'x' | 'width'>) =>
  identity.rightToLeft ? width - box.x - box.width : box.x

/** A block of one colour. */
export function block(stage: Stage, color: string | CanvasGradient, box: Box, corners: Corners = 0) {
  stage.context.fillStyle = color
  stage.context.fill(shape(stage, box, corners))
}

/** A disc, or what of it the stage shows. */
export function disc(stage: Stage, color: string, { x, y, radius }: { x: number; y: number; radius: number }) {
  block(stage, color, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, radius)
}

/** The picture so that it covers a box, its middle in the middle. */
export function pictureIn(stage: Stage, picture: HTMLImageElement, box: Box, corners: Corners = 0) {
  const { context } = stage
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  context.save()
  context.clip(shape(stage, box, corners))
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    picture,
    leftOf(stage, box) + (box.width - width) / 2,
    box.y + (box.height - height) / 2,
    width,
    height,
  )
  context.restore()
}

export function shape(stage: Stage, box: Box, corners: Corners): Path2D {
  const [startTop, endTop, endBottom, startBottom] =
    typeof corners === 'number' ? [corners, corners, corners, corners] : corners
  const mirrored = stage.identity.rightToLeft
  const path = new Path2D()
  path.roundRect(
    leftOf(stage, box),
    box.y,
    box.width,
    box.height,
    mirrored ? [endTop, startTop, startBottom, endBottom] : [startTop, endTop, endBottom, startBottom],
  )
  return path
}

/** A large letter of the name where there is no picture: it runs out of its box on purpose. */
export function letterIn(stage: Stage, color: string, box: Box, share = 1.15) {
  const { context, title, identity } = stage
  if (identity.letter === '') return
  const left = leftOf(stage, box)
  context.save()
  const frame = new Path2D()
  frame.rect(left, box.y, box.width, box.height)
  context.clip(frame)
  context.fillStyle = color
  centred(stage, identity.letter, `${title.weight} ${box.height * share}px ${title.families}`, {
    x: left + box.width / 2,
    y: box.y + box.height / 2,
  })
  context.restore()
}

/** Letters whose ink, not whose line, has its middle at a point. */
export function centred({ context }: Stage, text: string, font: string, { x, y }: { x: number; y: number }) {
  context.font = font
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const ink = context.measureText(text)
  const across = (ink.actualBoundingBoxRight - ink.actualBoundingBoxLeft) / 2
  const down = (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2
  context.fillText(text, x - across, y + down)
}
