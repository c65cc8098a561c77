import { describe, expect, it } from 'vitest'
import { ratioOfShape, shapeNear } from '../../../../../editor/features/pictures/crop/crop-shapes.ts'
import { cutSize } from '../../../../../editor/features/pictures/crop/cut-picture.ts'
import { imageEffects } from '../../../../../renderer/document/image.ts'

const effects = (changes: object = {}) => imageEffects.parse(changes)

describe('the file that is cut', () => {
  it('has the pixels that the picture has there, none more', () => {
    const photo = { width: 1500, height: 1000 }
    expect(cutSize(photo, effects(), 1)).toEqual({ width: 1000, height: 1000 })
    expect(cutSize(photo, effects({ zoom: 2 }), 1)).toEqual({ width: 500, height: 500 })
    expect(cutSize(photo, effects({ rotation: 90 }), 3 / 4)).toEqual({ width: 1000, height: 1333 })
  })

  it('is never wider than a full picture', () => {
    expect(cutSize({ width: 5000, height: 5000 }, effects(), 4 / 3)).toEqual({ width: 2000, height: 1500 })
  })

  it('is never nothing', () => {
    expect(cutSize({ width: 1, height: 1 }, effects({ zoom: 2 }), 4)).toEqual({ width: 1, height: 1 })
  })
})

describe('what a logo is cut to', () => {
  const logo = { width: 600, height: 200 }

  it('is its own shape, standing when it is turned to stand', () => {
    expect(ratioOfShape('Original', logo, 0)).toBe(3)
    expect(ratioOfShape('Original', logo, -90)).toBeCloseTo(1 / 3)
    expect(ratioOfShape('Original', logo, 180)).toBe(3)
    expect(ratioOfShape('Original', logo, 20)).toBe(3)
  })

  it('is the shape that was chosen, now and when it is cut again', () => {
    expect(ratioOfShape('2:1', logo, 90)).toBe(2)
    expect(shapeNear(2.001)).toBe('2:1')
    expect(shapeNear(2.5)).toBe('Original')
    expect(shapeNear(undefined)).toBe('Original')
  })
})
