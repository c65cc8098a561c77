import { expect, it } from 'vitest'
import { partsOfPrice } from '#renderer/facts/parts-of-price.ts'

it.each([
  ['$28', ['', '$', '28', '', '']],
  ['from €1,450 per day', ['from', '€', '1,450', '', 'per day']],
  ['from Ksh 3,000', ['from Ksh', '', '3,000', '', '']],
  ['a partir de R$ 120', ['a partir de', 'R$ ', '120', '', '']],
  ['CA$40', ['', 'CA$', '40', '', '']],
  ['40–60 $', ['', '', '40–60', ' $', '']],
  ['On request', ['On request', '', '', '', '']],
])('partsOfPrice separates a price’s number from the words around it: %s', (text, parts) => {
  const { before, opening, number, closing, after } = partsOfPrice(text)
  expect([before, opening, number, closing, after]).toEqual(parts)
})

it('partsOfPrice lowercases capitalized words after a number, but not units', () => {
  expect(partsOfPrice('£40 PER HOUR').after).toBe('per hour')
  expect(partsOfPrice('£40 + VAT').after).toBe('+ VAT')
})
