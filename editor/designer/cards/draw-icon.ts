import { cut, within } from './areas.ts'
import { lightIn, tilesIn } from './art.ts'
import { block, centered, leftOf } from './brush.ts'
import { type CardCanvas, fontOf } from './card-canvas.ts'
import type { CardTokens } from './card-tokens.ts'

/** In pixels. To the very edges: phones cut it to their own shapes, and leave at least the inner four fifths. */
export const iconSize = { width: 512, height: 512 } as const

const whole = { x: 0, y: 0, ...iconSize }
/** In pixels, like the line under a letter. */
const partLength = 128
const line = { x: 156, y: 396, width: 200, height: 14 }
const ruleRise = 24
/** The letter's size, as a share of its ground's shorter side. */
const letterShare = 0.78

/** Draws how a website shows itself in a tab and on a phone: its first letter over the band, shapes, or light of its card. */
export function drawIcon(canvas: CardCanvas, { art, gap, corner, foot, panel = canvas.ground }: CardTokens) {
  const { identity, tones, title, context, ground } = canvas
  const [base, plate] = cut(within(whole, gap), { side: art === 'pattern' ? 'end' : 'bottom', length: partLength }, gap)
  const strong = art === 'light' ? tones[ground] : tones.Bold
  block(canvas, gap > 0 ? tones[ground].ground : strong.ground, whole)
  if (gap > 0) block(canvas, tones[panel].ground, plate, corner * 1.5)
  if (art === 'light') lightIn(canvas, whole, partLength / whole.height)
  else if (art === 'tiles') tilesIn(canvas, base, { count: 3, detail: 'icon' })
  else if (art === 'pattern') tilesIn(canvas, base, { count: 1, corners: corner * 1.5, detail: 'icon' })
  else if (foot?.grounds?.[0]) block(canvas, tones[foot.grounds[0]].ground, base)
  if (foot?.hasRule) block(canvas, strong.second, line)
  context.fillStyle = strong.text
  const middle = {
    x: leftOf(canvas, plate) + plate.width / 2,
    y: plate.y + plate.height / 2 + (foot?.hasRule ? ruleRise : 0),
  }
  // A business without a letter to its name has a dot.
  centered(canvas, identity.letter || '•', fontOf(title, Math.min(plate.width, plate.height) * letterShare), middle)
}
