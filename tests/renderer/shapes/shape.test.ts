import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { colorCycle } from '../../../renderer/shapes/colors.ts'
import { drawShape, type ShapeName, shapeNames } from '../../../renderer/shapes/shape.ts'
import { shapeSvg } from '../../../renderer/shapes/shape-svg.ts'

const frames = [
  { width: 240, height: 240 },
  { width: 1440, height: 480 },
  { width: 390, height: 300 },
  { width: 300, height: 900 },
]
const seeds = Array.from({ length: 24 }, (_, seed) => seed)
const colors = { paper: '#ffffff', ink: '#0b0d14', first: '#1336d6', other: '#ff4a2e' }

const drawings = (name: ShapeName) =>
  frames.flatMap((frame) => seeds.map((seed) => ({ frame, seed, paths: drawShape(name, seed, frame) })))

/** The corners of a path of straight lines. */
function cornersOf(d: string): string[] {
  let [x, y] = [0, 0]
  const corners: string[] = []
  for (const [, command = '', text = ''] of d.matchAll(/([mlhv])([^a-z]*)/g)) {
    const numbers = (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    x += command === 'v' ? 0 : (numbers[0] ?? 0)
    y += command === 'h' ? 0 : ((command === 'v' ? numbers[0] : numbers[1]) ?? 0)
    corners.push(`${x},${y}`)
  }
  return corners.sort()
}

describe.each(shapeNames)('the shape %s', (name) => {
  it('draws the same paths for the same seed', () => {
    for (const { frame, seed, paths } of drawings(name)) expect(drawShape(name, seed, frame)).toEqual(paths)
  })

  it('covers its frame with the first path', () => {
    for (const { frame, paths } of drawings(name)) {
      const { width, height } = frame
      const [ground] = paths
      expect(ground?.fill).toBeDefined()
      expect(cornersOf(ground?.d ?? '')).toEqual(['0,0', `0,${height}`, `${width},0`, `${width},${height}`].sort())
    }
  })

  it('draws further paths in the four colors only, with valid numbers', () => {
    for (const { paths } of drawings(name)) {
      expect(paths.length).toBeGreaterThan(1)
      for (const { d, fill, stroke, width, dash } of paths) {
        expect(d).toMatch(/^m[\d\smlhvaczn.-]*$/)
        expect(colorCycle).toContain(fill ?? stroke)
        if (fill && stroke) expect(colorCycle).toContain(stroke)
        expect(width === undefined).toBe(stroke === undefined)
        if (width !== undefined) expect(width).toBeGreaterThan(0)
        if (dash) expect(dash).toMatch(/^[\d.]+( [\d.]+)+$/)
      }
      const shown = new Set(paths.flatMap(({ fill, stroke }) => [fill, stroke].filter((color) => color)))
      expect(shown.size).toBeGreaterThan(1)
    }
  })

  it('differs from seed to seed', () => {
    for (const frame of frames) {
      const pictures = seeds.slice(0, 8).map((seed) => JSON.stringify(drawShape(name, seed, frame)))
      expect(new Set(pictures).size).toBe(pictures.length)
    }
  })

  it('needs at most 520 bytes as a tile and 740 bytes as a banner, compressed', () => {
    const bytes = (width: number, height: number) =>
      Math.max(...seeds.map((seed) => gzipSync(shapeSvg(name, seed, { width, height }, colors)).length))
    expect(bytes(240, 240)).toBeLessThanOrEqual(520)
    expect(bytes(1440, 480)).toBeLessThanOrEqual(740)
  })
})

it.each(shapeNames.filter((name) => name !== 'edge'))(
  'a shape needs less data as an icon than as a picture: %s',
  (name) => {
    const longestDrawing = (detail: 'picture' | 'icon') =>
      Math.max(
        ...seeds.map((seed) => JSON.stringify(drawShape(name, seed, { width: 240, height: 240 }, detail)).length),
      )
    expect(longestDrawing('icon')).toBeLessThan(longestDrawing('picture'))
  },
)
