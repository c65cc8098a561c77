import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageEffects } from '../../../renderer/document/image.ts'
import { cropDeclarations } from '../../../renderer/elements/crop.ts'

type Size = { width: number; height: number }
type Point = readonly [x: number, y: number]

/** Reads declarations as a browser does, for a frame and a picture of known sizes. */
function readCrop(css: string, frame: Size, picture: Size) {
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
    /** Where the drawn picture begins in its box, and where it ends. */
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

/** Where a corner of the frame stands in the picture's box: from its middle, before the box was moved, turned and enlarged. */
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

const effects = fc
  .record({
    translateX: fc.double({ min: -1, max: 1, noNaN: true }),
    translateY: fc.double({ min: -1, max: 1, noNaN: true }),
    width: fc.double({ min: 0, max: 8, noNaN: true }),
    zoom: fc.double({ min: 1, max: 2, noNaN: true }),
    rotation: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, -90, 0, 45, 90, 180)),
  })
  .map((value) => imageEffects.parse(value))
const size = fc.record({ width: fc.integer({ min: 40, max: 2000 }), height: fc.integer({ min: 40, max: 2000 }) })

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
