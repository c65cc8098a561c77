import { describe, expect, it } from 'vitest'
import { toolPlaces } from '../../../../editor/designer/canvas/tool-places.ts'

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

  it('of a section stand under those of a part that would lie on them', () => {
    const section = box(0, 100, 500, 400)
    const places = toolPlaces({ section, part: box(200, 150, 100, 40) }, 1, { width: 500, height: 800, part: 280 })
    expect(places.part).toEqual({ x: 196, y: 106 })
    expect(places.section).toEqual({ x: 492, y: 146 })
    const apart = toolPlaces({ section, part: box(0, 150, 100, 40) }, 1, { width: 500, height: 800, part: 280 })
    expect(apart.section).toEqual({ x: 492, y: 108 })
  })

  it('keep the button that adds a section off the tools of a part', () => {
    const section = box(0, 100, 1000, 400)
    const over = (left: number, width?: number) =>
      toolPlaces({ section, part: box(left, 450, 100, 20) }, 1, { ...room, part: width }).after
    // The tools stand below the part, across the section's lower edge.
    const places = toolPlaces({ section, part: box(400, 20, 100, 444) }, 1, room)
    expect(places.part).toEqual({ x: 396, y: 472 })
    expect(places.after).toEqual({ x: 396 + 240 + 18, y: 500 })
    expect(over(10)).toEqual({ x: 500, y: 500 })
    const everywhere = toolPlaces({ section, part: box(8, 20, 900, 444) }, 1, { ...room, part: 984 })
    expect(everywhere.after).toBeUndefined()
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
