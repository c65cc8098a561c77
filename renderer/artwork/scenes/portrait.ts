import { drawPerson, personOf } from '../people/person.ts'
import type { Scene, Stage } from '../scene.ts'
import { circle, place, rect } from '../shapes.ts'
import { arch, backdrop, behind, leafShadow, sunlight, windowView } from './backdrop.ts'
import { standing } from './standing.ts'

/** Head and shoulders of one person, or of a few side by side. */
export const portraitScene: Scene = (stage) => {
  const { width: w, height: h, paint, random, subject } = stage
  const wide = w > h * 1.1
  const count = Math.min(subject.person.count, wide && !stage.spare ? 3 : 2)
  const center = w / 2
  const tall = count > 1 ? h * 0.62 : h * (wide ? 0.78 : 0.68)
  const scale = Math.min(tall / 470, (w * 0.94) / (count * 290 + 120))
  const people = Array.from({ length: count }, (_, i) => {
    const back = count > 1 && i !== (count === 2 ? 0 : 1)
    const person = drawPerson(personOf(subject.person, paint, random, i), paint, count < 3)
    const x = center + (i - (count - 1) / 2) * 290 * scale
    return { back, svg: place(person, { x, y: h + 6, scale: scale * (back ? 0.95 : 1.02), mirror: i % 2 === 1 }) }
  })
  people.sort((a, b) => Number(b.back) - Number(a.back))
  return backdrop(stage) + setting(stage, center, scale, count) + people.map(({ svg }) => svg).join('')
}

function setting(stage: Stage, center: number, scale: number, count: number): string {
  const { width: w, height: h, paint, random } = stage
  const side = Math.min(w, h)
  const tone = paint.ground === 'Deep' ? random.pick([paint.alt, paint.main, paint.pop]) : behind(stage)
  const disc = () =>
    circle(center, h - 300 * scale, 235 * scale * (count > 1 ? 1.5 : 1), tone.lit) +
    leafShadow(stage, random.chance(0.5))
  const niche = () => arch(center, h, 480 * scale * (count > 1 ? 1.6 : 1), Math.min(h * 0.93, 590 * scale), tone.lit)
  const sunny = () => rect(center, 0, w, h, tone.lit) + sunlight(center - side * 0.62, h * 0.05, side * 0.66)
  const room = () =>
    windowView(center + side * 0.28, h * 0.1, side * 0.36, side * 0.42, stage) +
    standing('snakePlant', { x: center - side * 0.38, y: h + 40, scale: side / 460, paint }, 0)
  return random.pick(count > 1 ? [disc, niche, sunny] : [disc, disc, niche, sunny, room])()
}
