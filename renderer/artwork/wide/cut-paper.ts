import type { Tone } from '../color/paint.ts'
import type { Stage } from '../scene.ts'
import { arch } from '../scenes/backdrop.ts'
import { tile } from '../scenes/pattern.ts'
import { circle, leaf, path, points } from '../shapes.ts'

/** Tiles that run in from both sides and along the bottom, and leave the middle to the words. */
export function frieze({ width: w, height: h, paint, random }: Stage): string {
  const size = h / 6
  const columns = Math.ceil(w / size)
  const left = (w - columns * size) / 2
  const tones = [paint.main, paint.pop, paint.alt, paint.floor, paint.light]
  const shapes = tones.map(() => [] as string[])
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const fromSide = Math.min(column, columns - 1 - column)
      const kind = random.next() * 0.84
      const into = shapes[Math.floor(random.next() * shapes.length)]
      const turn = Math.floor(random.next() * 4)
      const reach = row === 5 ? columns : Math.max(1, row - 1)
      if (fromSide >= Math.min(3, reach) && row < 5) continue
      into?.push(tile(kind, Math.round(left + column * size), Math.round(row * size), size, turn))
    }
  }
  return shapes.map((list, i) => (list.length > 0 ? path(list.join(''), (tones[i] ?? paint.main).base) : '')).join('')
}

/** Arches, discs and fronds of cut paper in the wings, waves along the bottom. */
export function cutPaper({ width: w, height: h, paint, random }: Stage): string {
  const [one, two, three] = random.shuffle([paint.main, paint.pop, paint.alt]) as [Tone, Tone, Tone]
  const flip = random.chance(0.5)
  const x = (share: number) => w * (flip ? 1 - share : share)
  const frond = (at: number, foot: number, size: number, lean: number) => {
    const a = (lean * Math.PI) / 180
    const leaves = [0.22, 0.4, 0.58, 0.74].flatMap((share) => {
      const point = [x(at) + Math.sin(a) * size * share, foot - Math.cos(a) * size * share] as const
      return [58, -58].map((splay) => leaf(...point, size * (0.46 - share * 0.3), size * 0.075, lean + splay))
    })
    return (
      leaves.join('') +
      leaf(x(at) + Math.sin(a) * size * 0.82, foot - Math.cos(a) * size * 0.82, size * 0.22, size * 0.05, lean)
    )
  }
  const wave = (y: number, lift: number, at: number) =>
    `M0 ${points(y)}C${points(w * at * 0.5, y - lift, w * at, y - lift, w * (at + 0.12), y - lift * 0.3)}S${points(w * 0.85, y + lift * 0.3, w, y - lift * 0.5)}V${points(h)}H0Z`
  return (
    circle(w / 2, h * 0.45, h * 0.46, paint.wall.tint, 0.4) +
    arch(x(0.145), h, w * 0.17, h * 0.58, one.lit) +
    arch(x(0.145), h, w * 0.1, h * 0.42, paint.light.lit) +
    circle(x(0.2), h * 0.3, h * 0.075, two.lit) +
    circle(x(0.86), h * 0.55, h * 0.14, two.lit) +
    path(frond(0.82, h * 0.98, h * 0.5, flip ? -8 : 8), one.base) +
    path(frond(0.925, h, h * 0.4, flip ? 12 : -12), paint.light.base) +
    path(wave(h * 0.86, h * 0.07, random.between(0.3, 0.5)), three.lit) +
    path(wave(h * 0.93, h * 0.06, random.between(0.45, 0.7)), paint.floor.shade)
  )
}
