import type { Stage } from '../scene.ts'
import { tile } from '../scenes/pattern.ts'
import { path } from '../shapes.ts'

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
