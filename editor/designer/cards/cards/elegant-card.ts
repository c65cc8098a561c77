import { type Box, block, letterIn, pictureIn } from '../brush.ts'
import type { CardCanvas } from '../card-canvas.ts'
import { column } from '../column.ts'
import { rule, words } from './parts.ts'

const margin = 96
const portrait = { width: 390, height: 630 - 2 * 62 }

/** Wide margins, a portrait in a thin frame, tracked capitals and a short rule. */
export function elegantCard(canvas: CardCanvas) {
  const { width, height, picture, tones } = canvas
  const { ground, text, muted, link, line: hairline } = tones.Tint
  const frame = { x: width - margin - portrait.width, y: (height - portrait.height) / 2, ...portrait }
  block(canvas, ground, { x: 0, y: 0, width, height })
  if (picture) pictureIn(canvas, picture, frame)
  else {
    block(canvas, tones.Bold.ground, frame)
    letterIn(canvas, tones.Bold.line, frame, 0.8)
  }
  const outer = { x: frame.x - 22, y: frame.y + 22, width: frame.width, height: frame.height }
  outline(canvas, hairline, outer, frame)
  const { name, line, place } = words(canvas)
  column(
    canvas,
    [
      { ...place, color: link, weight: 500, largest: 22, smallest: 15, tracking: 0.16, capitals: true },
      { ...name, color: text, largest: 92, smallest: 42, leading: 1.12 },
      rule(canvas, link, { width: 72, height: 2 }),
      { ...line, color: muted, largest: 31, smallest: 26, leading: 1.5 },
    ],
    {
      x: margin,
      y: 70,
      width: frame.x - 22 - 56 - margin,
      height: height - 140,
      align: 'start',
      at: 'middle',
      gap: 38,
    },
  )
}

/** A thin frame that stands behind the picture. */
function outline(canvas: CardCanvas, color: string, outer: Box, inner: Box) {
  const edge = 2
  const below = inner.y + inner.height
  const foot = outer.y + outer.height - below
  block(canvas, color, { x: outer.x, y: outer.y, width: edge, height: outer.height })
  block(canvas, color, { x: outer.x, y: outer.y, width: inner.x - outer.x, height: edge })
  block(canvas, color, { x: outer.x, y: below + foot - edge, width: outer.width, height: edge })
  block(canvas, color, { x: outer.x + outer.width - edge, y: below, width: edge, height: foot })
}
