import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageEffects } from '../../../renderer/document/image.ts'
import { cropDeclarations } from '../../../renderer/elements/crop.ts'
import {
  canvasTransform,
  type Placement,
  placeInFrame,
  type Size,
  settledEffects,
  shownPart,
} from '../../../renderer/elements/crop-geometry.ts'
import { effects, size } from './arbitrary-crop.ts'
import { readCrop } from './read-crop.ts'

/** Where the CSS puts the picture, read as a browser does. */
function placeByCss(css: string, frame: Size, picture: Size) {
  const { angle, move, scale, left, top, drawn, box } = readCrop(css, frame, picture)
  const u = move[0] + scale * (left + drawn.width / 2 - box.width / 2)
  const v = move[1] + scale * (top + drawn.height / 2 - box.height / 2)
  return {
    x: u * Math.cos(angle) - v * Math.sin(angle),
    y: u * Math.sin(angle) + v * Math.cos(angle),
    width: drawn.width * scale,
    height: drawn.height * scale,
  }
}

/** Where the corners of the frame lie on the picture, in shares of it. */
function cornersOnPicture({ x, y, width, height, rotation }: Placement, frame: Size) {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [-0.5, 0.5].flatMap((across) =>
    [-0.5, 0.5].map((down) => {
      const [dx, dy] = [across * frame.width - x, down * frame.height - y]
      return [(dx * cos + dy * sin) / width + 0.5, (dy * cos - dx * sin) / height + 0.5] as const
    }),
  )
}

/** In shares of the picture: an angle of less than a millionth is taken for none. */
const hair = 1e-4

describe('a picture placed in its frame', () => {
  it('covers it', () => {
    fc.assert(
      fc.property(effects, size, size, (effect, picture, frame) => {
        for (const [x, y] of cornersOnPicture(placeInFrame(effect, picture, frame), frame)) {
          expect(Math.min(x, y)).toBeGreaterThan(-hair)
          expect(Math.max(x, y)).toBeLessThan(1 + hair)
        }
      }),
    )
  })

  it('lies where the CSS puts it', () => {
    fc.assert(
      fc.property(effects, size, size, (effect, picture, frame) => {
        const placed = placeInFrame(effect, picture, frame)
        const drawn = placeByCss(cropDeclarations(effect), frame, picture)
        // The CSS says lengths in millionths of the frame, angles and scales in ten thousandths.
        const most = Math.max(frame.width, frame.height, placed.width, placed.height) / 2_000
        for (const name of ['x', 'y', 'width', 'height'] as const)
          expect(Math.abs(placed[name] - drawn[name])).toBeLessThan(most)
      }),
      { numRuns: 1000 },
    )
  })

  it('does not move beyond its edge', () => {
    fc.assert(
      fc.property(effects, size, size, fc.double({ min: 1, max: 5, noNaN: true }), (effect, picture, frame, more) => {
        const placed = (translateX: number) => placeInFrame({ ...effect, translateX, translateY: 0 }, picture, frame)
        // Turned by all but nothing, a picture moves across its frame by all but nothing too.
        fc.pre(Math.abs(Math.sin((effect.rotation * Math.PI) / 90)) > 1e-3 || effect.rotation % 90 === 0)
        expect(placed(1e9 * more).x).toBeCloseTo(placed(1e9).x, 3)
        expect(placed(1e9 * more).y).toBeCloseTo(placed(1e9).y, 3)
      }),
    )
  })

  it('stays there when what could not be done is forgotten', () => {
    fc.assert(
      fc.property(effects, size, size, (effect, picture, frame) => {
        const placed = placeInFrame(effect, picture, frame)
        const again = placeInFrame(settledEffects(effect, picture, frame), picture, frame)
        expect(again.x).toBeCloseTo(placed.x, 6)
        expect(again.y).toBeCloseTo(placed.y, 6)
      }),
    )
  })

  it('is drawn on a canvas by a transform that puts its corners there', () => {
    fc.assert(
      fc.property(effects, size, size, (effect, picture, frame) => {
        const placed = placeInFrame(effect, picture, frame)
        const { a, b, c, d, e, f } = canvasTransform(placed, picture, frame)
        const det = a * d - b * c
        for (const [index, [x, y]] of cornersOnPicture(placed, frame).entries()) {
          const [atX, atY] = [index < 2 ? 0 : frame.width, index % 2 === 0 ? 0 : frame.height]
          const back = [(d * (atX - e) - c * (atY - f)) / det, (a * (atY - f) - b * (atX - e)) / det]
          expect((back[0] ?? 0) / picture.width).toBeCloseTo(x, 3)
          expect((back[1] ?? 0) / picture.height).toBeCloseTo(y, 3)
        }
      }),
    )
  })
})

describe('the part of a picture that its frame shows', () => {
  const picture = { width: 3000, height: 2000 }
  const part = (effect: object, frame: Size) =>
    shownPart(placeInFrame(imageEffects.parse(effect), picture, frame), frame)

  it('is the middle of it, as large as can be', () => {
    expect(part({}, { width: 1, height: 1 })).toEqual({
      x: expect.closeTo(1 / 6),
      y: 0,
      width: expect.closeTo(2 / 3),
      height: 1,
    })
  })

  it('is a corner of it, moved as far as can be', () => {
    expect(part({ zoom: 2, translateX: 4, translateY: -4 }, { width: 4, height: 3 })).toEqual({
      x: expect.closeTo(0),
      y: expect.closeTo(0.5),
      width: expect.closeTo(4 / 9),
      height: 0.5,
    })
  })
})
