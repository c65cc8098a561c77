import type { Paint } from '../color/paint.ts'
import { library, type MotifName } from '../motif-library.ts'
import type { Random } from '../random.ts'
import { path, place, points } from '../shapes.ts'

export type Spot = { x: number; y: number; scale: number; mirror?: boolean; paint: Paint }

/** A thing on its feet, with a long soft shadow falling away from the light. */
export function standing(name: MotifName, { x, y, scale, mirror = false, paint }: Spot, shadow = 1): string {
  const { width, height, draw } = library[name]
  const half = width * 0.38 * scale
  const reach = Math.min(height * scale * 0.75, 170) * shadow
  const drop = reach * 0.16
  const cast =
    shadow > 0
      ? path(
          `M${points(x - half, y)}H${points(x + half)}L${points(x + half + reach, y + drop)}H${points(x - half + reach * 0.9)}Z`,
          'url(#cast)',
        )
      : ''
  return cast + place(draw(paint), { x, y, scale, mirror })
}

/** The same tones with the leading two exchanged now and then, so that two pictures of one thing differ. */
export function recolored(paint: Paint, random: Random): Paint {
  return random.chance(0.4) ? { ...paint, main: paint.pop, pop: paint.main } : paint
}

export type Group = { names: readonly MotifName[]; center: number; foot: number; maxWidth: number; maxHeight: number }

/**
 * Things side by side on one surface, the tallest off the middle, some a step nearer. Small things are drawn a little
 * larger than life beside large ones, so that neither is lost.
 */
export function group({ names, center, foot, maxWidth, maxHeight }: Group, paint: Paint, random: Random): string {
  const items = names.map((name) => {
    const { width, height } = library[name]
    const size = (190 / height) ** 0.45
    return { name, width: width * size, height: height * size, size }
  })
  items.sort((a, b) => b.height - a.height)
  const [tallest, ...rest] = items
  if (!tallest) return ''
  const leftFirst = random.chance(0.5)
  const row = rest.length > 1 ? [rest[0], tallest, ...rest.slice(1)] : [tallest, ...rest]
  const ordered = (leftFirst ? row : row.reverse()).filter((item) => item !== undefined)
  const gap = 16
  const total = ordered.reduce((sum, item) => sum + item.width, 0) + gap * (ordered.length - 1)
  const scale = Math.min(maxWidth / total, maxHeight / tallest.height, 2.1)
  let x = center - (total * scale) / 2
  const placed = ordered.map((item, index) => {
    const near = ordered.length > 1 && item !== tallest && index % 2 === (leftFirst ? 0 : 1)
    const at = x + (item.width * scale) / 2
    x += (item.width + gap) * scale
    return { near, svg: standing(item.name, { x: at, y: foot + (near ? 24 : 0), scale: item.size * scale, paint }) }
  })
  return placed
    .sort((a, b) => Number(a.near) - Number(b.near))
    .map(({ svg }) => svg)
    .join('')
}
