import type { Random } from '../random.ts'
import type { Stage } from '../scene.ts'
import { circle, path, points, rect, stroke } from '../shapes.ts'

type Point = readonly [x: number, y: number]

/** The height lines of one hill, from the widest to the top. */
const steps = [1, 0.8, 0.61, 0.43, 0.26] as const

/**
 * A landscape from above, for a place of which there is no map: hills in height lines, water, woods. It has no streets and no houses, so that
 * nobody takes it for a map of the place.
 */
export function areaScene({ width: w, height: h, paint, random }: Omit<Stage, 'spare' | 'subject'>): string {
  const side = Math.min(w, h)
  const west = random.chance(0.5)
  const hills = [
    hill(random, [w * (west ? 0.27 : 0.73), h * random.between(0.26, 0.42)], side * random.between(0.4, 0.5)),
    hill(random, [w * (west ? 0.8 : 0.2), h * random.between(0.7, 0.9)], side * random.between(0.3, 0.4)),
  ]
  const river = waterway(random, w, h, west)
  const woods = Array.from({ length: 3 }, (_, nth) =>
    closed(
      ringOf(random, 7),
      [w * (nth * 0.36 + random.between(0.06, 0.24)), h * random.between(0.1, 0.95)],
      side * 0.13,
    ),
  )
  const trees = Array.from({ length: 14 }, () => [w * random.next(), h * random.next(), random.between(3, 6)] as const)
  const line = paint.main.base
  return [
    rect(0, 0, w, h, paint.wall.base),
    path(woods.join(''), paint.leaf.base, 0.22),
    ...hills.map(([foot = '', ...rest]) => path(foot, paint.wall.tint) + path(rest.join(''), paint.light.base, 0.35)),
    ...hills.map((lines) => stroke(lines.join(''), line, 1.6, 0.42)),
    ...trees.map(([x, y, r]) => circle(x, y, r, paint.leaf.base, 0.5)),
    stroke(river, paint.wall.tint, side * 0.085),
    stroke(river, paint.water.base, side * 0.065),
    stroke(river, paint.water.tint, side * 0.02, 0.7),
  ].join('')
}

/** How far a round shape reaches in each direction, as shares of its radius. */
const ringOf = (random: Random, count: number) => Array.from({ length: count }, () => random.between(0.72, 1.18))

const hill = (random: Random, middle: Point, radius: number): string[] => {
  const ring = ringOf(random, 9)
  const drift = random.between(-0.12, 0.12)
  return steps.map((share) =>
    closed(ring, [middle[0] + radius * drift * (1 - share), middle[1] - radius * 0.1 * (1 - share)], radius * share),
  )
}

/** A closed curve through the middles between its corners. */
function closed(ring: readonly number[], [x, y]: Point, radius: number): string {
  const corners = ring.map((reach, nth): Point => {
    const angle = (nth / ring.length) * 2 * Math.PI
    return [x + Math.cos(angle) * reach * radius * 1.15, y + Math.sin(angle) * reach * radius * 0.9]
  })
  const middles = corners.map(([cx, cy], nth): Point => {
    const [nx, ny] = corners[(nth + 1) % corners.length] ?? [cx, cy]
    return [(cx + nx) / 2, (cy + ny) / 2]
  })
  const [startX, startY] = middles.at(-1) ?? [x, y]
  const curves = corners.map(([cx, cy], nth) => `Q${points(Math.round(cx), Math.round(cy), ...whole(middles[nth]))}`)
  return `M${points(Math.round(startX), Math.round(startY))}${curves.join('')}Z`
}

const whole = (point: Point | undefined): [number, number] => [Math.round(point?.[0] ?? 0), Math.round(point?.[1] ?? 0)]

/** From one edge to another, between the hills. */
function waterway(random: Random, w: number, h: number, west: boolean): string {
  const [from, to] = west ? [w * random.between(0.62, 0.78), w * random.between(0.22, 0.4)] : [w * 0.3, w * 0.72]
  const bend = h * random.between(0.3, 0.45)
  return `M${points(from, -40)}C${points(from + (west ? 60 : -60), bend, to + (west ? 120 : -120), h - bend, to, h + 40)}`
}
