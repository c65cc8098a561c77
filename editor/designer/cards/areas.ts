import { type TilePlan, tilePlan } from '#renderer/shapes/tile-plan.ts'
import type { Box } from './brush.ts'
import type { CardCanvas } from './card-canvas.ts'
import type { CardTokens, Place } from './card-tokens.ts'
import type { CardWords } from './card-words.ts'

export type Areas = {
  headline: Box
  art?: Box
  notes?: Box
}

/** Space for tiles in each arrangement. A block goes beside short texts. */
const tilePlaces: Readonly<Record<TilePlan, Place>> = {
  Row: { side: 'bottom', length: 200 },
  Wide: { side: 'bottom', length: 200 },
  Field: { side: 'bottom', length: 100 },
  Tower: { side: 'start', length: 315 },
  Block: { side: 'end', length: 560 },
}
const blockHeight = 290

/** Height of the land below the light, in pixels. */
export const landHeight = 118
const figureWidth = 430

type Canvas = Pick<CardCanvas, 'width' | 'height' | 'picture' | 'identity'>

export function areasOf(canvas: Canvas, tokens: CardTokens, { notes, figure, phone }: CardWords): Areas {
  const { width, height, picture } = canvas
  const { gap, foot, art, photo, inset } = tokens
  const whole = { x: gap, y: gap, width: width - 2 * gap, height: height - 2 * gap }
  if (art === 'light' && !picture) return { headline: cut(whole, bottom(landHeight), 0)[1], art: whole }
  const plan = art === 'tiles' && !picture ? tilePlan(canvas.identity.shapes) : undefined
  if (art === 'tiles' && (picture || plan === 'Block')) {
    const [base, main] = cut(whole, bottom(blockHeight), gap)
    const [block, rest] = cut(base, picture ? photo : tilePlaces.Block, gap)
    return { headline: main, art: block, notes: rest }
  }
  const place = plan ? tilePlaces[plan] : picture || art === 'pattern' ? photo : undefined
  const [drawn, beside] = place ? cut(whole, place, gap) : [undefined, whole]
  const hasNotes = notes.length > 0 || phone !== ''
  // Beside a tower, notes extend to the card's lower edge.
  const high = (foot?.height ?? 0) + (plan === 'Tower' ? inset : 0)
  const [base, main] = foot && hasNotes ? cut(beside, bottom(high), gap) : [undefined, beside]
  if (!figure) return { headline: main, art: drawn, notes: base }
  const [side, rest] = cut(main, { side: 'end', length: figureWidth }, gap)
  return { headline: rest, art: side, notes: base }
}

const bottom = (length: number): Place => ({ side: 'bottom', length })

export function cut({ x, y, width, height }: Box, { side, length }: Place, gap: number): [part: Box, rest: Box] {
  const taken = length + gap
  if (side === 'bottom') {
    return [
      { x, y: y + height - length, width, height: length },
      { x, y, width, height: height - taken },
    ]
  }
  const rest = { x: side === 'start' ? x + taken : x, y, width: width - taken, height }
  return [{ x: side === 'start' ? x : x + width - length, y, width: length, height }, rest]
}

export function partsOf({ x, y, width, height }: Box, count: number): Box[] {
  const isWide = width >= height
  const length = (isWide ? width : height) / count
  return Array.from({ length: count }, (_, index) => {
    const start = index * length
    return isWide ? { x: x + start, y, width: length, height } : { x, y: y + start, width, height: length }
  })
}

export const within = ({ x, y, width, height }: Box, across: number, down = across): Box => ({
  x: x + across,
  y: y + down,
  width: width - 2 * across,
  height: height - 2 * down,
})
