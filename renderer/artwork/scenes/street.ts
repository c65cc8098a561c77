import { library, type MotifName } from '../motif-library.ts'
import type { Scene, Stage } from '../scene.ts'
import { circle, path, points, rect, stroke } from '../shapes.ts'
import { backdrop } from './backdrop.ts'
import { recolored, standing } from './standing.ts'

const fronts: ReadonlySet<MotifName> = new Set<MotifName>([
  'house',
  'modernHouse',
  'apartments',
  'shop',
  'scaffold',
  'car',
  'van',
  'bicycle',
])
const vehicles: readonly MotifName[] = ['car', 'van', 'bicycle']

/** A front on a quiet street: a building or a vehicle, trees, and roofs behind. */
export const streetScene: Scene = (stage) => {
  const { width: w, height: h, random, spare, subject } = stage
  const paint = recolored(stage.paint, random)
  const side = Math.min(w, h)
  const name = subject.outdoor.find((thing) => fronts.has(thing)) ?? random.pick(['house', 'shop'] as const)
  const driving = vehicles.includes(name)
  const { width, height } = library[name]
  const kerb = h * 0.79
  const x = w * 0.5
  const scale = Math.min(
    (Math.min(w, side * 1.25) * (driving ? 0.66 : 0.74)) / width,
    (side * (driving ? 0.4 : 0.6)) / height,
    2,
  )
  const edge = (width * scale) / 2
  const tree = random.pick(['roundTree', 'cypress', 'pine'] as const)
  const treeScale = (side / 600) * (driving ? 1 : 0.9)
  const sides = spare ? [-1] : w > h * 1.1 ? [-1, 1] : driving ? [-1] : []
  const trees = sides
    .map((s) => standing(tree, { x: x + s * (edge + (driving ? 24 : 66)), y: kerb, scale: treeScale, paint }, 0.3))
    .join('')
  const parked = subject.outdoor.find((other) => vehicles.includes(other) && other !== name)
  const guest =
    !driving && !spare && parked && random.chance(0.5)
      ? standing(parked, { x: x - edge * 0.7, y: h * 0.9, scale: scale * 0.62, paint }, 0.4)
      : ''
  return (
    backdrop(stage) +
    circle(x + side * random.pick([-0.3, 0.3]), h * 0.24, side * 0.11, paint.warm.tint, 0.9) +
    skyline(stage, kerb) +
    (driving && random.chance(0.5) ? garage(stage, x, kerb, edge) : '') +
    trees +
    rect(0, kerb - 4, w, h, paint.floor.lit) +
    rect(0, kerb + side * 0.05, w, h, paint.dark.tint, 0, 0.75) +
    dashes(stage, kerb + side * 0.14) +
    standing(
      name,
      { x, y: driving ? kerb + side * 0.09 : kerb, scale, mirror: driving && random.chance(0.5), paint },
      0.4,
    ) +
    guest
  )
}

function skyline({ width: w, height: h, paint, random }: Stage, kerb: number): string {
  const roofs: string[] = []
  for (let x = -40; x < w; ) {
    const wide = random.between(90, 190)
    const tall = h * random.between(0.2, 0.42)
    const pitched = random.chance(0.4)
    roofs.push(
      `M${points(x, kerb)}V${points(kerb - tall)}${pitched ? `l${points(wide / 2, -46)}l${points(wide / 2, 46)}` : `h${points(wide)}`}V${points(kerb)}Z`,
    )
    x += wide + random.pick([0, 0, 16])
  }
  return path(roofs.join(''), paint.floor.base, 0.7)
}

function garage({ paint, random }: Stage, x: number, kerb: number, edge: number): string {
  const tone = random.pick([paint.alt, paint.light])
  const wide = edge * 2.4
  const tall = edge * 1.5
  const lines = [0.26, 0.42, 0.58, 0.74, 0.9]
    .map((at) => `M${points(x - wide * 0.42, kerb - tall + tall * at)}h${points(wide * 0.84)}`)
    .join('')
  return (
    rect(x - wide / 2, kerb - tall, wide, tall, tone.lit) +
    rect(x - wide / 2 - 12, kerb - tall - 14, wide + 24, 18, paint.main.base) +
    rect(x - wide * 0.42, kerb - tall * 0.84, wide * 0.84, tall * 0.84, paint.wall.shade) +
    stroke(lines, paint.wall.base, 5)
  )
}

const dashes = ({ width: w, paint }: Stage, y: number) =>
  `<path d="M0 ${points(y)}H${points(w)}" fill="none" stroke="${paint.light.base}" stroke-width="6" stroke-linecap="butt" stroke-dasharray="60 46" opacity=".6"/>`
