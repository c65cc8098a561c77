import { library, type MotifName } from '../motif-library.ts'
import { hanging } from '../motifs/hanging.ts'
import type { Scene, Stage } from '../scene.ts'
import { circle, ellipse, path, place, points, rect, stroke } from '../shapes.ts'
import { backdrop, leafShadow, sunlight, windowView } from './backdrop.ts'
import { recolored, standing } from './standing.ts'

const greenery: readonly [MotifName, ...MotifName[]] = [
  'pottedPlant',
  'snakePlant',
  'floorLamp',
  'sideTable',
  'branches',
]

/** A room: one piece of furniture, a window or pictures, something green, and a patch of sun on the floor. */
export const interiorScene: Scene = (stage) => {
  const { width: w, height: h, random, spare, subject } = stage
  const paint = recolored(stage.paint, random)
  const side = Math.min(w, h)
  const portrait = h > w * 1.1
  const ground = h * (portrait ? 0.76 : 0.74)
  const center = w * random.between(0.47, 0.53)
  const name = subject.room[0] ?? 'sofa'
  const { width, height } = library[name]
  const scale = Math.min((w * (portrait ? 0.74 : 0.56)) / width, (h * (portrait ? 0.42 : 0.56)) / height, 1.7)
  const foot = ground + side * 0.09
  const edge = (width * scale) / 2
  const mirror = random.chance(0.35)
  const second = spare
    ? undefined
    : subject.room.find(
        (other, i) =>
          i > 0 && library[other].width < 270 && !portrait && w - center - edge > library[other].width * 1.1,
      )
  const beside = second && random.chance(0.5) ? second : random.pick(greenery)
  const onLeft = random.chance(0.5)
  const besideScale = Math.min(1.25, (side * 0.5) / library[beside].height, scale * 1.25)
  const besideX = Math.min(
    w - 80,
    Math.max(80, center + (onLeft ? -1 : 1) * (edge + library[beside].width * besideScale * 0.52)),
  )
  return (
    backdrop(stage) +
    wallPieces(stage, center, ground, onLeft, height * scale) +
    rect(0, ground, w, h - ground, paint.floor.lit) +
    rect(0, ground - 10, w, 10, paint.wall.tint) +
    floorLight(center - side * 0.3, ground, side, paint.floor.tint) +
    rug(stage, center, foot + 10, edge * 1.25) +
    (portrait && edge > w * 0.3 ? '' : standing(beside, { x: besideX, y: ground + 34, scale: besideScale, paint })) +
    standing(name, { x: center, y: foot, scale, mirror, paint }, 0.7)
  )
}

function floorLight(x: number, ground: number, side: number, fill: string): string {
  return path(
    `M${points(x, ground)}h${points(side * 0.34)}l${points(side * 0.22, side * 0.3)}h${points(-side * 0.42)}Z`,
    fill,
    0.5,
  )
}

function rug({ paint, random }: Stage, x: number, y: number, r: number): string {
  if (random.chance(0.35)) return ''
  const tone = random.pick([paint.alt, paint.pop])
  return ellipse(x, y, r, r * 0.14 + 12, tone.base, 0.75) + ellipse(x, y, r * 0.84, r * 0.11 + 8, tone.tint, 0.6)
}

function wallPieces(stage: Stage, center: number, ground: number, right: boolean, tall: number): string {
  const { width: w, height: h, paint, random, subject } = stage
  const side = Math.min(w, h)
  const aside = center + (right ? 1 : -1) * side * (w > h * 1.1 ? 0.42 : 0.24)
  const fitting = subject.tools.find((name) =>
    ['airUnit', 'thermostat', 'fuseBox', 'handMirror', 'lightSwitch'].includes(name),
  )
  const top = Math.max(h * 0.08, ground - tall - side * 0.34)
  const view = () =>
    windowView(tall > side * 0.38 ? aside : center, h * 0.1, side * 0.32, side * 0.36, stage, random.chance(0.4))
  const frames = () =>
    picture(stage, aside, h * 0.12, side * 0.2) +
    (tall < side * 0.4 ? picture(stage, aside + (right ? -1 : 1) * side * 0.27, h * 0.15, side * 0.15) : '')
  const lamp = () =>
    standing('pendant', { x: tall < side * 0.4 ? center : aside, y: h * 0.34, scale: side / 620, paint }, 0)
  const fixed = () => {
    if (!fitting || !hanging.has(fitting)) return frames()
    const scale = (side * 0.24) / Math.max(library[fitting].width, library[fitting].height)
    return place(library[fitting].draw(paint), { x: tall < side * 0.4 ? center : aside, y: h * 0.26, scale })
  }
  const panel = () =>
    rect(0, top + side * 0.2, w, ground, paint.wall.shade, 0, 0.55) +
    stroke(`M0 ${points(top + side * 0.2)}H${points(w)}`, paint.wall.tint, 5) +
    frames()
  return random.pick([
    () => view() + lamp(),
    () => sunlight(center - side * 0.6, h * 0.06, side * 0.6) + frames(),
    panel,
    () => leafShadow(stage, right) + lamp(),
    fixed,
    view,
  ])()
}

/** A framed print. */
function picture({ paint, random }: Stage, x: number, y: number, size: number): string {
  const [one, two] = random.shuffle([paint.main, paint.pop, paint.alt, paint.leaf])
  const left = x - size / 2
  const tall = size * 1.28
  return (
    rect(left, y, size, tall, paint.wood.base) +
    rect(left + 6, y + 6, size - 12, tall - 12, paint.light.base) +
    circle(x + size * 0.06, y + tall * 0.4, size * 0.2, (one ?? paint.pop).base) +
    path(
      `M${points(left + 14, y + tall - 14)}v${points(-tall * 0.3)}q${points((size - 28) / 2, -tall * 0.2, size - 28, 0)}v${points(tall * 0.3)}Z`,
      (two ?? paint.main).base,
    )
  )
}
