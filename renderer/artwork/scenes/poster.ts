import { library, type MotifName } from '../motif-library.ts'
import { hanging } from '../motifs/hanging.ts'
import type { Scene } from '../scene.ts'
import { circle, ellipse, path, place, points, rect } from '../shapes.ts'
import { arch, backdrop, behind, leafShadow, sunlight } from './backdrop.ts'
import { recolored } from './standing.ts'

/** One thing, large, before a simple shape. */
export const posterScene: Scene = (stage) => {
  const { width: w, height: h, random, subject } = stage
  const paint = recolored(stage.paint, random)
  const all = [...subject.table.slice(0, 3), ...subject.tools.slice(0, 3)]
  const name = subject.lead ?? random.pick((all.length > 0 ? all : ['branches', 'vase']) as [MotifName, ...MotifName[]])
  const { width, height, draw } = library[name]
  const side = Math.min(w, h)
  const x = w * 0.5
  const y = h * 0.5
  const scale = Math.min((side * 0.58) / height, (side * 0.62) / width) * random.between(0.88, 1.04)
  const drawn = draw(paint)
  const tone = behind(stage, drawn)
  const hung = hanging.has(name)
  const foot = y + (height * scale) / 2
  const shape = random.pick([
    () => circle(x, y, side * 0.38, tone.lit),
    () => arch(x, hung ? h : foot, side * 0.68, (hung ? h : foot) - h * 0.1, tone.lit),
    () => circle(x, y, side * 0.38, tone.lit) + sunlight(x - side * 0.7, h * 0.05, side * 0.6),
    () =>
      rect(x - side * 0.3, h * 0.12, side * 0.6, h * 0.76, tone.lit, side * 0.3) +
      leafShadow(stage, random.chance(0.5)),
  ])()
  const floor = hung ? '' : rect(0, foot - 8, w, h - foot + 8, paint.floor.lit)
  const half = width * scale * 0.42
  const shadow = hung
    ? ''
    : path(
        `M${points(x - half, foot)}H${points(x + half)}L${points(x + half + side * 0.3, foot + side * 0.07)}H${points(x)}Z`,
        'url(#cast)',
      ) + ellipse(x, foot, half * 1.05, 7, paint.dark.base, 0.22)
  const turned = hung ? random.between(-30, 34) : 0
  const thing = place(drawn, { x, y: hung ? y : foot, scale, turn: width > height ? turned / 2 : turned })
  return backdrop(stage) + shape + floor + shadow + (hung ? `<g filter="url(#drop)">${thing}</g>` : thing)
}
