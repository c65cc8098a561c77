import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { changeBusiness } from '../../../renderer/facts/change-business.ts'
import { type AreaPlot, areaPlot } from '../../../renderer/facts/maps/area-plot.ts'
import { lineHeight } from '../../../renderer/facts/maps/place-labels.ts'
import { fullSite } from '../fixtures/full-site.ts'

const leeds = { town: 'Leeds', country: 'GB', latitude: 53.796, longitude: -1.548 }
const points: Record<string, [number, number]> = {
  Leeds: [53.796, -1.548],
  Bradford: [53.794, -1.752],
  Harrogate: [53.991, -1.537],
  Wakefield: [53.683, -1.498],
  Otley: [53.906, -1.694],
  Ilkley: [53.924, -1.823],
  Wetherby: [53.928, -1.387],
  Pudsey: [53.795, -1.661],
  Morley: [53.74, -1.599],
  Garforth: [53.792, -1.381],
  'Otley Chevin': [53.9062, -1.6935],
  'Saltaire and the Aire valley': [53.838, -1.79],
}
const areasOf = (names: readonly string[]) =>
  names.map((name, index) => {
    const [latitude = null, longitude = null] = points[name] ?? []
    return { id: `area-${index}`, name, latitude, longitude }
  })
const widthOf = (line: string) => line.length * 0.55
const plotted = (names: readonly string[], place: object = leeds) =>
  areaPlot(business.parse({ place, areas: areasOf(names) }), widthOf)

function boxesOf({ dots }: AreaPlot) {
  return dots.map(({ x, y, label }) => {
    const width = Math.max(...label.lines.map(widthOf))
    const start = { start: 0, middle: width / 2, end: width }[label.anchor]
    const top = y + label.dy - 0.85
    const left = x + label.dx - start
    return { left, top, right: left + width, bottom: top + label.lines.length * lineHeight }
  })
}

/** Checks that every label is in the frame, without overlapping another label or its dot. */
function expectReadable(plot: AreaPlot | undefined, names: readonly string[]): AreaPlot {
  if (!plot) throw new Error('no map')
  expect(plot.dots.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  const boxes = boxesOf(plot)
  const close = 1e-6
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(-close)
    expect(box.right).toBeLessThanOrEqual(plot.frame.width + close)
    expect(box.bottom).toBeLessThanOrEqual(plot.frame.height + close)
    for (const [other, one] of boxes.entries()) {
      if (other === index) continue
      const isApart =
        one.left >= box.right - close ||
        one.right <= box.left + close ||
        one.top >= box.bottom - close ||
        one.bottom <= box.top + close
      expect(isApart, `${plot.dots[index]?.name} and ${plot.dots[other]?.name}`).toBe(true)
      const { x = 0, y = 0 } = plot.dots[other] ?? {}
      expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(false)
    }
  }
  return plot
}

describe('an area map', () => {
  it.each([
    ['three', ['Bradford', 'Harrogate', 'Wakefield'], ['Leeds']],
    ['five', ['Leeds', 'Bradford', 'Harrogate', 'Wakefield', 'Otley'], []],
    ['ten', Object.keys(points).slice(0, 10), []],
    ['two nearly identical spots', ['Leeds', 'Otley', 'Otley Chevin', 'Wakefield'], []],
    ['a long name', ['Leeds', 'Saltaire and the Aire valley', 'Otley'], []],
  ])('places %s without overlapping labels', (_, names, more) => {
    expectReadable(plotted(names), [...names, ...more])
  })

  it('puts the town first, north at the top and east on the right', () => {
    const { dots } = expectReadable(plotted(['Bradford', 'Harrogate', 'Wakefield']), [
      'Leeds',
      ...['Bradford', 'Harrogate', 'Wakefield'],
    ])
    const [town, bradford, harrogate, wakefield] = dots
    expect(town).toMatchObject({ name: 'Leeds', isTown: true })
    expect(bradford?.x).toBeLessThan(town?.x ?? 0)
    expect(harrogate?.y).toBeLessThan(town?.y ?? 0)
    expect(wakefield?.y).toBeGreaterThan(town?.y ?? 0)
  })

  it('lists areas without coordinates separately', () => {
    expect(plotted(['Leeds', 'Bradford', 'Otley', 'Headingley'])?.rest).toEqual(['Headingley'])
  })

  it('returns undefined with too few points or without the town’s point', () => {
    expect(plotted(['Leeds', 'Bradford', 'Headingley'])).toBeUndefined()
    expect(plotted(['Leeds', 'Bradford', 'Otley'], { town: 'Leeds' })).toBeUndefined()
  })

  it('drops the point of a renamed area', () => {
    const document = changeBusiness(fullSite, { areas: business.parse({ areas: areasOf(['Otley', 'Ilkley']) }).areas })
    const areas = document.business.areas.map((area, index) => (index === 0 ? { ...area, name: 'Menston' } : area))
    const [renamed, kept] = changeBusiness(document, { areas }).business.areas
    expect(renamed).toMatchObject({ name: 'Menston', latitude: null, longitude: null })
    expect(kept).toMatchObject({ name: 'Ilkley', latitude: 53.924 })
  })
})
