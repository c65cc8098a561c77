import type { Paint, Tone } from '../color/paint.ts'
import type { Clothes } from '../scene.ts'
import { circle, path, rect, stroke } from '../shapes.ts'

const body = 'M-204 0C-206-104-176-140-110-154L-38-172C-20-150 20-150 38-172L110-154C176-140 206-104 204 0Z'
const folds = 'M-130 0C-132-40-126-70-116-92M132 0C132-40 126-70 118-92'

/** Shoulders in what people of the trade wear. `top` is the color of the shirt. */
export function drawClothes(clothes: Clothes, top: Tone, paint: Paint, skin: Tone): string {
  const { light, dark, pop, main } = paint
  const crease = (color: string) => stroke(folds, color, 5)
  const shirt = (tone: Tone) => path(body, tone.lit) + crease(tone.shade)
  const neck = path('M-40-176C-36-128 36-128 40-176Z', skin.base)
  const collar = (fill: string) => path('M-44-180L-58-152L-18-112L0-142L18-112L58-152L44-180L0-146Z', fill)
  const other = top === main ? pop : main
  const wear: Record<Clothes, () => string> = {
    casual: () => shirt(top) + neck + stroke('M-44-172C-36-122 36-122 44-172', top.shade, 8),
    sport: () =>
      shirt(top) +
      neck +
      stroke('M-44-172C-36-122 36-122 44-172', light.base, 9) +
      path('M-204 0C-206-104-176-140-110-154L-84-160C-130-120-150-70-150 0Z', other.base),
    apron: () =>
      shirt(light) +
      collar(light.shade) +
      path('M-84 0V-96H84V0Z', other.lit) +
      stroke('M-78-96L-60-160M78-96L60-160', other.shade, 13) +
      rect(-36, -52, 72, 8, other.shade, 4),
    coat: () =>
      shirt(light) +
      path('M-40-172L0-96L40-172L24-180H-24Z', top.base) +
      neck +
      path('M-40-174L-70-150L-54-100L-72-88L0 0L72-88L54-100L70-150L40-174L0-84Z', light.tint) +
      stroke('M-40-174L-70-150L-54-100L-72-88L0 0L72-88L54-100L70-150L40-174L0-84Z', light.shade, 4) +
      rect(84, -70, 50, 5, light.shade, 2),
    suit: () =>
      shirt(dark) +
      path('M-40-174L0-40L40-174L22-182H-22Z', light.base) +
      collar(light.base) +
      path('M-12-136H12L16-118L6-100L14-20H-14L-6-100L-16-118Z', top.base) +
      path('M-44-176L-76-150L-58-112L-74-100L-10 0H10L74-100L58-112L76-150L44-176L0-26Z', dark.tint),
    work: () =>
      shirt(top) +
      neck +
      collar(top.shade) +
      path('M-96 0V-84H96V0Z', other.lit) +
      stroke('M-86-84L-74-158M86-84L74-158', other.lit.startsWith('url') ? other.base : other.lit, 22) +
      circle(-85, -74, 8, paint.metal.base) +
      circle(85, -74, 8, paint.metal.base) +
      rect(-34, -50, 68, 50, other.shade, 5),
  }
  return wear[clothes]()
}
