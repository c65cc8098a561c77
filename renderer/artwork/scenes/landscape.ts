import { library, type MotifName } from '../motif-library.ts'
import type { Scene, Stage } from '../scene.ts'
import { circle, leaf, path, points } from '../shapes.ts'
import { backdrop } from './backdrop.ts'
import { recolored, standing } from './standing.ts'

const trees: readonly [MotifName, ...MotifName[]] = ['roundTree', 'cypress', 'pine', 'roundTree']

/** Hills in layers, a low sun, trees, and whatever belongs on the lawn. */
export const landscapeScene: Scene = (stage) => {
  const { width: w, height: h, random, spare, subject } = stage
  const paint = recolored(stage.paint, random)
  const side = Math.min(w, h)
  const horizon = h * random.between(0.46, 0.54)
  const lawn = h * 0.7
  const sunX = w * random.pick([0.36, 0.5, 0.64])
  const name = subject.outdoor[0]
  const kinds = [random.pick(trees), random.pick(trees)]
  const scattered = (y: number, scale: number, spots: readonly number[]) =>
    spots.map((at, i) => standing(kinds[i % 2] ?? 'roundTree', { x: w * at, y, scale, paint }, 0.35)).join('')
  const back = random.pick([
    [0.12, 0.8, 0.88],
    [0.2, 0.27, 0.9],
    [0.08, 0.16, 0.74],
  ])
  return (
    backdrop(stage) +
    circle(sunX, horizon - side * random.between(0.06, 0.2), side * 0.13, paint.warm.tint) +
    hill(stage, horizon, side * 0.12, paint.floor.base) +
    hill(stage, horizon + side * 0.08, side * 0.14, paint.leaf.tint) +
    scattered(horizon + side * 0.14, (side / 600) * 0.42, spare ? back.slice(0, 1) : back) +
    hill(stage, lawn, side * 0.1, paint.leaf.base) +
    (random.chance(0.45) ? garden(stage, lawn) : '') +
    scattered(lawn + side * 0.06, (side / 600) * 0.95, [random.pick([0.1, 0.9])]) +
    (name ? featured(stage, name) : '') +
    foreground(stage)
  )
}

function hill({ width: w, height: h, random }: Stage, y: number, lift: number, fill: string): string {
  const at = random.between(0.25, 0.65)
  return path(
    `M0 ${points(y)}C${points(w * at * 0.4, y - lift, w * at * 0.8, y - lift, w * at, y - lift * 0.4)}S${points(w * 0.85, y + lift * 0.1, w, y - lift * 0.6)}V${points(h)}H0Z`,
    fill,
  )
}

function featured(stage: Stage, name: MotifName): string {
  const { width: w, height: h, paint, random } = stage
  const { width, height } = library[name]
  const side = Math.min(w, h)
  const scale = Math.min((side * 0.62) / width, (side * 0.46) / height, 1.5)
  const x = w * random.between(0.46, 0.56)
  return standing(name, { x, y: h * 0.84, scale, mirror: random.chance(0.4), paint })
}

/** Mown stripes, running away from the eye. */
function garden({ width: w, height: h, paint }: Stage, lawn: number): string {
  const d = [0.04, 0.3, 0.56, 0.82].map(
    (at) =>
      `M${points(w * at, h)}L${points(w * (0.3 + at * 0.4), lawn)}h${points(w * 0.05)}L${points(w * (at + 0.13), h)}Z`,
  )
  return path(d.join(''), paint.leaf.tint, 0.45)
}

function foreground({ width: w, height: h, paint, random }: Stage): string {
  const tuft = (x: number, size: number) =>
    [-34, -12, 10, 32]
      .map((turn, i) => leaf(x + i * 7, h + 8, size * (0.8 + (i % 2) * 0.4), size * 0.12, turn))
      .join('')
  const spots = random.pick([
    [0.06, 0.93],
    [0.03, 0.86, 0.95],
    [0.1, 0.16, 0.97],
  ])
  return path(spots.map((at) => tuft(w * at, random.between(70, 120))).join(''), paint.leaf.shade)
}
