import type { Paint } from '../color/paint.ts'
import { library, type MotifName } from '../motif-library.ts'
import { hanging } from '../motifs/hanging.ts'
import { standing } from '../scenes/standing.ts'
import { circle, place } from '../shapes.ts'

/**
 * Where things may be in a wide picture, as shares of its sides. Words are in its middle or on a card at the start: things stay within a
 * wing at either side, or below, where a phone, which sees the middle alone, still finds them.
 */
export const zones = {
  /** How far a wing reaches in from its side. */
  wing: 0.265,
  /** How tall a thing in a wing may be. */
  tall: 0.55,
  /** How far up from the bottom a thing in the middle may reach. */
  low: 0.24,
  /** Where the middle of the row along the bottom is: beside a card at the start, and still in a phone's sight. */
  row: 0.58,
} as const

/** One thing in its place: (x, y) is the middle of its foot, or of the whole where it hangs or lies. */
export type Item = {
  name: MotifName
  x: number
  y: number
  scale: number
  pose: 'standing' | 'hanging' | 'lying'
  turn: number
  mirror: boolean
  /** Things further back are drawn first. */
  depth: number
}

/** Things in the middle stand near, vehicles nearer still. */
export const depths = { low: 4, road: 5 } as const

export type Size = { width: number; height: number }

/** The sides and top of a thing in its place. */
export function boxOf({ name, x, y, scale, pose, turn }: Item) {
  const { width, height } = library[name]
  const flat = Math.abs(turn) === 90
  const half = ((flat ? height : width) * scale) / 2
  const tall = (flat ? width : height) * scale
  return { left: x - half, right: x + half, top: pose === 'standing' ? y - tall : y - tall / 2, height: tall }
}

export type Side = -1 | 1
/** Where a line begins and ends. A card of words covers the start, so what says most about the business is at the end. */
export const start: Side = -1
export const end: Side = 1

/** Things in a wing: the first large, the second small before it, the third behind, towards the side. */
export function standingWing(names: readonly MotifName[], side: Side, foot: number, { width: w, height: h }: Size) {
  const sizes = [
    { tall: 0.48, wide: 0.14, most: 1.6, inner: 0.003, depth: 2, nearer: 0 },
    { tall: 0.23, wide: 0.085, most: 1.05, inner: 0, depth: 3, nearer: 0.045 },
    { tall: 0.42, wide: 0.13, most: 1.4, inner: 0.135, depth: 1, nearer: -0.02 },
  ]
  return names.slice(0, 3).map((name, i): Item => {
    const { width, height } = library[name]
    const room = sizes[i] ?? { tall: 0.24, wide: 0.1, most: 1, inner: 0, depth: 3, nearer: 0 }
    const scale = Math.min((h * room.tall) / height, (w * room.wide) / width, room.most)
    const x = acrossFrom(side, w, w * (zones.wing - room.inner) - (width * scale) / 2)
    return { name, x, y: foot + h * room.nearer, scale, pose: 'standing', turn: 0, mirror: side > 0, depth: room.depth }
  })
}

/** One large piece in a wing; a long one runs out of the picture. */
export function largePiece(name: MotifName, side: Side, foot: number, { width: w, height: h }: Size): Item {
  const { width, height } = library[name]
  const scale = Math.min(
    (h * 0.52) / height,
    (w * (width > height * 1.9 ? 0.27 : width > height ? 0.22 : 0.175)) / width,
    1.5,
  )
  const x = acrossFrom(side, w, w * zones.wing - (width * scale) / 2)
  return { name, x, y: foot, scale, pose: 'standing', turn: 0, mirror: side > 0, depth: 2 }
}

/** Tools side by side in a wing, upright: hung by their upper ends from `top`, or lying about the middle of `tall`. */
export function hungWing(
  names: readonly MotifName[],
  side: Side,
  top: number,
  tall: number,
  { width: w }: Size,
  pose: 'hanging' | 'lying',
): Item[] {
  const step = (w * 0.165) / Math.max(names.length > 1 ? 2 : 1.4, names.length)
  return names.map((name, i) => {
    const { width, height } = library[name]
    const flat = width > height * 1.15 && name !== 'airUnit'
    const [across, along] = flat ? [height, width] : [width, height]
    const scale = Math.min((step * 0.9) / across, tall / along, 1.45)
    const x = acrossFrom(side, w, w * (zones.wing - 0.008) - step * (i + 0.5))
    const y = pose === 'hanging' ? top + (along * scale) / 2 : top + tall / 2
    return { name, x, y, scale, pose, turn: flat ? 90 : 0, mirror: false, depth: 1 }
  })
}

/** Small things in a row along the bottom, the first in the middle; tools lie. */
export function lowRow(names: readonly MotifName[], foot: number, { width: w, height: h }: Size): Item[] {
  const most = foot - h * (1 - zones.low)
  const items = names.map((name): Item => {
    const { width, height } = library[name]
    const lies = hanging.has(name)
    const turn = lies && height > width ? 90 : 0
    const [across, along] = turn ? [height, width] : [width, height]
    const scale = Math.min(most / along, (w * 0.115) / across, 0.95)
    const y = lies ? foot - (along * scale) / 2 : foot
    return { name, x: 0, y, scale, pose: lies ? 'lying' : 'standing', turn, mirror: false, depth: depths.low }
  })
  // The first goes in the middle, the others alternate to its left and right.
  const left = items.filter((_, i) => i % 2 === 1).reverse()
  const right = items.filter((_, i) => i % 2 === 0)
  const placed = closedUp(
    [...left, ...right].map((item, i) => ({ ...item, x: i })),
    w,
  )
  return items.flatMap(({ name }) => placed.filter((item) => item.name === name))
}

/** A row without some of its things, its gaps closed. */
export function closedUp(row: readonly Item[], width: number): Item[] {
  const ordered = row.toSorted((a, b) => a.x - b.x)
  const gap = width * 0.022
  const wide = (item: Item) => boxOf(item).right - boxOf(item).left
  let x = width * zones.row - ordered.reduce((sum, item) => sum + wide(item) + gap, -gap) / 2
  return ordered.map((item) => {
    const at = x + wide(item) / 2
    x += wide(item) + gap
    return { ...item, x: at }
  })
}

export const acrossFrom = (side: Side, width: number, x: number) => (side < 0 ? x : width - x)

export function drawItem({ name, x, y, scale, pose, turn, mirror }: Item, paint: Paint): string {
  if (pose === 'standing') return standing(name, { x, y, scale, mirror, paint }, 0.6)
  const thing = place(library[name].draw(paint), { x, y, scale, turn, mirror })
  const nail =
    pose === 'hanging'
      ? circle(x, boxOf({ name, x, y, scale, pose, turn, mirror, depth: 0 }).top - 8, 5, paint.dark.base)
      : ''
  return `${nail}<g filter="url(#drop)">${thing}</g>`
}
