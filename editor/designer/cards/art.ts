import { mix } from '#renderer/color/oklab.ts'
import { parseHex, type Rgb, toHex } from '#renderer/color/rgb.ts'
import { shapeColors } from '#renderer/color/shape-colors.ts'
import { toneColors } from '#renderer/color/tones.ts'
import type { ShapeDetail } from '#renderer/shapes/canvas.ts'
import { drawShape, type ShapePath } from '#renderer/shapes/shape.ts'
import { tilesOf } from '#renderer/shapes/tile-strip.tsx'
import { partsOf } from './areas.ts'
import { type Box, type Corners, leftOf, shape } from './brush.ts'
import type { CardCanvas } from './card-canvas.ts'

/** In units of a shape: the shorter side of its frame. */
const shortSide = 240

/** The website's first picture, so that it covers a box. */
export function pictureIn(canvas: CardCanvas, box: Box, corners: Corners) {
  const { context, picture } = canvas
  if (!picture) return
  if ('seed' in picture) {
    const frame = frameFor(box)
    return shapeIn(canvas, drawShape(picture.name, picture.seed, frame), frame, box, corners)
  }
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  const [left, top] = [leftOf(canvas, box) + (box.width - width) / 2, box.y + (box.height - height) / 2]
  context.save()
  context.clip(shape(canvas, box, corners))
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, width, height)
  context.restore()
}

type Tiles = {
  count: number
  /** After these they repeat. */
  different?: number
  corners?: Corners
  /** 'icon': fewer and larger elements. */
  detail?: ShapeDetail
}

/** Tiles of the website's shapes side by side, as on its pages. */
export function tilesIn(canvas: CardCanvas, box: Box, { count, different = count, corners = 0, detail }: Tiles) {
  const tiles = tilesOf(canvas.identity.shapes, count)
  partsOf(box, count).forEach((part, index) => {
    const tile = tiles[index % different]
    if (!tile) return
    const frame = frameFor(part)
    shapeIn(canvas, drawShape(tile.name, tile.seed, frame, detail), frame, part, corners)
  })
}

function frameFor({ width, height }: Box) {
  const scale = shortSide / Math.min(width, height)
  return { width: width * scale, height: height * scale }
}

/** A shape's paths so that their frame fills a box. */
function shapeIn(
  canvas: CardCanvas,
  paths: readonly ShapePath[],
  frame: { width: number; height: number },
  box: Box,
  corners: Corners,
) {
  const { context, identity } = canvas
  const colors = shapeColors(identity.colors)
  context.save()
  context.clip(shape(canvas, box, corners))
  context.translate(leftOf(canvas, box), box.y)
  context.scale(box.width / frame.width, box.height / frame.height)
  for (const { d, fill, stroke, width = 1, dash = '', round } of paths) {
    const path = new Path2D(d)
    if (fill) {
      context.fillStyle = colors[fill]
      context.fill(path)
    }
    if (stroke) {
      context.strokeStyle = colors[stroke]
      context.lineWidth = width
      context.lineCap = round ? 'round' : 'butt'
      context.setLineDash(dash.split(' ').filter(Boolean).map(Number))
      context.stroke(path)
    }
  }
  context.restore()
}

/** Sky over land at sunrise in the page's colors. `land` is how much of the box's height is below the horizon. */
export function lightIn(canvas: CardCanvas, box: Box, land: number) {
  const { context, identity, ground } = canvas
  const { ground: air, sky, glow } = toneColors(identity.colors, ground)
  const [deep, other] = [identity.colors.buttonBackgroundColor, identity.colors.accentColor].map(parseHex) as [Rgb, Rgb]
  const far = mix(deep, mix(other, air, 0.3), 0.52)
  const horizon = box.y + box.height * (1 - land)
  const sheet = context.createLinearGradient(0, box.y, 0, box.y + box.height)
  for (const [at, color] of [
    [0, air],
    [(1 - land) * 0.45, mix(sky, air, 0.62)],
    [1 - land, sky],
    [1 - land, far],
    [1, deep],
  ] as const) {
    sheet.addColorStop(at, toHex(color))
  }
  context.save()
  context.clip(shape(canvas, box, 0))
  context.fillStyle = sheet
  context.fillRect(leftOf(canvas, box), box.y, box.width, box.height)
  const sun = leftOf(canvas, { x: box.x + box.width * 0.76, width: 0 })
  const light = context.createRadialGradient(sun, horizon, 0, sun, horizon, box.height * 0.6)
  for (const [at, share] of [
    [0, 1],
    [0.22, 0.62],
    [0.55, 0.22],
    [1, 0],
  ] as const) {
    light.addColorStop(at, translucent(glow, share))
  }
  context.fillStyle = light
  context.fillRect(leftOf(canvas, box), box.y, box.width, box.height)
  context.restore()
}

const translucent = (color: Rgb, opacity: number) =>
  `rgb(${color.map((channel) => Math.round(channel * 255)).join(' ')} / ${opacity})`
