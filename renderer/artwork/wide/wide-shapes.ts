import type { PresetStyle } from '../../document/enumerations.ts'
import type { Tone } from '../color/paint.ts'
import type { Stage } from '../scene.ts'
import { tile } from '../scenes/pattern.ts'
import { circle, path, points, rect, stroke } from '../shapes.ts'

/** Large shapes in the wings and along the bottom, for a subject that nobody knows; the middle is left to the words. */
export function wideShapes(stage: Stage): string {
  const { paint, random } = stage
  const tones = random.shuffle([paint.main, paint.pop, paint.alt]) as [Tone, Tone, Tone]
  const { style } = stage.subject
  const draw = random.pick(style ? byStyle[style] : [quarterRings, thinArcs, stacks])
  return draw(stage, tones, random.chance(0.5))
}

type Composition = (stage: Stage, tones: readonly [Tone, Tone, Tone], flip: boolean) => string

/** Rings around a lower corner, a disc in the other wing. */
const quarterRings: Composition = ({ width: w, height: h, paint, random }, [one, two, three], flip) => {
  const x = (share: number) => w * (flip ? 1 - share : share)
  return (
    [
      [0.92, one.base],
      [0.7, paint.light.base],
      [0.5, two.base],
      [0.28, three.base],
    ]
      .map(([share, fill]) => circle(x(0), h, h * Number(share), String(fill)))
      .join('') +
    circle(x(random.between(0.86, 0.92)), h * random.between(0.24, 0.4), h * 0.2, two.base) +
    rect(0, h * 0.93, w, h * 0.07, one.shade)
  )
}

/** Thin arcs that rise from a lower corner. */
const thinArcs: Composition = ({ width: w, height: h, paint, random }, [one, two], flip) => {
  const x = (share: number) => w * (flip ? 1 - share : share)
  const from = random.between(0.2, 0.3)
  const ring = (r: number) => `M${points(x(0.06) - r, h)}a${points(r, r)} 0 0 1 ${points(r * 2, 0)}`
  const radii = Array.from({ length: 8 }, (_, nth) => h * (from + nth * 0.09))
  return (
    circle(x(0.06), h, h * from, one.base) +
    stroke(radii.map(ring).join(''), paint.light.base, 2, 0.6) +
    circle(x(random.between(0.86, 0.93)), h * random.between(0.2, 0.34), h * 0.11, two.base)
  )
}

/** Tiles stacked in both wings. */
const stacks: Composition = ({ width: w, height: h, paint, random }, tones, flip) => {
  const size = Math.round(h / 3)
  const fills = [...tones.map(({ base }) => base), paint.light.base]
  const columns = Math.max(1, Math.floor((w * 0.24) / size))
  const place = (column: number, row: number, end: boolean) => {
    const x = end ? Math.round(w - (column + 1) * size) : column * size
    const [ground, shape] = random.shuffle(fills)
    return (
      rect(x, row * size, size + 1, size + 1, ground ?? paint.wall.base) +
      path(tile(random.next() * 0.74, x, row * size, size, Math.floor(random.next() * 4)), shape ?? paint.light.base)
    )
  }
  const wing = (end: boolean, rows: readonly number[]) =>
    rows.flatMap((row) => Array.from({ length: columns }, (_, column) => place(column, row, end))).join('')
  return wing(flip, [0, 1, 2]) + wing(!flip, [2])
}

/** Columns with round heads that rise towards the edge of one wing, and a disc in the other. */
const risingColumns: Composition = ({ width: w, height: h, paint, random }, [one, two, three], flip) => {
  const each = w * 0.055
  const lift = random.between(0.11, 0.15)
  const fills = [one.base, paint.light.base, two.base, three.base, one.shade]
  const bars = fills.map((fill, nth) => {
    const x = flip ? w - (nth + 1) * each : nth * each
    const top = h * (1 - lift * (fills.length - nth))
    return path(
      `M${points(x, h)}V${points(top + each / 2)}a${points(each / 2, each / 2)} 0 0 1 ${points(each, 0)}V${points(h)}Z`,
      fill,
    )
  })
  return bars.join('') + circle(w * (flip ? 0.1 : 0.9), h * random.between(0.26, 0.4), h * 0.15, two.base)
}

const byStyle: Readonly<Record<PresetStyle, readonly [Composition, ...Composition[]]>> = {
  Common: [quarterRings, thinArcs],
  CommonAlt: [risingColumns],
  Geometric: [stacks],
  Elegant: [thinArcs],
  Fun: [quarterRings],
}
