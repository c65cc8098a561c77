import { expect, it } from 'vitest'
import { tradeFor } from '../../../templates/match-trade.ts'
import { trades } from '../../../templates/trade-list.ts'
import { openingWords, tradeWords, tradeWordsOf } from '../../../templates/trade-words.ts'
import { offendersAmong } from '../../harness/offenders.ts'

it('has words for every listed trade', () => {
  expect(Object.keys(tradeWords).toSorted()).toEqual(trades.map(({ slug }) => slug).toSorted())
})

it('recognizes every trade in its own words', async () => {
  expect(
    await offendersAmong(Object.entries(tradeWords), (words, slug) => {
      expect(tradeFor({ activities: words }).slug).toBe(slug)
    }),
  ).toEqual([])
})

it('capitalizes a trade’s words at the beginning of a sentence, and has none for an unknown trade', () => {
  expect(openingWords('barber-shop')).toBe('Barber shop')
  expect(openingWords('toString')).toBe('')
  expect(tradeWordsOf('')).toBe('')
})
