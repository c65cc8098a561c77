import { mix } from '#renderer/color/oklab.ts'
import { parseHex, type Rgb, toHex } from '#renderer/color/rgb.ts'
import { shapeColors } from '#renderer/color/shape-colors.ts'
import { toneColors } from '#renderer/color/tones.ts'
import type { ShapeDetail } from '#renderer/shapes/canvas.ts'
import { drawShape } from '#renderer/shapes/shape.ts'
import { tilesOf } from '#renderer/shapes/tile-strip.tsx'
import { partsOf } from './areas.ts'
import { type Box, block, leftOf, shape } from './brush.ts'
import type { CardCanvas, Pattern } from './card-canvas.ts'

/** Draws the website's first picture to cover a box. */
export function pictureIn(canvas: CardCanvas, box: Box, corner: number) {
  const { context, picture } = canvas
  if (!picture) return
  if ('seed' in picture) return shapeIn(canvas, picture, box, { corner })
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  const [left, top] = [leftOf(canvas, box) + (box.width - width) / 2, box.y + (box.height - height) / 2]
  context.save()
  context.clip(shape(canvas, box, corner))
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, width, height)
  context.restore()
}

type ShapeOptions = {
  corner?: number
  /** 'icon': fewer, larger elements. */
  detail?: ShapeDetail
}

/** Draws the website's shape tiles side by side. They repeat after `different`. */
export function tilesIn(
  canvas: CardCanvas,
  box: Box,
  { count, different = count, ...options }: ShapeOptions & { count: number; different?: number },
) {
  const tiles = tilesOf(canvas.identity.shapes, count)
  partsOf(box, count).forEach((part, index) => {
    const tile = tiles[index % different]
    if (tile) shapeIn(canvas, tile, part, options)
  })
}

/** The shorter side of a shape's view box. */
const shortSide = 240

function shapeIn(canvas: CardCanvas, { name, seed }: Pattern, box: Box, { corner = 0, detail }: ShapeOptions) {
  const { context, identity } = canvas
  const colors = shapeColors(identity.colors)
  const scale = shortSide / Math.min(box.width, box.height)
  const frame = { width: box.width * scale, height: box.height * scale }
  context.save()
  context.clip(shape(canvas, box, corner))
  context.translate(leftOf(canvas, box), box.y)
  context.scale(1 / scale, 1 / scale)
  for (const { d, fill, stroke, width = 1, dash = '', round } of drawShape(name, seed, frame, detail)) {
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

/** A sunrise in the page's colors. `land`: the share of the height below the horizon. */
export function lightIn(canvas: CardCanvas, box: Box, land: number) {
  const { context, identity, ground } = canvas
  const { ground: air, sky, glow } = toneColors(identity.colors, ground)
  const [deep, other] = [identity.colors.buttonBackgroundColor, identity.colors.accentColor].map(parseHex) as [Rgb, Rgb]
  const far = mix(deep, mix(other, air, 0.3), 0.52)
  const horizon = box.y + box.height * (1 - land)
  const sheet = context.createLinearGradient(0, box.y, 0, box.y + box.height)
  sheet.addColorStop(0, toHex(air))
  sheet.addColorStop((1 - land) * 0.45, toHex(mix(sky, air, 0.62)))
  sheet.addColorStop(1 - land, toHex(sky))
  sheet.addColorStop(1 - land, toHex(far))
  sheet.addColorStop(1, toHex(deep))
  block(canvas, sheet, box)
  const sun = leftOf(canvas, { x: box.x + box.width * 0.76, width: 0 })
  const light = context.createRadialGradient(sun, horizon, 0, sun, horizon, box.height * 0.6)
  light.addColorStop(0, translucent(glow, 1))
  light.addColorStop(0.22, translucent(glow, 0.62))
  light.addColorStop(0.55, translucent(glow, 0.22))
  light.addColorStop(1, translucent(glow, 0))
  block(canvas, light, box)
}

const translucent = (color: Rgb, opacity: number) =>
  `rgb(${color.map((channel) => Math.round(channel * 255)).join(' ')} / ${opacity})`
