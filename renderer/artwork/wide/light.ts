import { library } from '../motif-library.ts'
import type { Stage } from '../scene.ts'
import { arch } from '../scenes/backdrop.ts'
import { bars, circle, leaf, path, place, points, rect, stroke } from '../shapes.ts'

/** What lies behind the words: a wall in some light, without a thing to be read as an object. */
type Light = (stage: Stage, floor: number) => string

const niche: Light = ({ width: w, height: h, paint }, floor) =>
  arch(w / 2, floor, w * 0.56, h * 0.72, paint.wall.tint, 0.5) +
  arch(w / 2, floor, w * 0.44, h * 0.6, paint.wall.tint, 0.5) +
  arch(w / 2, floor, w * 0.32, h * 0.48, paint.wall.tint, 0.5)

/** Tall panes of sun on the wall, leaning with the light. */
const panes: Light = (stage, floor) => {
  const { width: w, height: h, random } = stage
  const lean = random.pick([-1, 1])
  const x = w * (lean > 0 ? 0.28 : 0.6)
  const d = [0, 1, 2].flatMap((i) =>
    [0, 1].map((j) => {
      const px = x + i * w * 0.105 + lean * j * w * 0.07
      const py = h * (0.04 + j * 0.37)
      return `M${points(px, py)}h${points(w * 0.09)}l${points(lean * w * 0.065, h * 0.34)}h${points(-w * 0.09)}Z`
    }),
  )
  return path(d.join(''), 'url(#beam)', 0.5) + skirting(stage, floor)
}

const leaves: Light = (stage, floor) => {
  const right = stage.random.chance(0.5)
  return halo(stage, floor) + leafShadow(stage, right) + skirting(stage, floor)
}

/** Mouldings on the wall, the middle field wide. */
const panelling: Light = ({ width: w, height: h, paint }, floor) => {
  const field = (x: number, wide: number) =>
    `M${points(x, h * 0.09)}h${points(wide)}V${points(floor - h * 0.1)}h${points(-wide)}Z`
  const d = field(w * 0.27, w * 0.46) + field(w * 0.03, w * 0.21) + field(w * 0.76, w * 0.21)
  return (
    place(stroke(d, paint.wall.shade, 5), { x: 4, y: 4 }) +
    stroke(d, paint.wall.tint, 5) +
    rect(0, floor - h * 0.045, w, h * 0.045, paint.wall.tint)
  )
}

const tiles: Light = ({ width: w, paint }, floor) => {
  const step = 66
  const count = Math.ceil(floor / step)
  const rows = Array.from({ length: count }, (_, i) => `M0 ${points(floor - i * step)}H${points(w)}`)
  // Dashes as tall as a row and as wide as a joint; they restart with each row.
  const joints = rows.map((_, i) => `M${points(i % 2 ? 0 : -step, floor - (i + 0.5) * step)}H${points(w)}`)
  return (
    `<g opacity=".55">${stroke(rows.join(''), paint.wall.shade, 4)}${bars(joints.join(''), paint.wall.shade, step, 4, step * 2 - 4)}</g>` +
    path(
      `M${points(w * 0.34, 0)}H${points(w * 0.72)}L${points(w * 0.86, floor)}H${points(w * 0.46)}Z`,
      'url(#beam)',
      0.4,
    )
  )
}

/** Rings of light, as round a lamp. */
const halo: Light = ({ width: w, height: h, paint }) =>
  [0.62, 0.46, 0.3].map((r) => circle(w / 2, h * 0.42, h * r, paint.wall.tint, 0.4)).join('')

/** The soft shadow of a frond outside, reaching in from an upper corner. */
function leafShadow({ width: w, height: h, paint, random }: Stage, right: boolean): string {
  const way = right ? -1 : 1
  const size = h * random.between(0.7, 0.85)
  const lean = way * random.between(136, 146)
  const a = (lean * Math.PI) / 180
  const from = (right ? w : 0) + way * w * 0.02
  const at = (share: number) => [from + Math.sin(a) * size * share, -20 - Math.cos(a) * size * share] as const
  const leaves = [0.2, 0.36, 0.52, 0.68].flatMap((share) =>
    [50, -50].map((splay) => leaf(...at(share), size * (0.46 - share * 0.28), size * 0.055, lean + splay)),
  )
  const d = `${leaves.join('')}${leaf(...at(0.78), size * 0.24, size * 0.04, lean)}`
  return `<g filter="url(#soft)">${path(d, paint.dark.base, 0.14)}</g>`
}

function skirting({ width: w, height: h, paint }: Stage, floor: number): string {
  return rect(0, floor - h * 0.035, w, h * 0.035, paint.wall.tint, 0, 0.7)
}

/** A lamp over a wing, in a cone of light. */
export function lampOver(x: number, drop: number, { paint }: Stage): string {
  return (
    path(
      `M${points(x - 60, drop)}H${points(x + 60)}L${points(x + 190, drop + 330)}H${points(x - 190)}Z`,
      'url(#beam)',
      0.35,
    ) + place(library.pendant.draw(paint), { x, y: drop, scale: 0.8 })
  )
}

/** Stone, tile or plain plaster: what the wall of such a place is like. */
export function lightFor({ subject, random }: Stage): Light {
  const wet = subject.room.some((name) => name === 'washbasin' || name === 'bath' || name === 'stove')
  return random.pick(wet ? [tiles, tiles, niche, panes] : [niche, panes, leaves, panelling, halo])
}
