import type { PresetStyle } from '../../document/enumerations.ts'
import type { Tone } from '../color/paint.ts'
import type { Scene, Stage } from '../scene.ts'
import { circle, path, points, rect, stroke } from '../shapes.ts'
import { tile } from './pattern.ts'

/** Large shapes in the theme's colors, for a subject that nobody knows: nothing in it stands for a thing. */
export const abstractScene: Scene = (stage) => {
  const { paint, random } = stage
  const tones = random.shuffle([paint.main, paint.pop, paint.alt]) as [Tone, Tone, Tone]
  const { style } = stage.subject
  const choices = style ? byStyle[style] : allCompositions
  return rect(0, 0, stage.width, stage.height, paint.wall.base) + random.pick(choices)(stage, tones)
}

type Composition = (stage: Stage, tones: readonly [Tone, Tone, Tone]) => string
type Choices = readonly [Composition, ...Composition[]]

/** Quarter rings around one corner, each of another tone. */
const rings: Composition = ({ width: w, height: h, paint, random }, [one, two, three]) => {
  const [x, y] = [random.chance(0.5) ? 0 : w, random.chance(0.35) ? 0 : h]
  const reach = Math.hypot(w, h) * random.between(0.66, 0.8)
  const fills = [one.base, paint.light.base, two.base, paint.wall.tint, three.base]
  const steps = [1, random.between(0.74, 0.82), random.between(0.54, 0.62), random.between(0.36, 0.42), 0.18]
  return steps.map((share, nth) => circle(x, y, reach * share, fills[nth] ?? one.base)).join('')
}

/** Bands of different heights, cut by one large disc. */
const bands: Composition = ({ width: w, height: h, paint, random }, [one, two, three]) => {
  const side = Math.min(w, h)
  const cuts = [random.between(0.16, 0.24), random.between(0.44, 0.54), random.between(0.74, 0.82)]
  const [first = 0.2, second = 0.5, third = 0.8] = cuts
  const at = w * random.pick([0.3, 0.38, 0.66])
  const r = side * random.between(0.26, 0.32)
  const half = (sweep: 0 | 1) => `M${points(at - r, h * second)}a${points(r, r)} 0 0 ${sweep} ${points(r * 2, 0)}Z`
  return (
    rect(0, h * first, w, h * (second - first), one.base) +
    rect(0, h * second, w, h * (third - second), paint.light.base) +
    rect(0, h * third, w, h * (1 - third), two.base) +
    path(half(1), paint.light.base) +
    path(half(0), three.base)
  )
}

/** A grid of large quarter discs, half discs and plain squares. */
const blocks: Composition = ({ width: w, height: h, paint, random }, tones) => {
  const size = Math.min(w, h) / random.pick([2, 3])
  const [columns, rows] = [Math.ceil(w / size), Math.ceil(h / size)]
  const fills = [...tones.map(({ base }) => base), paint.dark.base, paint.light.base]
  const grounds: string[] = []
  const shapes = new Map<string, string[]>()
  for (let nth = 0; nth < columns * rows; nth += 1) {
    const [x, y] = [Math.round((nth % columns) * size), Math.round(Math.floor(nth / columns) * size)]
    const [ground = paint.wall.base, shape = paint.light.base] = random.shuffle(fills)
    const [kind, turn] = [random.next(), Math.floor(random.next() * 4)]
    grounds.push(rect(x, y, size + 1, size + 1, ground))
    if (kind < 0.74) shapes.set(shape, [...(shapes.get(shape) ?? []), tile(kind, x, y, Math.round(size), turn)])
  }
  // The line around a shape covers the seam to its neighbor of the same color.
  const edged = [...shapes].map(([fill, list]) => path(list.join(''), fill) + stroke(list.join(''), fill, 1.5))
  return grounds.join('') + edged.join('')
}

/** Thin arcs that share a center, with one small disc on the outermost. */
const lines: Composition = ({ width: w, height: h, paint, random }, [one, two]) => {
  const side = Math.min(w, h)
  const [x, y] = [w * random.pick([0.12, 0.5, 0.86]), h * random.pick([0.1, 0.96])]
  const down = y < h / 2 ? 1 : -1
  const radii = Array.from({ length: 9 }, (_, nth) => side * (0.2 + nth * 0.085))
  const last = radii.at(-1) ?? side
  const turn = (x < w * 0.3 ? 0.3 : x > w * 0.7 ? 0.7 : random.pick([0.3, 0.66])) * Math.PI
  const ring = (r: number) =>
    `M${points(x - r, y)}a${points(r, r)} 0 1 1 ${points(r * 2, 0)}a${points(r, r)} 0 1 1 ${points(-r * 2, 0)}`
  return (
    rect(0, 0, w, h, paint.wall.tint) +
    circle(x, y, side * 0.2, one.base) +
    stroke(radii.map(ring).join(''), paint.main.base, 1.6, 0.55) +
    circle(x + Math.cos(turn) * last, y + down * Math.sin(turn) * last, side * 0.035, two.base)
  )
}

/** A few soft rounds that lie over one another. */
const rounds: Composition = ({ width: w, height: h, paint, random }, [one, two, three]) => {
  const side = Math.min(w, h)
  const left = random.chance(0.5)
  const x = (share: number) => w * (left ? share : 1 - share)
  return (
    circle(x(0.24), h * 0.78, side * random.between(0.42, 0.5), one.base) +
    circle(x(0.84), h * 0.2, side * random.between(0.32, 0.4), two.base) +
    circle(x(0.7), h * random.between(0.66, 0.76), side * 0.25, paint.light.base, 0.8) +
    circle(x(random.between(0.36, 0.46)), h * random.between(0.22, 0.32), side * 0.09, three.base)
  )
}

/** Stairs of columns under a disc's quarter. */
const columns: Composition = ({ width: w, height: h, paint, random }, [one, two, three]) => {
  const count = 5
  const each = w / count
  const rising = random.chance(0.5)
  const fills = [one.base, paint.light.base, two.base, paint.floor.base, three.base]
  const bars = Array.from({ length: count }, (_, nth) => {
    const share = 0.22 + 0.15 * (rising ? nth : count - 1 - nth)
    const x = nth * each
    const r = each
    const top = h * (1 - share)
    const d = rising
      ? `M${points(x, h)}V${points(top + r)}a${points(r, r)} 0 0 1 ${points(r, -r)}V${points(h)}Z`
      : `M${points(x, h)}V${points(top)}a${points(r, r)} 0 0 1 ${points(r, r)}V${points(h)}Z`
    return path(d, fills[nth] ?? one.base)
  })
  return bars.join('')
}

const allCompositions: Choices = [rings, bands, blocks, lines, rounds, columns]
const byStyle: Readonly<Record<PresetStyle, Choices>> = {
  Common: [rings, bands],
  CommonAlt: [bands, columns],
  Geometric: [blocks, columns],
  Elegant: [lines],
  Fun: [rounds, rings],
}
