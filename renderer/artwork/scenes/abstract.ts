import type { Tone } from '../color/paint.ts'
import type { Scene, Stage } from '../scene.ts'
import { circle, leaf, path, points, rect, stroke } from '../shapes.ts'
import { arch, backdrop } from './backdrop.ts'

/** Cut paper: where nothing is known of the subject it still looks meant. */
export const abstractScene: Scene = (stage) => {
  const [one, two, three] = stage.random.shuffle([stage.paint.main, stage.paint.pop, stage.paint.alt]) as [
    Tone,
    Tone,
    Tone,
  ]
  return backdrop(stage) + stage.random.pick([arches, fronds, rainbow, mobile])(stage, one, two, three)
}

type Composition = (stage: Stage, one: Tone, two: Tone, three: Tone) => string

const arches: Composition = ({ width: w, height: h, paint, random }, one, two, three) => {
  const side = Math.min(w, h)
  const cx = w * random.between(0.42, 0.58)
  const ax = cx + side * random.pick([-0.24, 0.24])
  const size = side * random.between(0.42, 0.54)
  const wave = (y: number, lift: number, at: number) =>
    `M0 ${points(y)}C${points(w * at * 0.5, y - lift, w * at, y - lift, w * (at + 0.12), y - lift * 0.35)}S${points(w * 0.85, y + lift * 0.2, w, y - lift * 0.5)}V${points(h)}H0Z`
  return (
    circle(cx, h * random.between(0.34, 0.42), side * random.between(0.17, 0.25), two.lit) +
    arch(ax, h, size, h * 0.14 + size * 1.1, one.lit) +
    arch(ax, h, size * 0.56, h * 0.14 + size * 0.78, paint.light.lit) +
    path(wave(h * 0.84, side * 0.14, random.between(0.3, 0.5)), three.lit) +
    path(wave(h * 0.92, side * 0.1, random.between(0.45, 0.7)), paint.floor.shade)
  )
}

/** A block of colour and two fronds, after the painters who cut with scissors. */
const fronds: Composition = ({ width: w, height: h, paint, random }, one, two, three) => {
  const side = Math.min(w, h)
  const cx = w / 2
  const frond = (x: number, foot: number, size: number, lean: number) => {
    const a = (lean * Math.PI) / 180
    const at = (share: number) => [x + Math.sin(a) * size * share, foot - Math.cos(a) * size * share] as const
    const leaves = [0.22, 0.4, 0.58, 0.74].flatMap((share) => {
      const [lx, ly] = at(share)
      return [
        leaf(lx, ly, size * (0.48 - share * 0.3), size * 0.075, lean + 58),
        leaf(lx, ly, size * (0.48 - share * 0.3), size * 0.075, lean - 58),
      ]
    })
    const [tx, ty] = at(0.82)
    return `${leaves.join('')}${leaf(tx, ty, size * 0.22, size * 0.05, lean)}`
  }
  const flip = random.pick([-1, 1])
  return (
    rect(cx - side * 0.34 + flip * side * 0.1, h * 0.12, side * 0.5, h * 0.62, three.lit, 6) +
    circle(cx + flip * side * 0.26, h * 0.3, side * 0.15, two.lit) +
    path(frond(cx - flip * side * 0.16, h * 0.9, side * 0.74, flip * 8), one.base) +
    path(frond(cx + flip * side * 0.2, h * 0.94, side * 0.5, -flip * 12), paint.light.base) +
    rect(0, h * 0.92, w, h * 0.1, paint.floor.shade)
  )
}

/** Nested half rings over a still horizon. */
const rainbow: Composition = ({ width: w, height: h, paint, random }, one, two, three) => {
  const side = Math.min(w, h)
  const x = w * random.pick([0.42, 0.5, 0.58])
  const y = h * 0.72
  const bow = (r: number) => `M${points(x - r, y)}a${points(r, r, 0, 0, 1, r * 2, 0)}`
  const band = side * 0.085
  const line = (r: number, tone: Tone) =>
    stroke(bow(r), tone.base, band * 0.8).replace('/>', ' stroke-linecap="butt"/>')
  return (
    circle(x + side * random.pick([-0.36, 0.36]), h * 0.24, side * 0.1, paint.warm.tint) +
    line(side * 0.38, one) +
    line(side * 0.38 - band, three) +
    line(side * 0.38 - band * 2, two) +
    path(
      `M${points(x - side * 0.16, y)}a${points(side * 0.16, side * 0.16, 0, 0, 1, side * 0.32, 0)}Z`,
      paint.light.lit,
    ) +
    rect(0, y, w, h, paint.floor.lit) +
    path(
      `M${points(x - side * 0.42, y)}H${points(x + side * 0.42)}l${points(side * 0.2, h * 0.12)}H${points(x - side * 0.1)}Z`,
      'url(#cast)',
    )
  )
}

/** Shapes in balance on wires. */
const mobile: Composition = ({ width: w, height: h, paint, random }, one, two, three) => {
  const side = Math.min(w, h)
  const x = w / 2
  const flip = random.pick([-1, 1])
  const px = (v: number) => x + flip * v * side
  const py = (v: number) => h / 2 + (v - 0.5) * side
  const wires = `M${points(x, 0)}V${points(py(0.2))}M${points(px(-0.34), py(0.24))}Q${points(x, py(0.14), px(0.26), py(0.2))}V${points(py(0.42))}M${points(px(-0.34), py(0.24))}V${points(py(0.34))}M${points(px(0.06), py(0.46))}Q${points(px(0.2), py(0.38), px(0.34), py(0.46))}V${points(py(0.52))}M${points(px(0.06), py(0.46))}V${points(py(0.56))}`
  const petal = (at: number, y: number, size: number, fill: string) =>
    path(leaf(px(at), py(y), side * size, side * size * 0.3, 180 - flip * 14), fill)
  return (
    rect(0, h * 0.86, w, h, paint.floor.lit) +
    stroke(wires, paint.ground === 'Deep' ? paint.metal.shade : paint.dark.base, 4) +
    circle(px(-0.34), py(0.46), side * 0.125, one.lit) +
    petal(0.34, 0.5, 0.3, two.base) +
    petal(0.06, 0.54, 0.27, three.base) +
    circle(px(0.19), py(0.26), side * 0.035, paint.light.base)
  )
}
