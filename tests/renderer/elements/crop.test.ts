import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageEffects } from '../../../renderer/document/image.ts'
import { cropDeclarations } from '../../../renderer/elements/crop.ts'
import { effects, size } from './arbitrary-crop.ts'
import { type Point, readCrop, type Size } from './read-crop.ts'

/** The position of a frame's corner in the picture's box: from its middle, before the box was moved, turned and enlarged. */
function cornersInBox(css: string, frame: Size, picture: Size) {
  const crop = readCrop(css, frame, picture)
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => [(x * frame.width) / 2, (y * frame.height) / 2] as Point))
  const inBox = corners.map(([x, y]): Point => {
    const [cos, sin] = [Math.cos(crop.angle), Math.sin(crop.angle)]
    const turned: Point = [x * cos + y * sin, y * cos - x * sin]
    return [(turned[0] - crop.move[0]) / crop.scale, (turned[1] - crop.move[1]) / crop.scale]
  })
  return { crop, inBox }
}

describe('a picture that was moved, enlarged or turned', () => {
  it('covers its frame, whatever the shape of either', () => {
    fc.assert(
      fc.property(effects, size, size, (effect, frame, picture) => {
        const { crop, inBox } = cornersInBox(cropDeclarations(effect), frame, picture)
        // Lengths are rounded to a millionth of the frame, and a picture may be enlarged sixteen times.
        const hair = 0.1
        for (const [x, y] of inBox) {
          const [fromLeft, fromTop] = [x + crop.box.width / 2 - crop.left, y + crop.box.height / 2 - crop.top]
          expect(fromLeft).toBeGreaterThanOrEqual(-hair)
          expect(fromLeft).toBeLessThanOrEqual(crop.drawn.width + hair)
          expect(fromTop).toBeGreaterThanOrEqual(-hair)
          expect(fromTop).toBeLessThanOrEqual(crop.drawn.height + hair)
        }
      }),
      { numRuns: 1500 },
    )
  })

  it('is never larger than that needs', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), size, (rotation, frame) => {
        const { crop, inBox } = cornersInBox(cropDeclarations(imageEffects.parse({ rotation })), frame, frame)
        const reach = (axis: 0 | 1) => Math.max(...inBox.map((point) => Math.abs(point[axis])))
        expect(reach(0)).toBeCloseTo(crop.box.width / 2, 1)
        expect(reach(1)).toBeCloseTo(crop.box.height / 2, 1)
      }),
    )
  })

  it('is moved as far as was wished where there is room', () => {
    const frame = { width: 400, height: 300 }
    const zoomed = readCrop(cropDeclarations(imageEffects.parse({ zoom: 2, translateX: 0.25 })), frame, frame)
    expect(zoomed.move).toEqual([100, 0])
    expect(zoomed.left).toBe(0)
    const wide = readCrop(cropDeclarations(imageEffects.parse({ translateX: -0.1 })), frame, {
      width: 900,
      height: 300,
    })
    expect(wide.move).toEqual([0, 0])
    expect(wide.left).toBeCloseTo(-250 - 40)
    const both = readCrop(cropDeclarations(imageEffects.parse({ zoom: 2, translateX: 1 })), frame, {
      width: 900,
      height: 300,
    })
    expect(both.move[0]).toBe(200)
    expect(both.left).toBeCloseTo(-250 + 100)
    const turned = readCrop(
      cropDeclarations(imageEffects.parse({ rotation: 90, zoom: 2, translateX: 0.25 })),
      frame,
      frame,
    )
    expect(turned.move[0]).toBeCloseTo(0)
    expect(turned.move[1]).toBeCloseTo(-100)
  })

  it('is enlarged by zoom times width, but never made smaller than its frame', () => {
    expect(cropDeclarations(imageEffects.parse({ zoom: 1.5, width: 2 }))).toBe('transform:scale(3)')
    expect(cropDeclarations(imageEffects.parse({ width: 0.5 }))).toBe('')
    expect(cropDeclarations(imageEffects.parse({}))).toBe('')
    expect(cropDeclarations(imageEffects.parse({ rotation: 90 }))).toBe(
      'width:100cqh;height:100cqw;max-width:none;transform:rotate(90deg)',
    )
  })
})
