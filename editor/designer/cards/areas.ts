import { type TilePlan, tilePlan } from '#renderer/shapes/tile-plan.ts'
import { arrangements } from '#renderer/shapes/tile-strip.tsx'
import type { Box } from './brush.ts'
import type { CardCanvas } from './card-canvas.ts'
import type { CardTokens, Place } from './card-tokens.ts'
import type { CardWords } from './card-words.ts'

/** The headline's area, the picture's and that of short texts, where there are such. */
export type Areas = { main: Box; art?: Box; foot?: Box }

/** In pixels: the room of tiles in each of a website's arrangements. A block is beside the short texts. */
const tilePlaces: Readonly<Record<TilePlan, Place>> = {
  Row: { side: 'bottom', length: 200 },
  Wide: { side: 'bottom', length: 200 },
  Field: { side: 'bottom', length: 100 },
  Tower: { side: 'start', length: 315 },
  Block: { side: 'end', length: 560 },
}
const blockHeight = 290

/** In pixels: how high the land is under the light. */
export const landHeight = 118
const figureWidth = 430

type Canvas = Pick<CardCanvas, 'width' | 'height' | 'picture' | 'identity'>

/** Parts a card into what it holds. */
export function areasOf(canvas: Canvas, tokens: CardTokens, { notes, figure, phone }: CardWords): Areas {
  const { width, height, picture } = canvas
  const { gap, foot, art, photo, inset } = tokens
  const whole = { x: gap, y: gap, width: width - 2 * gap, height: height - 2 * gap }
  if (art === 'light' && !picture) return { main: cut(whole, bottom(landHeight), 0)[1], art: whole }
  const plan = art === 'tiles' && !picture ? tilePlan(canvas.identity.shapes) : undefined
  if (art === 'tiles' && (picture || plan === 'Block')) {
    const [base, main] = cut(whole, bottom(blockHeight), gap)
    const [block, rest] = cut(base, picture ? photo : tilePlaces.Block, gap)
    return { main, art: block, foot: rest }
  }
  const place = plan ? tilePlaces[plan] : picture || art === 'pattern' ? photo : undefined
  const [drawn, beside] = place ? cut(whole, place, gap) : [undefined, whole]
  const hasNotes = notes.length > 0 || phone !== ''
  // Beside a tower, notes have no shapes below them.
  const high = (foot?.height ?? 0) + (plan === 'Tower' ? inset : 0)
  const [base, main] = foot && hasNotes ? cut(beside, bottom(high), gap) : [undefined, beside]
  if (!figure) return { main, art: drawn, foot: base }
  const [side, rest] = cut(main, { side: 'end', length: figureWidth }, gap)
  return { main: rest, art: side, foot: base }
}

const bottom = (length: number): Place => ({ side: 'bottom', length })

/** A part of a box at one of its sides, and the rest. */
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

/** A box parted along its longer side into equal ones. */
export function partsOf({ x, y, width, height }: Box, count: number, gap = 0): Box[] {
  const isWide = width >= height
  const length = ((isWide ? width : height) + gap) / count - gap
  return Array.from({ length: count }, (_, index) => {
    const start = index * (length + gap)
    return isWide ? { x: x + start, y, width: length, height } : { x, y: y + start, width, height: length }
  })
}

/** How many tiles a card shows, and how many of them differ. */
export const tileCounts = (canvas: Canvas, { art }: CardTokens) =>
  art === 'tiles' ? arrangements[tilePlan(canvas.identity.shapes)] : { count: 1, different: 1 }

export const within = ({ x, y, width, height }: Box, across: number, down = across): Box => ({
  x: x + across,
  y: y + down,
  width: width - 2 * across,
  height: height - 2 * down,
})
