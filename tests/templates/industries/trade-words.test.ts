import { expect, it } from 'vitest'
import { industries, industryFor } from '../../../templates/industries/match.ts'
import { openingWords, tradeWords, tradeWordsOf } from '../../../templates/industries/trade-words.ts'

it('has words for every trade that has a pack', () => {
  expect(Object.keys(tradeWords).toSorted()).toEqual(industries.map(({ slug }) => slug).toSorted())
})

it.each(Object.entries(tradeWords))('%s is meant by: %s', (slug, words) => {
  expect(industryFor(words).slug).toBe(slug)
})

it('begins a sentence', () => {
  expect(openingWords('barber-shop')).toBe('Barber shop')
  expect(openingWords('toString')).toBe('')
  expect(tradeWordsOf('')).toBe('')
})
