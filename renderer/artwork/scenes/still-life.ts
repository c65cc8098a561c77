import type { MotifName } from '../motif-library.ts'
import { library } from '../motif-library.ts'
import type { Scene, Stage } from '../scene.ts'
import { circle, ellipse, path, points, rect } from '../shapes.ts'
import { arch, backdrop, behind, leafShadow, sunlight, windowView } from './backdrop.ts'
import { group, recolored, standing } from './standing.ts'

const companions: readonly MotifName[] = [
  'branches',
  'pottedPlant',
  'vase',
  'snakePlant',
  'jug',
  'bookStack',
  'cup',
  'flowers',
]

/** Things on a table, in the light of a window. */
export const stillLifeScene: Scene = (stage) => {
  const { width: w, height: h, random, spare, subject } = stage
  const paint = recolored(stage.paint, random)
  const lead = subject.table.slice(0, 1)
  const more = random.shuffle(subject.table.slice(1, 9)).slice(0, spare ? 1 : random.pick([1, 1, 2, 2, 3]))
  const names = [...lead, ...more]
  if (names.length < 2 || (names.length < 3 && random.chance(0.5))) {
    names.push(random.pick(companions.filter((name) => !names.includes(name)) as [MotifName, ...MotifName[]]))
  }
  const portrait = h > w * 1.1
  const foot = h * (portrait ? 0.72 : 0.77)
  const center = w * random.between(0.47, 0.53)
  if (random.chance(0.28)) return plinths(stage, names.slice(0, spare ? 2 : 3), foot)
  const things = group(
    {
      names,
      center,
      foot: foot + 6,
      maxWidth: Math.min(w * 0.74, h * 0.92),
      maxHeight: h * 0.46,
    },
    paint,
    random,
  )
  return backdrop(stage) + wallPiece(stage, center, foot, things) + table(stage, foot) + things
}

function wallPiece(stage: Stage, center: number, foot: number, things: string): string {
  const { width: w, height: h, random } = stage
  const side = Math.min(w, h)
  const tone = behind(stage, things)
  const off = side * random.pick([-0.12, 0.1, 0.16, 0])
  const light = sunlight(center - side * random.between(0.75, 0.55), h * random.between(0.04, 0.12), side * 0.62)
  return random.pick([
    () => arch(center + off, foot, side * 0.56, Math.min(foot * 0.86, side * 0.76), tone.lit) + light,
    () =>
      circle(center + off, foot - side * 0.36, side * 0.27, tone.lit) +
      leafShadow(stage, center > w * 0.5 || random.chance(0.4)),
    () => light + leafShadow(stage, true),
    () => rect(center + off * 2, 0, w, foot, tone.lit) + light,
    () =>
      windowView(
        center + side * random.pick([-0.2, 0.2]),
        foot - side * 0.62,
        side * 0.36,
        side * 0.44,
        stage,
        random.chance(0.5),
      ),
    () =>
      arch(center + off, foot, side * 0.62, side * 0.66, tone.lit) +
      arch(center + off, foot, side * 0.46, side * 0.55, stage.paint.wall.base, 0.6),
  ])()
}

function table({ width: w, height: h, paint, random }: Stage, foot: number): string {
  const edge = Math.min(h * 0.1, 60)
  const top = random.pick([paint.floor, paint.floor, paint.ground === 'Pale' ? paint.wood : paint.floor])
  const front = foot + edge
  return (
    rect(0, foot - 12, w, edge + 12, top.base) +
    rect(0, front, w, h - front, top.shade) +
    rect(0, front, w, 5, top.tint, 0, 0.5)
  )
}

/** One thing on each of two or three round plinths. */
function plinths(stage: Stage, names: readonly MotifName[], foot: number): string {
  const { width: w, height: h, random } = stage
  const paint = recolored(stage.paint, random)
  const side = Math.min(w, h)
  const step = Math.min(side * 0.31, (w * 0.84) / names.length)
  const rises = random.pick([
    [0.15, 0.05, 0.1],
    [0.06, 0.18, 0.03],
    [0.04, 0.1, 0.17],
  ])
  const floor = rect(0, foot - 10, w, h, paint.floor.lit)
  const back = random.chance(0.5)
    ? circle(w / 2, foot - side * 0.34, side * 0.3, behind(stage).lit)
    : arch(w / 2, foot - 10, side * 0.66, side * 0.7, behind(stage).lit)
  const tones = random.shuffle([paint.alt, paint.light, paint.floor])
  const blocks = names.map((name, i) => {
    const x = w / 2 + (i - (names.length - 1) / 2) * step
    const r = step * 0.46
    const y = foot + side * 0.1 + (i % 2) * 14
    const top = y - side * (rises[i] ?? 0.1)
    const tone = tones[i] ?? paint.alt
    const { width, height } = library[name]
    const scale = Math.min((r * 1.75) / width, (side * 0.4) / height, 1.7)
    return (
      path(
        `M${points(x - r, y)}H${points(x + r)}L${points(x + r * 2.4, y + 26)}H${points(x + r * 0.4)}Z`,
        'url(#cast)',
      ) +
      path(`M${points(x - r, top)}V${points(y)}a${points(r, r * 0.2, 0, 0, 0, r * 2, 0)}V${points(top)}Z`, tone.lit) +
      ellipse(x, top, r, r * 0.2, tone.tint) +
      standing(name, { x, y: top + r * 0.06, scale, paint }, 0.3)
    )
  })
  return backdrop(stage) + back + floor + sunlight(w * 0.08, h * 0.06, side * 0.5) + blocks.join('')
}
