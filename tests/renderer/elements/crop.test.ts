import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageEffects } from '../../../renderer/document/values/image.ts'
import { cropDeclarations } from '../../../renderer/elements/pictures/crop.ts'
import {
  canvasTransform,
  clampEffects,
  type Placement,
  placeInFrame,
  pointInFrame,
  pointOnPicture,
  type Size,
  visiblePart,
} from '../../../renderer/elements/pictures/crop-geometry.ts'
import { effects, size } from './arbitrary-crop.ts'

type Sides = { width: number; height: number }

type Point = readonly [x: number, y: number]

/** Computes declarations like a browser, for a frame and picture of known sizes. */
function readCrop(css: string, frame: Sides, picture: Sides) {
  const values = new Map(css.split(';').map((declaration) => declaration.split(/:(.*)/s) as [string, string]))
  const pixels = (text: string, whole = 0): number => {
    const sum = text
      .replace(/calc/g, '')
      .replace(/clamp/g, 'held')
      .replace(/(-?[\d.]+)(cqw|cqh|px|%)/g, (_, amount: string, unit: string) => {
        const of = { cqw: frame.width, cqh: frame.height, px: 100, '%': whole }[unit] ?? 0
        return `(${amount}*${of}/100)`
      })
    const held = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))
    return new Function('held', `return ${sum}`)(held) as number
  }
  const box = {
    width: pixels(values.get('width') ?? '100cqw'),
    height: pixels(values.get('height') ?? '100cqh'),
  }
  const fit = Math.max(box.width / picture.width, box.height / picture.height)
  const drawn = { width: picture.width * fit, height: picture.height * fit }
  const [atX = '50%', atY = '50%'] = splitAtDepth(values.get('object-position') ?? '50% 50%', ' ')
  const transform = values.get('transform') ?? ''
  const part = (name: string) => /^\((.*)\)/s.exec(balanced(transform, name))?.[1] ?? ''
  const [moveX = '0px', moveY = '0px'] = splitAtDepth(part('translate') || '0px,0px', ',')
  return {
    box,
    angle: (Number.parseFloat(part('rotate') || '0') * Math.PI) / 180,
    scale: Number(part('scale') || '1'),
    move: [pixels(moveX, box.width), pixels(moveY, box.height)] as Point,
    left: pixels(atX, box.width - drawn.width),
    top: pixels(atY, box.height - drawn.height),
    drawn,
  }
}

/** A function's argument list with its parentheses. */
function balanced(text: string, name: string): string {
  const from = text.indexOf(`${name}(`)
  if (from < 0) return ''
  let depth = 0
  for (let at = from + name.length; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(from + name.length, at + 1)
  }
  return ''
}

function splitAtDepth(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

/** The picture's place computed from its CSS. */
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

/** The frame's corners in fractions of the picture. */
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

/** Tolerance in fractions of the picture: an angle below a millionth counts as zero. */
const hair = 1e-4

/** At the limit of the rounding error. */
const roundedAngle: [Parameters<typeof placeInFrame>[0], Size, Size] = [
  { translateX: 0, translateY: 0, width: 0, zoom: 1, rotation: 0.0009920708502227987 },
  { width: 40, height: 1156 },
  { width: 46, height: 1329 },
]

describe('a picture in its frame', () => {
  it('covers the frame (property)', () => {
    fc.assert(
      fc.property(effects, size, size, (effect, picture, frame) => {
        for (const [x, y] of cornersOnPicture(placeInFrame(effect, picture, frame), frame)) {
          expect(Math.min(x, y)).toBeGreaterThan(-hair)
          expect(Math.max(x, y)).toBeLessThan(1 + hair)
        }
      }),
    )
  })

  it('matches its CSS position (property)', () => {
    fc.assert(
      fc.property(effects, size, size, (effect, picture, frame) => {
        const placed = placeInFrame(effect, picture, frame)
        const drawn = placeByCss(cropDeclarations(effect), frame, picture)
        // The CSS rounds lengths to millionths of the frame, angles and scales to ten-thousandths.
        const tolerance = Math.max(frame.width, frame.height, placed.width, placed.height) / 2_000
        for (const name of ['x', 'y', 'width', 'height'] as const)
          expect(Math.abs(placed[name] - drawn[name])).toBeLessThan(tolerance + hair)
      }),
      { numRuns: 1000, examples: [roundedAngle] },
    )
  })

  it('stops at its edge (property)', () => {
    fc.assert(
      fc.property(effects, size, size, fc.double({ min: 1, max: 5, noNaN: true }), (effect, picture, frame, more) => {
        const placed = (translateX: number) => placeInFrame({ ...effect, translateX, translateY: 0 }, picture, frame)
        // A barely rotated picture can barely move across its frame.
        fc.pre(Math.abs(Math.sin((effect.rotation * Math.PI) / 90)) > 1e-3 || effect.rotation % 90 === 0)
        expect(placed(1e9 * more).x).toBeCloseTo(placed(1e9).x, 3)
        expect(placed(1e9 * more).y).toBeCloseTo(placed(1e9).y, 3)
      }),
    )
  })

  it('keeps its place when unused movement is dropped (property)', () => {
    fc.assert(
      fc.property(effects, size, size, (effect, picture, frame) => {
        const placed = placeInFrame(effect, picture, frame)
        const again = placeInFrame(clampEffects(effect, picture, frame), picture, frame)
        expect(again.x).toBeCloseTo(placed.x, 6)
        expect(again.y).toBeCloseTo(placed.y, 6)
      }),
    )
  })

  it('matches its canvas transform (property)', () => {
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

describe('a focal point', () => {
  const upright = effects.map((effect) => ({ ...effect, rotation: 0 }))
  const share = fc.double({ min: 0, max: 1, noNaN: true })

  it('appears in any frame, wherever the picture was moved before (property)', () => {
    fc.assert(
      fc.property(upright, size, size, share, share, (effect, picture, frame, x, y) => {
        const at = pointInFrame(placeInFrame({ ...effect, focus: { x, y } }, picture, frame), { x, y })
        expect(Math.abs(at.x)).toBeLessThanOrEqual(frame.width / 2 + hair)
        expect(Math.abs(at.y)).toBeLessThanOrEqual(frame.height / 2 + hair)
      }),
    )
  })

  it('maps back to the same point of the picture (property)', () => {
    fc.assert(
      fc.property(effects, size, size, share, share, (effect, picture, frame, x, y) => {
        const placed = placeInFrame(effect, picture, frame)
        const found = pointOnPicture(placed, pointInFrame(placed, { x, y }))
        expect(found.x).toBeCloseTo(x, 6)
        expect(found.y).toBeCloseTo(y, 6)
      }),
    )
  })

  it('needs only object-position while the picture has the size of its frame', () => {
    const focus = { x: 0.8, y: 0.25 }
    expect(cropDeclarations(imageEffects.parse({ focus }))).toBe('object-position:80% 25%')
    expect(cropDeclarations(imageEffects.parse({ focus, zoom: 2, translateX: 1 }))).toBe(
      'object-position:80% 25%;transform:translate(-30%,25%) scale(2)',
    )
    expect(cropDeclarations(imageEffects.parse({ focus: { x: 0.5, y: 0.5 } }))).toBe('')
  })
})

describe('a picture’s visible part', () => {
  const picture = { width: 3000, height: 2000 }
  const part = (effect: object, frame: Size) =>
    visiblePart(placeInFrame(imageEffects.parse(effect), picture, frame), frame)

  it('covers as much of the middle as possible', () => {
    expect(part({}, { width: 1, height: 1 })).toEqual({
      x: expect.closeTo(1 / 6),
      y: 0,
      width: expect.closeTo(2 / 3),
      height: 1,
    })
  })

  it('reaches a corner when moved as far as possible', () => {
    expect(part({ zoom: 2, translateX: 4, translateY: -4 }, { width: 4, height: 3 })).toEqual({
      x: expect.closeTo(0),
      y: expect.closeTo(0.5),
      width: expect.closeTo(4 / 9),
      height: 0.5,
    })
  })
})

/** The frame's corner in the picture's box, from its center, before translation, rotation and scaling. */
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

describe('a moved, enlarged or rotated picture', () => {
  it('covers its frame, whatever their shapes (property)', () => {
    fc.assert(
      fc.property(effects, size, size, (effect, frame, picture) => {
        const { crop, inBox } = cornersInBox(cropDeclarations(effect), frame, picture)
        // Lengths are rounded to a millionth of the frame, and a picture may be scaled sixteen times.
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

  it('gets no larger than necessary (property)', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), size, (rotation, frame) => {
        const { crop, inBox } = cornersInBox(cropDeclarations(imageEffects.parse({ rotation })), frame, frame)
        const reach = (axis: 0 | 1) => Math.max(...inBox.map((point) => Math.abs(point[axis])))
        expect(reach(0)).toBeCloseTo(crop.box.width / 2, 1)
        expect(reach(1)).toBeCloseTo(crop.box.height / 2, 1)
      }),
    )
  })

  it('moves as far as there is room', () => {
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

  it('scales by zoom times width, but never below its frame', () => {
    expect(cropDeclarations(imageEffects.parse({ zoom: 1.5, width: 2 }))).toBe('transform:scale(3)')
    expect(cropDeclarations(imageEffects.parse({ width: 0.5 }))).toBe('')
    expect(cropDeclarations(imageEffects.parse({}))).toBe('')
    expect(cropDeclarations(imageEffects.parse({ rotation: 90 }))).toBe(
      'width:100cqh;height:100cqw;max-width:none;transform:rotate(90deg)',
    )
  })
})
