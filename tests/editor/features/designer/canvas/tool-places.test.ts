import { describe, expect, it } from 'vitest'
import { toolPlaces } from '../../../../../editor/features/designer/canvas/tool-places.ts'

const room = { width: 1000, height: 800 }
const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect

describe('the tools over the canvas', () => {
  it('are at the upper right of a section, and stay in view while it scrolls', () => {
    expect(toolPlaces({ section: box(0, 100, 1000, 400) }, 1, room).section).toEqual({ x: 992, y: 108 })
    expect(toolPlaces({ section: box(0, -200, 1000, 400) }, 1, room).section).toEqual({ x: 992, y: 8 })
  })

  it('stand above a part, or below it where there is no room above', () => {
    expect(toolPlaces({ part: box(100, 300, 200, 40) }, 1, room).part).toEqual({ x: 96, y: 256 })
    expect(toolPlaces({ part: box(100, 10, 200, 40) }, 1, room).part).toEqual({ x: 96, y: 58 })
  })

  it('never leave the canvas', () => {
    const { part } = toolPlaces({ part: box(990, 0, 100, 790) }, 1, room)
    expect(part?.x).toBeLessThanOrEqual(1000 - 240 - 8)
    expect(part?.y).toBeLessThanOrEqual(800 - 36 - 8)
    expect(part?.y).toBeGreaterThanOrEqual(8)
  })

  it('are gone with what is out of sight', () => {
    expect(toolPlaces({ section: box(0, -900, 1000, 400), part: box(0, 1200, 100, 50) }, 1, room)).toEqual({})
  })

  it('reckon with the scale that the page is drawn at', () => {
    expect(toolPlaces({ section: box(0, 200, 2000, 400) }, 0.5, room)).toEqual({
      section: { x: 992, y: 108 },
      after: { x: 500, y: 300 },
    })
  })
})
