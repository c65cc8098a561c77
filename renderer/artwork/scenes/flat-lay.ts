import { library, type MotifName } from '../motif-library.ts'
import type { Scene } from '../scene.ts'
import { circle, place, rect } from '../shapes.ts'
import { backdrop, behind, leafShadow, sunlight } from './backdrop.ts'
import { recolored } from './standing.ts'

/** Tools laid out in order on a cloth, seen from above. */
export const flatLayScene: Scene = (stage) => {
  const { width: w, height: h, random, spare, subject } = stage
  const paint = recolored(stage.paint, random)
  const side = Math.min(w, h)
  const portrait = h > w * 1.1
  const upright = (name: MotifName) => library[name].height >= library[name].width
  const picked = [...subject.tools.slice(0, 1), ...random.shuffle(subject.tools.slice(1))].slice(
    0,
    spare ? 3 : portrait ? 4 : random.pick([3, 4]),
  )
  const rows = portrait && picked.length > 2 ? [picked.slice(0, 2), picked.slice(2)] : [picked]
  const lean = random.pick([0, 0, -28, 28])
  const cell = {
    w: Math.min((portrait ? w * 0.96 : Math.min(w * 0.9, h * 1.2)) / (rows[0]?.length ?? 1), side * 0.46),
    h: (portrait ? h * 0.8 : side * 0.58) / rows.length,
  }
  const center = w / 2
  const tools = rows.flatMap((row, r) =>
    row.map((name, i) => {
      const { width, height, draw } = library[name]
      const [across, along] = upright(name) ? [width, height] : [height, width]
      const scale = Math.min((cell.w * 0.84) / across, (cell.h * 0.92) / along, 1.9)
      const x = center + (i - (row.length - 1) / 2) * cell.w
      const y = h / 2 + (r - (rows.length - 1) / 2) * cell.h
      return place(draw(paint), { x, y, scale, turn: (upright(name) ? 0 : -90) + lean })
    }),
  )
  const tone = behind(stage, tools.join(''))
  const cloth = random.pick<() => string>([
    () => circle(center, h / 2, side * 0.43, tone.lit),
    () => rect(center - side * 0.5, h * 0.12, side, h * 0.76, tone.lit, 10),
    () => rect(0, h * 0.5, w, h, tone.lit),
    () => '',
  ])()
  const light = random.chance(0.5) ? sunlight(w * 0.05, -h * 0.05, side * 0.8) : leafShadow(stage, random.chance(0.5))
  return `${backdrop(stage)}${cloth}${light}<g filter="url(#drop)">${tools.join('')}</g>`
}
