import { expect, it } from 'vitest'
import { tonesFor } from '../../templates/compose/section-order.ts'

const page = (['Introduction', 'Services', 'FrequentlyAskedQuestions', 'Contact', 'Footer'] as const).map((type) => ({
  type,
  nth: 1,
}))
const common = { seed: 7, style: 'Common', introduced: 'Number' } as const

it('the questions in a sign layout have the second color', () => {
  expect(tonesFor(page, { ...common, hasAreas: false })).toEqual(['Bold', 'Plain', 'Accent', 'Ink', 'Ink'])
})

it('the areas in a sign layout have the second color instead of the questions before them', () => {
  expect(tonesFor(page, { ...common, hasAreas: true })).toEqual(['Bold', 'Plain', 'Plain', 'Ink', 'Ink'])
})
