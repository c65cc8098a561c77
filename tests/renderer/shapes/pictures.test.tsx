import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawShape, shapeNames } from '../../../renderer/shapes/shape.ts'
import { drawShapeIcon, iconFrame, shapeIconSvg } from '../../../renderer/shapes/shape-icon.ts'
import { ShapePicture } from '../../../renderer/shapes/shape-picture.tsx'
import { shapeSvg } from '../../../renderer/shapes/shape-svg.ts'
import { TileStrip, tilesOf } from '../../../renderer/shapes/tile-strip.tsx'

const frame = { width: 390, height: 300 }
const colors = { paper: '#ffffff', ink: '#0b0d14', first: '#1336d6', other: '#ff4a2e' }

/** Element names of well-formed XML without text. */
function elementsOf(xml: string): string[] {
  const names: string[] = []
  const open: string[] = []
  const rest = xml.replace(/<(\/?)(\w+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g, (_, end, name, _attributes, empty) => {
    if (end) expect(open.pop()).toBe(name)
    else names.push(name)
    if (!(end || empty)) open.push(name)
    return ''
  })
  expect({ rest, open }).toEqual({ rest: '', open: [] })
  return names
}

describe('a shape as SVG', () => {
  it.each(shapeNames)('contains only paths in hex colors: %s', (name) => {
    for (const svg of [shapeSvg(name, 3, frame, colors), shapeIconSvg({ grammar: [name], seed: 3 }, colors)]) {
      const [root, ...others] = elementsOf(svg)
      expect(root).toBe('svg')
      expect(new Set(others)).toEqual(new Set(['path']))
      for (const [, color = ''] of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g))
        expect([...Object.values(colors), 'none']).toContain(color)
    }
  })

  it('draws an icon from the first shape of the grammar', () => {
    const icon = drawShapeIcon({ grammar: ['coil', 'fade'], seed: 5 })
    expect(icon).toEqual(drawShape('coil', 5, iconFrame, 'icon'))
  })
})

describe('a shape on a page', () => {
  const markup = renderToStaticMarkup(<ShapePicture name="halftone" seed={2} frame={frame} className="tall" />)

  it('takes its colors from the page and has no inline style', () => {
    expect(markup).toContain('var(--')
    expect(markup).not.toMatch(/#|style/)
    expect(markup).toContain('stroke-dasharray=')
  })

  it('fills its box, hidden from screen readers and the keyboard', () => {
    expect(markup).toMatch(
      /^<svg class="shape tall" viewBox="0 0 390 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">/,
    )
  })
})

describe('a strip of tiles', () => {
  const shapes = { grammar: ['runs', 'waves', 'arcs', 'truchet'] as const, seed: 7 }

  it('draws six tiles by default', () => {
    expect(renderToStaticMarkup(<TileStrip shapes={shapes} />).match(/<svg/g)).toHaveLength(6)
    expect(renderToStaticMarkup(<TileStrip shapes={shapes} count={12} />).match(/<svg/g)).toHaveLength(12)
  })

  it('never repeats the background of touching tiles, in rows of six or three', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const grounds = tilesOf({ ...shapes, seed }, 12).map((tile) => drawShape(tile.name, tile.seed, frame)[0]?.fill)
      for (const distance of [1, 3, 6])
        grounds.slice(distance).forEach((ground, index) => {
          expect(ground).not.toBe(grounds[index])
        })
    }
  })

  it('shows every shape of the grammar, and other tiles for another seed', () => {
    const names = tilesOf(shapes, 6).map(({ name }) => name)
    expect(new Set(names)).toEqual(new Set(shapes.grammar))
    expect(tilesOf({ ...shapes, seed: 8 }, 6)).not.toEqual(tilesOf(shapes, 6))
  })
})
