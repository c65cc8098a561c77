import { cut, within } from './areas.ts'
import { lightIn, tilesIn } from './art.ts'
import { block, leftOf, setFont } from './brush.ts'
import type { CardCanvas } from './card-canvas.ts'
import type { CardTokens } from './card-tokens.ts'

/** Drawn edge to edge: phones mask it, leaving at least the inner 80%. */
export const iconSize = { width: 512, height: 512 } as const

const iconBox = { x: 0, y: 0, ...iconSize }
const partLength = 128
const ruleBox = { x: 156, y: 396, width: 200, height: 14 }
const ruleRise = 24
const noLetter = '•'
/** The letter's size as a share of its background's shorter side. */
const letterShare = 0.78

/** Draws a website's favicon: its first letter over the card's band, shapes or light. */
export function drawIcon(canvas: CardCanvas, { art, gap, corner, foot, panel = canvas.ground }: CardTokens) {
  const { identity, tones, title, context, ground } = canvas
  const [base, plate] = cut(
    within(iconBox, gap),
    { side: art === 'pattern' ? 'end' : 'bottom', length: partLength },
    gap,
  )
  const strong = art === 'light' ? tones[ground] : tones.Bold
  block(canvas, gap > 0 ? tones[ground].ground : strong.ground, iconBox)
  if (gap > 0) block(canvas, tones[panel].ground, plate, corner * 1.5)
  if (art === 'light') lightIn(canvas, iconBox, partLength / iconBox.height)
  else if (art === 'tiles') tilesIn(canvas, base, { count: 3, detail: 'icon' })
  else if (art === 'pattern') tilesIn(canvas, base, { count: 1, corner: corner * 1.5, detail: 'icon' })
  else if (foot?.grounds?.[0]) block(canvas, tones[foot.grounds[0]].ground, base)
  if (foot?.hasRule) block(canvas, strong.second, ruleBox)
  context.fillStyle = strong.text
  setFont(canvas, title, Math.min(plate.width, plate.height) * letterShare)
  const rise = foot?.hasRule ? ruleRise : 0
  centered(
    context,
    identity.letter || noLetter,
    leftOf(canvas, plate) + plate.width / 2,
    plate.y + plate.height / 2 + rise,
  )
}

/** Centers text by its ink bounds, not its line box. */
function centered(context: CanvasRenderingContext2D, text: string, x: number, y: number) {
  const ink = context.measureText(text)
  const across = (ink.actualBoundingBoxRight - ink.actualBoundingBoxLeft) / 2
  const down = (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2
  context.fillText(text, x - across, y + down)
}
