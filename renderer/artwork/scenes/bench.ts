import { library } from '../motif-library.ts'
import type { Scene } from '../scene.ts'
import { circle, place, points, rect, stroke } from '../shapes.ts'
import { backdrop, sunlight } from './backdrop.ts'
import { group, recolored } from './standing.ts'

/** Tools on the wall over a bench with the work on it. */
export const benchScene: Scene = (stage) => {
  const { width: w, height: h, random, spare, subject } = stage
  const paint = recolored(stage.paint, random)
  const side = Math.min(w, h)
  const portrait = h > w * 1.1
  const foot = h * 0.76
  const center = w / 2
  const count = portrait || spare ? 3 : 4
  const hung = [...subject.tools.slice(0, 1), ...random.shuffle(subject.tools.slice(1))].slice(0, count)
  const rail = h * (portrait ? 0.14 : 0.1)
  const step = Math.min((w * 0.86) / count, side * 0.24)
  const tools = hung.map((name, i) => {
    const { width, height, draw } = library[name]
    const tall = height >= width
    const scale = Math.min(
      (step * 0.86) / (tall ? width : height),
      (h * (portrait ? 0.25 : 0.3)) / (tall ? height : width),
      1.4,
    )
    const length = (tall ? height : width) * scale
    const x = center + (i - (hung.length - 1) / 2) * step
    return (
      circle(x, rail + 5, 5, paint.dark.base) +
      place(draw(paint), { x, y: rail + 12 + length / 2, scale, turn: tall ? 0 : 90 })
    )
  })
  const dots = Array.from(
    { length: 5 },
    (_, i) => `M${points(center - side * 0.6, rail - 22 + i * 58)}h${points(side * 1.2)}`,
  ).join('')
  const board = random.pick([
    () =>
      rect(center - side * 0.63, rail - 46, side * 1.26, h * 0.48, paint.wall.tint, 6) + dotted(dots, paint.wall.shade),
    () => stroke(`M${points(center - step * count * 0.5, rail)}h${points(step * count)}`, paint.wood.base, 9),
  ])()
  const names = [...subject.table.slice(0, 1), ...random.shuffle(subject.table.slice(1, 8))].slice(
    0,
    portrait || spare ? 2 : 3,
  )
  const setting = {
    names,
    center,
    foot: foot + 4,
    maxWidth: Math.min(w * 0.78, side * 1.02),
    maxHeight: h * (portrait ? 0.27 : 0.29),
  }
  const top =
    rect(0, foot - 12, w, 46, paint.wood.base) +
    rect(0, foot + 34, w, h, paint.wood.shade) +
    rect(0, foot + 34, w, 5, paint.wood.tint, 0, 0.4)
  return `${backdrop(stage)}${board}${sunlight(center - side * 0.8, h * 0.02, side * 0.7)}<g filter="url(#drop)">${tools.join('')}</g>${top}${group(setting, paint, random)}`
}

/** Holes in a board: a dashed line whose dashes have no length shows its round caps alone. */
const dotted = (d: string, color: string) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="7" stroke-dasharray="0 40"/>`
