import type { Scene } from '../scene.ts'
import { path, points, rect } from '../shapes.ts'

/** Tiles of quarter discs, leaves and dots, in rows that run off every edge. */
export const patternScene: Scene = ({ width: w, height: h, paint, random }) => {
  const size = 100
  const columns = Math.ceil(w / size)
  const rows = Math.ceil(h / size)
  const left = (w - columns * size) / 2
  const top = (h - rows * size) / 2
  const tones = [paint.main, paint.pop, paint.alt, paint.floor, paint.light]
  const shapes = tones.map(() => [] as string[])
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const kind = random.next()
      const into = shapes[Math.floor(random.next() * shapes.length)]
      const x = Math.round(left + column * size)
      const y = Math.round(top + row * size)
      if (kind > 0.84) continue
      into?.push(tile(kind, x, y, size, Math.floor(random.next() * 4)))
    }
  }
  return (
    rect(0, 0, w, h, 'url(#glow)') +
    shapes.map((list, i) => (list.length > 0 ? path(list.join(''), tones[i]?.base ?? paint.main.base) : '')).join('')
  )
}

/** A quarter disc, a leaf, a half disc or a dot. */
export function tile(kind: number, x: number, y: number, s: number, turn: number): string {
  const r = s / 2
  if (kind < 0.34) {
    return (
      [
        `M${x} ${y}h${s}a${s} ${s} 0 0 1-${s} ${s}Z`,
        `M${x + s} ${y}v${s}a${s} ${s} 0 0 1-${s}-${s}Z`,
        `M${x + s} ${y + s}h-${s}a${s} ${s} 0 0 1 ${s}-${s}Z`,
        `M${x} ${y + s}v-${s}a${s} ${s} 0 0 1 ${s} ${s}Z`,
      ][turn] ?? ''
    )
  }
  if (kind < 0.6) {
    return turn % 2
      ? `M${x} ${y}a${s} ${s} 0 0 1 ${s} ${s}a${s} ${s} 0 0 1-${s}-${s}Z`
      : `M${x + s} ${y}a${s} ${s} 0 0 0-${s} ${s}a${s} ${s} 0 0 0 ${s}-${s}Z`
  }
  if (kind < 0.76) return turn % 2 ? `M${x} ${y + s}a${r} ${r} 0 0 1 ${s} 0Z` : `M${x} ${y}a${r} ${r} 0 0 1 0 ${s}Z`
  const d = s * 0.22
  return `M${points(x + r - d, y + r)}a${points(d, d)} 0 1 0 ${points(d * 2)} 0a${points(d, d)} 0 1 0 ${points(-d * 2)} 0Z`
}
