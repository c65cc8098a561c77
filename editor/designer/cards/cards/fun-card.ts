import { block, disc, letterIn, pictureIn } from '../brush.ts'
import type { CardCanvas } from '../card-canvas.ts'
import { column, type Mark } from '../column.ts'
import { words } from './parts.ts'

const inset = 72

/** A picture cut to a drop between a disc and a smaller drop, a chunky name, a squiggle under it. */
export function funCard(canvas: CardCanvas) {
  const { width, height, picture, tones } = canvas
  const { ground, text, muted, button, accent } = tones.Tint
  const frame = { x: 690, y: 52, width: 460, height: 500 }
  const drop = [0.58, 0.42, 0.56, 0.4].map((share) => share * frame.width) as [number, number, number, number]
  block(canvas, ground, { x: 0, y: 0, width, height })
  disc(canvas, accent, { x: width - 90, y: 150, radius: 250 })
  block(canvas, button, { x: 660, y: 440, width: 150, height: 150 }, [87, 63, 84, 60])
  if (picture) pictureIn(canvas, picture, frame, drop)
  else {
    block(canvas, tones.Bold.ground, frame, drop)
    letterIn(canvas, tones.Bold.text, frame, 0.62)
  }
  const { name, line, place } = words(canvas)
  column(
    canvas,
    [
      place.text === '' ? undefined : pill(canvas, place.text),
      { ...name, color: text, largest: 98, smallest: 42, leading: 1.08 },
      squiggle(canvas, button),
      { ...line, color: muted, weight: 500, largest: 33, smallest: 26, leading: 1.4 },
    ],
    { x: inset, y: 60, width: 690 - inset - 64, height: height - 120, align: 'start', at: 'middle', gap: 36 },
  )
}

/** The place on a button. */
function pill(canvas: CardCanvas, text: string): Mark {
  const { context, body, tones } = canvas
  const font = `700 22px ${body.families}`
  context.font = font
  const words = Math.min(context.measureText(text).width, 460)
  const [width, height] = [words + 52, 50]
  return {
    width,
    height,
    draw: ({ left, top }) => {
      const path = new Path2D()
      path.roundRect(left, top, width, height, height / 2)
      context.fillStyle = tones.Tint.button
      context.fill(path)
      context.font = font
      context.fillStyle = tones.Tint.buttonText
      context.textAlign = 'left'
      context.textBaseline = 'middle'
      context.fillText(text, left + 26, top + height / 2 + 1, words)
    },
  }
}

function squiggle({ context }: CardCanvas, color: string): Mark {
  const [width, height, turns] = [154, 14, 7]
  return {
    width,
    height,
    draw: ({ left, top }) => {
      const step = width / turns
      context.beginPath()
      context.moveTo(left, top + height / 2)
      for (let turn = 0; turn < turns; turn += 1) {
        const to = left + (turn + 1) * step
        context.quadraticCurveTo(
          to - step / 2,
          top + (turn % 2 === 0 ? -height / 2 : height * 1.5),
          to,
          top + height / 2,
        )
      }
      context.strokeStyle = color
      context.lineWidth = 6
      context.lineCap = 'round'
      context.stroke()
    },
  }
}
