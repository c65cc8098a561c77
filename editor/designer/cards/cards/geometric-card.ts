import { contrast, parseHex } from '#renderer/color/rgb.ts'
import { block, letterIn, pictureIn } from '../brush.ts'
import type { CardCanvas } from '../card-canvas.ts'
import { column } from '../column.ts'
import { words } from './parts.ts'

const inset = 64
const split = 640
const stroke = 10
const quarter = 210
const strip = 92

/** Blocks that touch, parted by thick lines: one solid color with the name, the picture with a quarter circle cut into it. */
export function geometricCard(canvas: CardCanvas) {
  const { width, height, picture, tones } = canvas
  const { Plain, Bold } = tones
  const { name, line, place } = words(canvas)
  const [ink, onInk] = inkOn(canvas)
  const foot = place.text === '' ? 0 : strip
  const side = { x: split, y: 0, width: width - split, height }
  block(canvas, Bold.ground, { x: 0, y: 0, width: split, height })
  if (picture) pictureIn(canvas, picture, side)
  else {
    block(canvas, Plain.accent, side)
    letterIn(canvas, Bold.ground, side)
  }
  block(canvas, ink, { x: split, y: height - quarter, width: quarter, height: quarter }, [0, quarter, 0, 0])
  block(canvas, ink, { x: split - stroke, y: 0, width: stroke, height })
  if (foot > 0) block(canvas, ink, { x: 0, y: height - foot, width: split, height: foot })
  const room = { x: inset, width: split - stroke - 2 * inset, align: 'start', gap: 30 } as const
  const above = { ...room, y: inset, height: height - foot - 2 * inset + 10 }
  column(canvas, [{ ...name, color: Bold.text, largest: 104, smallest: 42, leading: 1.02, tracking: -0.02 }], {
    ...above,
    at: 'top',
  })
  column(canvas, [{ ...line, color: Bold.text, weight: 500, largest: 34, smallest: 26, leading: 1.3 }], {
    ...above,
    at: 'bottom',
  })
  column(canvas, [{ ...place, color: onInk, weight: 700, largest: 26, smallest: 18 }], {
    ...room,
    y: height - foot,
    height: foot,
    at: 'middle',
  })
}

/** The second solid color, and the color of the text on it: the text's, unless the first one is that already. */
function inkOn({ identity: { colors }, tones: { Plain } }: CardCanvas): [ink: string, onInk: string] {
  const isAlike = contrast(parseHex(colors.buttonBackgroundColor), parseHex(colors.primaryTextColor)) < 1.4
  return isAlike ? [Plain.accent, Plain.accentText] : [Plain.text, Plain.ground]
}
