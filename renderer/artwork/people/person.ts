import { formatHex } from '../color/oklch.ts'
import type { Paint, Tone } from '../color/paint.ts'
import type { Random } from '../random.ts'
import type { Clothes, PersonCue } from '../scene.ts'
import { circle, mirrored, path, stroke } from '../shapes.ts'
import { drawClothes } from './clothes.ts'
import { type HairStyle, hairStyles, menStyles, womenStyles } from './hair.ts'

export type Person = {
  skin: Tone
  hair: Tone
  style: HairStyle
  beard: boolean
  glasses: boolean
  clothes: Clothes
  top: Tone
}

const flat = (l: number, c: number, h: number): Tone => {
  const base = formatHex({ l, c, h })
  return {
    lit: base,
    base,
    shade: formatHex({ l: l - 0.075, c: c * 1.08, h: h - 4 }),
    tint: formatHex({ l: l + 0.05, c, h }),
  }
}

/** Human tones, light to dark. */
const skins = [
  flat(0.85, 0.052, 58),
  flat(0.79, 0.066, 58),
  flat(0.71, 0.078, 58),
  flat(0.6, 0.082, 54),
  flat(0.5, 0.072, 50),
  flat(0.42, 0.058, 46),
] as const
const hairs = [
  flat(0.24, 0.015, 50),
  flat(0.31, 0.04, 50),
  flat(0.4, 0.065, 52),
  flat(0.5, 0.085, 48),
  flat(0.74, 0.085, 78),
] as const
const grey = flat(0.78, 0.008, 80)

/** Who is seen: as the words say, and the rest by chance. */
export function personOf(cue: PersonCue, paint: Paint, random: Random, index: number): Person {
  const look =
    cue.look === 'any'
      ? random.pick(['woman', 'man'] as const)
      : index === 0
        ? cue.look
        : random.pick(['woman', 'man'] as const)
  const tone = Math.floor(random.next() * skins.length)
  const hair = cue.older ? grey : tone > 3 ? random.pick([hairs[0], hairs[1]]) : random.pick(hairs)
  return {
    skin: skins[tone] ?? skins[2],
    hair: hair,
    style: look === 'man' ? random.pick(menStyles) : random.pick(womenStyles),
    beard: look === 'man' && !cue.child && random.chance(0.4),
    glasses: random.chance(cue.older ? 0.6 : 0.25),
    clothes: cue.clothes,
    top: ([paint.main, paint.pop, paint.alt] as const)[(Math.floor(random.next() * 2) + index * 2) % 3] ?? paint.main,
  }
}

const head = mirrored('0,-412 C 58,-412 82,-372 80,-318 C 78,-256 44,-214 0,-214')

/**
 * Head and shoulders, cut off at y = 0, about 470 high and 400 wide. The face is hardly more than a shadow and a smile;
 * in a crowd (`near` false) it is left out where nobody would miss it.
 */
export function drawPerson(person: Person, paint: Paint, near = true): string {
  const { skin, hair, style } = person
  const hairShapes = hairStyles[style](hair)
  return (
    hairShapes.back +
    drawClothes(person.clothes, person.top, paint, skin) +
    path('M-36-262H36V-170C36-138-36-138-36-170Z', skin.base) +
    path('M36-236V-190C14-186-16-200-32-224Z', skin.shade) +
    circle(-78, -308, 15, skin.base) +
    circle(78, -308, 15, skin.shade) +
    path(head, skin.base) +
    path('M52-384C74-366 82-342 80-318C78-256 44-214 0-214C48-240 66-300 52-384Z', skin.shade, 0.7) +
    (person.beard
      ? path(
          'M-80-320C-72-300-60-282-40-280C-20-290 20-290 40-280C60-282 72-300 80-320C82-240 50-200 0-200S-82-240-80-320Z',
          hair.base,
        ) + path('M-20-262Q0-250 20-262Q0-242-20-262Z', skin.tint)
      : stroke('M-21-258Q0-238 23-259', skin.shade, 6)) +
    stroke('M2-318C12-302 14-296 2-292', skin.shade, 6) +
    stroke('M-46-324q11-9 22 0M24-324q11-9 22 0', hairs[0].base, 5.5) +
    (near && !person.beard ? circle(-48, -284, 14, skin.shade, 0.5) + circle(44, -284, 14, skin.shade, 0.5) : '') +
    hairShapes.front +
    (near && person.glasses
      ? stroke(
          'M-58-322a23 21 0 1 0 46 0a23 21 0 1 0-46 0M12-322a23 21 0 1 0 46 0a23 21 0 1 0-46 0M-12-326q12-7 24 0M-58-326L-76-330M58-326L76-330',
          paint.dark.base,
          4.5,
        )
      : '')
  )
}
