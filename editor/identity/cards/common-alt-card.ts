import { block, letterIn, pictureIn } from '../brush.ts'
import { column } from '../column.ts'
import type { Stage } from '../stage.ts'
import { words } from './parts.ts'

const inset = 76

/** Text at one side between hairlines, at the other a picture to the very edge. */
export function commonAltCard(stage: Stage) {
  const { width, height, picture, tones } = stage
  const half = width / 2
  const side = { x: half, y: 0, width: half, height }
  const { ground, text, muted, line: hairline, link } = tones.Plain
  block(stage, ground, { x: 0, y: 0, width, height })
  if (picture) pictureIn(stage, picture, side)
  else {
    block(stage, tones.Tint.ground, side)
    letterIn(stage, tones.Tint.line, side)
  }
  const room = { x: inset, width: half - 2 * inset, align: 'start', gap: 44 } as const
  const { name, line, place } = words(stage)
  const isPlaced = place.text !== ''
  if (isPlaced) {
    column(stage, [{ ...place, color: link, weight: 600, largest: 24, smallest: 17 }], {
      ...room,
      y: inset - 8,
      height: 30,
      at: 'top',
    })
    block(stage, hairline, { x: inset, y: inset + 36, width: room.width, height: 2 })
  }
  column(
    stage,
    [
      { ...name, color: text, largest: 84, smallest: 40, leading: 1.1 },
      { ...line, color: muted, largest: 33, smallest: 26, leading: 1.35 },
    ],
    { ...room, y: inset + 70, height: height - 2 * inset - 70, at: 'bottom' },
  )
}
