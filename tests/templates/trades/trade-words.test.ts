import { expect, it } from 'vitest'
import { tradeFor } from '../../../templates/match-trade.ts'
import { trades } from '../../../templates/trade-list.ts'
import { openingWords, tradeWords, tradeWordsOf } from '../../../templates/trade-words.ts'

it('has words for every listed trade', () => {
  expect(Object.keys(tradeWords).toSorted()).toEqual(trades.map(({ slug }) => slug).toSorted())
})

it.each(Object.entries(tradeWords))('recognizes %s in: %s', (slug, words) => {
  expect(tradeFor({ activities: words }).slug).toBe(slug)
})

it('begins a sentence', () => {
  expect(openingWords('barber-shop')).toBe('Barber shop')
  expect(openingWords('toString')).toBe('')
  expect(tradeWordsOf('')).toBe('')
})
