import { library, type MotifName } from '../motif-library.ts'
import type { Stage } from '../scene.ts'
import { circle, leaf, path, points, rect } from '../shapes.ts'
import { depths, end, type Item, largePiece, standingWing, start, zones } from './zones.ts'

/** The lightest is the cypress: it still fits beside a shop, which takes many strokes. */
const trees: readonly [MotifName, ...MotifName[]] = ['roundTree', 'cypress', 'pine', 'roundTree']
const fronts: readonly MotifName[] = ['house', 'modernHouse', 'apartments', 'shop', 'scaffold']
/** Things that go on a road. */
export const vehicles: readonly MotifName[] = ['car', 'van', 'bicycle']

/** A picture in the open air: what lies behind and its things, the most telling first. */
export type View = { behind: string; items: Item[]; front: string }

/** Hills below the words, a low sun, trees and what belongs on the lawn at the sides, flowers along the bottom edge. */
export function hills(stage: Stage): View {
  const { width: w, height: h, paint, random, subject } = stage
  const horizon = h * 0.6
  const still = subject.outdoor.filter((thing) => !vehicles.includes(thing))
  const asked = still.filter((thing) => subject.named.includes(thing))
  const name = asked.find((thing) => fronts.includes(thing)) ?? asked[0] ?? still[0]
  const tree = random.pick(trees)
  const far = [0.3, 0.335, 0.37, 0.65, 0.69].map((at, i) =>
    leaf(w * at, h * (0.735 - (i % 3) * 0.012), h * (0.1 + (i % 2) * 0.035), 19, 0),
  )
  return {
    behind:
      sun(stage, horizon) +
      hill(stage, horizon, 0.1, paint.floor.base) +
      hill(stage, horizon + h * 0.07, 0.1, paint.leaf.tint) +
      path(far.join(''), paint.leaf.shade, 0.7) +
      hill(stage, h * 0.78, 0.07, paint.leaf.base) +
      pathAway(stage),
    items: [
      ...(name ? [largePiece(name, end, h * 0.86, stage)] : standingWing([tree], end, h * 0.86, stage)),
      ...standingWing([name === 'shop' ? 'cypress' : tree, 'shrub'], start, h * 0.86, stage),
    ],
    front: meadow(stage),
  }
}

/** A quiet street: a front on one side, a tree or a bicycle on the other, roofs far behind, planting along the kerb. */
export function quietStreet(stage: Stage): View {
  const { width: w, height: h, paint, random, subject } = stage
  const lead = subject.outdoor[0]
  const vehicle = subject.outdoor.find((thing) => vehicles.includes(thing))
  const front =
    subject.outdoor.find((thing) => fronts.includes(thing)) ??
    (vehicle === 'car' || vehicle === 'van' ? 'house' : random.pick(['house', 'shop'] as const))
  const kerb = h * 0.82
  const driving = vehicle !== undefined && (lead === vehicle || random.chance(0.5))
  const cycling = driving && vehicle === 'bicycle'
  const [near, far] = cycling && lead === vehicle ? [end, start] : [start, end]
  const riding = driving ? [cycling ? largePiece(vehicle, near, h * 0.92, stage) : onRoad(vehicle, stage)] : []
  const places = [
    largePiece(front, far, kerb, stage),
    ...standingWing(riding.length > 0 ? ['cypress'] : ['roundTree', 'shrub', random.pick(trees)], near, kerb, stage),
  ]
  return {
    behind:
      sun(stage, h * 0.5) +
      roofs(stage, kerb) +
      rect(0, kerb - 3, w, h, paint.floor.lit) +
      planting(stage, kerb + 4) +
      rect(0, h * 0.87, w, h, paint.dark.tint, 0, 0.7),
    items:
      vehicle !== undefined && lead === vehicle
        ? [...riding, ...places]
        : [...places.slice(0, 2), ...riding, ...places.slice(2)],
    front: '',
  }
}

/** Still water, the sun and its path in the middle, a headland at the end, the shore below. */
export function stillSea(stage: Stage): View {
  const { width: w, height: h, paint, random } = stage
  const horizon = h * 0.58
  const x = w * random.pick([0.46, 0.5, 0.54])
  const glints = Array.from({ length: 6 }, (_, i) => {
    const half = h * (0.06 + ((i * 5) % 4) * 0.028)
    return rect(x - half + (i % 2) * 14, horizon + h * (0.035 + i * 0.036), half * 2, 5, paint.light.base, 2, 0.6)
  })
  const cape = (reach: number, rise: number, fill: string) =>
    path(
      `M${points(w, horizon)}V${points(horizon - h * rise)}C${points(w - reach * 0.5, horizon - h * rise, w - reach * 0.6, horizon - 20, w - reach, horizon)}Z`,
      fill,
    )
  return {
    behind:
      sun(stage, horizon) +
      cape(w * 0.34, 0.16, paint.floor.base) +
      cape(w * 0.22, 0.1, paint.floor.shade) +
      rect(0, horizon, w, h, paint.water.lit) +
      glints.join('') +
      path(
        `M0 ${points(h * 0.85)}C${points(w * 0.3, h * 0.78, w * 0.55, h * 0.9, w, h * 0.81)}V${points(h)}H0Z`,
        paint.warm.lit,
      ),
    items: [],
    front: meadow(stage, false),
  }
}

/** A vehicle on the road before everything else, beside a card that is wider than half of the picture. */
function onRoad(name: MotifName, { width: w, height: h, random }: Stage): Item {
  const y = h * 0.945
  const scale = (y - h * (1 - zones.low)) / library[name].height
  return { name, x: w * 0.67, y, scale, pose: 'standing', turn: 0, mirror: random.chance(0.5), depth: depths.road }
}

function sun({ width: w, height: h, paint, random }: Stage, horizon: number): string {
  const x = w * random.pick([0.44, 0.5, 0.56])
  return (
    circle(x, horizon - h * 0.1, h * 0.3, paint.wall.tint, 0.5) +
    circle(x, horizon - h * 0.06, h * 0.17, paint.warm.tint, 0.6)
  )
}

function hill({ width: w, height: h, random }: Stage, y: number, lift: number, fill: string): string {
  const at = random.between(0.3, 0.6)
  const up = h * lift
  return path(
    `M0 ${points(y - up * 0.6)}C${points(w * at * 0.4, y - up, w * at * 0.8, y - up * 0.2, w * at, y)}S${points(w * 0.85, y - up, w, y - up * 0.7)}V${points(h)}H0Z`,
    fill,
  )
}

/** A path from the feet of the viewer into the hills. */
function pathAway({ width: w, height: h, paint }: Stage): string {
  return path(
    `M${points(w * 0.4, h)}C${points(w * 0.46, h * 0.92, w * 0.6, h * 0.9, w * 0.53, h * 0.8)}h${points(w * 0.012)}C${points(w * 0.66, h * 0.9, w * 0.58, h * 0.93, w * 0.6, h)}Z`,
    paint.warm.tint,
    0.8,
  )
}

/** Grasses and flower heads along the bottom edge, thinner where the path comes in. */
function meadow({ width: w, height: h, paint, random }: Stage, flowers = true): string {
  const spots = [0.05, 0.16, 0.31, 0.4, 0.64, 0.76, 0.93]
  const tuft = (x: number, size: number) =>
    [-30, -6, 22].map((turn, i) => leaf(x + i * 8, h + 6, size * (0.8 + (i % 2) * 0.4), size * 0.13, turn)).join('')
  const sizes = spots.map(
    (at) => h * (at < zones.wing || at > 1 - zones.wing ? 0.16 : 0.105) * random.between(0.8, 1.15),
  )
  const [one, two] = random.shuffle([paint.pop, paint.light, paint.warm])
  const heads = flowers
    ? spots.map((at, i) =>
        circle(w * at + 6, h - (sizes[i] ?? 60) * 1.1, 9 + (i % 3) * 3, (i % 2 ? one : two)?.base ?? paint.pop.base),
      )
    : []
  return path(spots.map((at, i) => tuft(w * at, sizes[i] ?? 60)).join(''), paint.leaf.shade) + heads.join('')
}

/** A low hedge with flowers along the kerb. */
function planting({ width: w, height: h, paint, random }: Stage, y: number): string {
  const d = Array.from({ length: 9 }, (_, i) => {
    const x = w * (0.29 + i * 0.0475)
    const r = h * random.between(0.045, 0.06)
    return `M${points(x - r * 1.1, y)}C${points(x - r * 1.2, y - r * 1.9, x + r * 1.2, y - r * 1.9, x + r * 1.1, y)}Z`
  })
  const heads = Array.from({ length: 7 }, (_, i) =>
    circle(
      w * (0.3 + i * 0.063),
      y - h * random.between(0.02, 0.06),
      6 + (i % 3) * 2,
      (i % 2 ? paint.pop : paint.light).base,
    ),
  )
  return path(d.join(''), paint.leaf.base) + heads.join('')
}

function roofs({ width: w, height: h, paint, random }: Stage, kerb: number): string {
  const list: string[] = []
  for (let x = -40; x < w; ) {
    const wide = random.between(90, 170)
    const middle = Math.abs((x + wide / 2) / w - 0.5) < 0.5 - zones.wing
    const tall = h * (middle ? random.between(0.08, 0.15) : random.between(0.2, 0.36))
    const pitched = random.chance(0.45) ? `l${points(wide / 2, -36)}l${points(wide / 2, 36)}` : `h${points(wide)}`
    list.push(`M${points(x, kerb)}V${points(kerb - tall)}${pitched}V${points(kerb)}Z`)
    x += wide + random.pick([0, 0, 14])
  }
  return path(list.join(''), paint.floor.base, 0.7)
}
