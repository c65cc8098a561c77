import { describe, expect, it } from 'vitest'
import { type ShapeName, shapeNames } from '../../../renderer/shapes/shape-names.ts'
import { neutralGrammars, shapesFor } from '../../../templates/shapes-for.ts'
import { trades } from '../../../templates/trade-list.ts'
import { unlisted } from '../../../templates/unlisted.ts'

const alike: readonly (readonly ShapeName[])[] = [
  ['rings', 'echoes', 'coil'],
  ['fade', 'shift', 'blinds'],
  ['waves', 'ripples'],
  ['halves', 'moon'],
  ['discs', 'halftone'],
  ['scales', 'scallops'],
  ['weave', 'plaid'],
  ['runs', 'arches'],
]

const grammars = [
  ...trades.map(({ slug, shapes }) => [slug, shapes] as const),
  ...neutralGrammars.map((shapes) => ['an unlisted trade', shapes] as const),
]

describe('a trade’s shapes', () => {
  it.each(grammars)('include four to six different shapes from the catalog: %s', (_, shapes) => {
    expect(shapes.length).toBeGreaterThanOrEqual(4)
    expect(shapes.length).toBeLessThanOrEqual(6)
    expect(new Set(shapes).size).toBe(shapes.length)
    expect(shapeNames).toEqual(expect.arrayContaining([...shapes]))
    for (const group of alike) expect(group.filter((name) => shapes.includes(name)).length).toBeLessThanOrEqual(1)
  })

  it('start with different shapes, so that at most three trades share an icon', () => {
    const first = trades.map(({ shapes }) => shapes[0])
    for (const name of shapeNames) expect(first.filter((each) => each === name).length).toBeLessThanOrEqual(3)
  })

  it('cover all shapes', () => {
    const used = new Set(grammars.flatMap(([, shapes]) => shapes))
    expect(shapeNames.filter((name) => !used.has(name))).toEqual([])
  })

  it('depend on the seed for an unknown trade', () => {
    const [plumber] = trades.filter(({ slug }) => slug === 'plumber')
    expect(plumber && shapesFor(plumber, 4)).toEqual({ grammar: plumber?.shapes, seed: 4 })
    const chosen = neutralGrammars.map((_, seed) => shapesFor(unlisted, seed).grammar)
    expect(chosen).toEqual(neutralGrammars)
  })

  it('follow the first matching word for an unknown trade', () => {
    const first = (description: string) => shapesFor(unlisted, 3, description).grammar[0]
    expect(first('Kayak trips, cake included')).toBe('waves')
    expect(first('Cake by the sea')).toBe('discs')
    expect(first('On the high street')).toBe(neutralGrammars[3]?.[0])
  })
})
