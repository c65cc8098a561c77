import type { Tone } from '../color/paint.ts'
import type { Stage } from '../scene.ts'
import { circle, leaf, path, points, rect, stroke } from '../shapes.ts'

/** The wall, with the light falling in from the upper left. */
export function backdrop({ width, height }: Stage): string {
  return rect(0, 0, width, height, 'url(#glow)')
}

/** An arch that stands on `foot`. */
export function arch(x: number, foot: number, width: number, height: number, fill: string, opacity = 1): string {
  const r = width / 2
  return path(
    `M${points(x - r, foot)}V${points(foot - height + r)}a${points(r, r, 0, 0, 1, width, 0)}V${points(foot)}Z`,
    fill,
    opacity,
  )
}

/** Sunlight through a window that is outside the picture: four panes, leaning with the light. */
export function sunlight(x: number, y: number, size: number): string {
  const pane = (i: number, j: number) => {
    const px = x + i * size * 0.46 + j * size * 0.26
    const py = y + j * size * 0.54 + i * size * 0.08
    return `M${points(px, py)}l${points(size * 0.4, size * 0.07)}l${points(size * 0.22, size * 0.48)}l${points(-size * 0.4, -size * 0.07)}Z`
  }
  return path(pane(0, 0) + pane(1, 0) + pane(0, 1) + pane(1, 1), 'url(#beam)')
}

/** The soft shadow of two fronds outside, reaching in from an upper corner. */
export function leafShadow({ width, height, paint, random }: Stage, right: boolean): string {
  const side = Math.min(width, height)
  const turn = right ? -1 : 1
  const frond = (x: number, lean: number, size: number) => {
    const a = (lean * Math.PI) / 180
    const leaves = [0.2, 0.34, 0.48, 0.62, 0.76].flatMap((share) => {
      const at = [x + Math.sin(a) * size * share, -30 - Math.cos(a) * size * share] as const
      return [52, -52].map((splay) => leaf(...at, size * (0.46 - share * 0.28), size * 0.05, lean + splay))
    })
    return (
      leaves.join('') +
      leaf(x + Math.sin(a) * size * 0.8, -30 - Math.cos(a) * size * 0.8, size * 0.24, size * 0.04, lean)
    )
  }
  const x = right ? width : 0
  const size = side * random.between(0.6, 0.75)
  const d = frond(x + turn * side * 0.04, turn * 142, size) + frond(x + turn * side * 0.38, turn * 158, size * 0.62)
  return `<g filter="url(#soft)">${path(d, paint.dark.base, 0.12)}</g>`
}

/** A window onto hills and sky, its middle at x. */
export function windowView(x: number, y: number, w: number, h: number, stage: Stage, round = false): string {
  const { paint, random } = stage
  const frame = paint.ground === 'Deep' ? paint.wall.tint : paint.light.base
  const sky = paint.ground === 'Deep' ? paint.wall.shade : paint.alt.tint
  const left = x - w / 2
  const outer = round ? arch(x, y + h + 10, w + 20, h + 20, frame) : rect(left - 10, y - 10, w + 20, h + 20, frame, 2)
  const pane = round ? arch(x, y + h, w, h, sky) : rect(left, y, w, h, sky)
  const hill = (share: number, lift: number, fill: string) =>
    path(
      `M${points(left, y + h)}V${points(y + h * share)}q${points(w * 0.3, -lift, w * 0.55, 0)}t${points(w * 0.45, -lift * 0.2)}V${points(y + h)}Z`,
      fill,
    )
  return (
    outer +
    pane +
    circle(x + w * random.pick([-0.16, 0.14]), y + h * 0.36, w * 0.13, paint.warm.tint) +
    hill(0.66, h * 0.2, paint.leaf.tint) +
    hill(0.8, h * 0.12, paint.leaf.base) +
    stroke(`M${points(x, y)}V${points(y + h)}M${points(left, y + h * 0.5)}H${points(left + w)}`, frame, 7) +
    rect(left - 20, y + h + 6, w + 40, 12, frame, 2)
  )
}

/** A tone for the shape behind things, none that the things themselves are made of. */
export function behind({ paint, random }: Stage, content = ''): Tone {
  const { alt, wall, floor, pop, warm, main } = paint
  const soft = (tone: Tone): Tone => ({ ...tone, lit: tone.tint })
  const candidates = {
    Pale: [alt, pop, warm].map((tone) => [tone, soft(tone)] as const),
    Pop: [[alt, soft(alt)] as const, [wall, soft(wall)] as const],
    Mid: [[alt, soft(alt)] as const, [wall, soft(wall)] as const, [pop, pop] as const],
    Deep: [[wall, soft(wall)] as const, [main, main] as const],
  }[paint.ground]
  const close = (tone: Tone) => (tone === pop || tone === warm ? [pop, warm] : [tone])
  const free = candidates
    .filter(([tone]) => !close(tone).some(({ lit }) => content.includes(lit)))
    .map(([, shown]) => shown)
  return random.pick([floor, ...free, ...free])
}
