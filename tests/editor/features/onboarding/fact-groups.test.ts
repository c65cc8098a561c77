import { describe, expect, test } from 'vitest'
import { factGroups } from '../../../../editor/features/onboarding/fact-groups.ts'
import { factKinds } from '../../../../worker/creation/facts/schema.ts'
import { factOf, readOf } from './a-fact.ts'

const cut = factOf('service', 'Cut £28')
const balayage = factOf('service', 'Balayage')
const years = factOf('experience', '12 years')
const totnes = factOf('area', 'Totnes')
const dartington = factOf('area', 'Dartington')
const paignton = factOf('area', 'Paignton')

const shown = (groups: ReturnType<typeof factGroups>) =>
  groups.map(
    ({ label, facts }) => `${label}: ${facts.map((one) => (one.isRemoved ? `-${one.text}` : one.text)).join(', ')}`,
  )
const removedFrom = (group: string, fact: typeof totnes, before = '') => ({ ...fact, group, before })

describe('the facts that were understood', () => {
  test('are grouped by kind in the order customers ask, with priced services apart', () => {
    const answer = readOf([years, totnes, cut, balayage, factOf('credential', 'City & Guilds')])
    expect(shown(factGroups(answer, [], []))).toEqual([
      'Services: Balayage',
      'Prices: Cut £28',
      'Area: Totnes',
      'Experience: 12 years',
      'Credentials: City & Guilds',
    ])
  })

  test('have a group for every kind, and none is empty', () => {
    const groups = factGroups(readOf(factKinds.map((kind) => factOf(kind, kind))), [], [])
    expect(groups.flatMap(({ facts }) => facts)).toHaveLength(factKinds.length)
    expect(factGroups(undefined, [], [])).toEqual([])
  })
})

describe('a removed fact', () => {
  test('stays in its place, as soon as it is removed and once the server leaves it out', () => {
    const removed = [removedFrom('Area', dartington, paignton.key)]
    const expected = ['Area: Totnes, -Dartington, Paignton']
    const dismissed = [dartington.key]
    expect(shown(factGroups(readOf([totnes, dartington, paignton]), removed, dismissed))).toEqual(expected)
    expect(shown(factGroups(readOf([totnes, paignton]), removed, dismissed))).toEqual(expected)
  })

  test.each([
    ['in order', [totnes, dartington]],
    ['the other way round', [dartington, totnes]],
  ])('keeps its place among other removed ones, removed %s', (_how, order) => {
    const before = { [totnes.key]: dartington.key, [dartington.key]: paignton.key }
    const removed = order.map((fact) => removedFrom('Area', fact, before[fact.key]))
    const groups = factGroups(readOf([paignton]), removed, [totnes.key, dartington.key])
    expect(shown(groups)).toEqual(['Area: -Totnes, -Dartington, Paignton'])
  })

  test('keeps its group when it was the only one, a price too', () => {
    const groups = factGroups(
      readOf([years], { business: readOf([]).business }),
      [removedFrom('Prices', cut)],
      [cut.key],
    )
    expect(shown(groups)).toEqual(['Prices: -Cut £28', 'Experience: 12 years'])
  })

  test('is shown as before at once when it is put back, before the server has read it again', () => {
    expect(shown(factGroups(readOf([paignton]), [removedFrom('Area', totnes, paignton.key)], []))).toEqual([
      'Area: Totnes, Paignton',
    ])
  })
})
