import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  foldedEffects,
  placeWords,
  storedEffects,
  turned,
  untouched,
} from '../../../../../editor/features/pictures/crop/crop-effects.ts'
import { image, imageEffects } from '../../../../../renderer/document/image.ts'
import { cropDeclarations, cropScale } from '../../../../../renderer/elements/crop.ts'
import { placeInFrame } from '../../../../../renderer/elements/crop-geometry.ts'
import { effects, size } from '../../../../renderer/elements/arbitrary-crop.ts'

describe('the effects on a picture', () => {
  it('looks the same when all of its enlargement is in the zoom', () => {
    fc.assert(
      fc.property(effects, (effect) => {
        expect(cropScale(foldedEffects(effect))).toBeCloseTo(cropScale(effect))
        expect(imageEffects.safeParse(foldedEffects(effect)).success).toBe(true)
      }),
    )
    expect(foldedEffects(imageEffects.parse({ width: 0.5, zoom: 1.5 }))).toEqual(untouched)
  })

  it('goes round the circle by quarters', () => {
    const quarter = (rotation: number) => turned({ ...untouched, rotation }, 90).rotation
    expect([-180, -90, 0, 90, 180].map(quarter)).toEqual([-90, 0, 90, 180, -90])
    expect(turned({ ...untouched, rotation: -170 }, -90).rotation).toBe(100)
    expect(turned({ ...untouched, rotation: -90 }, -90).rotation).toBe(-180)
  })

  it('is kept as a document can hold it, and shows the same', () => {
    fc.assert(
      fc.property(effects, size, fc.constantFrom(4 / 3, 3 / 4, 1, 16 / 7), (effect, picture, ratio) => {
        const frame = { width: 1000 * ratio, height: 1000 }
        const wanted = placeInFrame(effect, picture, frame)
        fc.pre(Math.max(Math.abs(wanted.x) / frame.width, Math.abs(wanted.y) / frame.height) <= 4)
        const kept = storedEffects(effect, picture, ratio)
        expect(image.parse({ provider: 'Custom', effects: kept }).effects).toEqual(kept)
        const shown = placeInFrame(kept, picture, frame)
        expect(Math.hypot(shown.x - wanted.x, shown.y - wanted.y)).toBeLessThan(2)
      }),
    )
  })

  it('is forgotten where it shows nothing', () => {
    const left = storedEffects({ ...untouched, translateX: 1, translateY: -1 }, { width: 800, height: 600 }, 4 / 3)
    expect(left).toEqual(untouched)
    expect(cropDeclarations(left)).toBe('')
  })

  it('are described in words', () => {
    expect(placeWords(untouched)).toBe('In the middle')
    expect(placeWords({ ...untouched, translateX: 0.124, translateY: -0.3 })).toBe('12 % to the right, 30 % up')
  })
})
