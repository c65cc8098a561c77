import { expect, it } from 'vitest'
import { tonesFor } from '../../templates/compose/section-order.ts'

const page = (['Introduction', 'Services', 'FrequentlyAskedQuestions', 'Contact', 'Footer'] as const).map((type) => ({
  type,
  nth: 1,
}))
const common = { seed: 7, style: 'Common', introduced: 'Number' } as const

it('the questions of a sign get the second color', () => {
  expect(tonesFor(page, { ...common, hasAreas: false })).toEqual(['Bold', 'Plain', 'Accent', 'Ink', 'Ink'])
})

it('the areas after the questions get the second color instead', () => {
  expect(tonesFor(page, { ...common, hasAreas: true })).toEqual(['Bold', 'Plain', 'Plain', 'Ink', 'Ink'])
})
