import { describe, expect, it } from 'vitest'
import { price } from '../../../renderer/document/business.ts'
import { formatPrice } from '../../../renderer/facts/format-price.ts'

/** With plain spaces in place of those that never break. */
const shown = (value: object, locale: string) => formatPrice(price.parse(value), locale).replace(/[\u00a0\u202f]/g, ' ')

describe('a price', () => {
  it.each([
    ['en-GB', { amount: 28, currency: 'GBP' }, '£28'],
    ['en-GB', { amount: 28.5, currency: 'GBP' }, '£28.50'],
    ['en-GB', { amount: 1450, currency: 'GBP' }, '£1,450'],
    ['en-IE', { amount: 45, currency: 'EUR', from: true, unit: 'per hour' }, 'from €45 per hour'],
    ['en-US', { amount: 40, to: 60, currency: 'USD' }, '$40–60'],
    ['en-CA', { amount: 120, currency: 'CAD' }, '$120'],
    ['en-AU', { amount: 95, currency: 'AUD', unit: '/ hour' }, '$95 / hour'],
    ['de-DE', { amount: 40, to: 60, currency: 'USD' }, '40–60 $'],
    ['de-DE', { amount: 49.9, currency: 'EUR', from: true }, 'ab 49,90 €'],
    ['de-CH', { amount: 90, currency: 'CHF' }, 'CHF 90'],
    ['fr-FR', { amount: 45, currency: 'EUR', from: true }, 'à partir de 45 €'],
    ['it-IT', { amount: 12.5, to: 15, currency: 'EUR' }, '12,50–15,00 €'],
    ['es-ES', { amount: 30, currency: 'EUR', from: true }, 'desde 30 €'],
    ['ja', { amount: 3000, currency: 'JPY' }, '3,000円'],
    ['ja', { amount: 3000, currency: 'JPY', from: true }, '3,000円〜'],
    ['ko-KR', { amount: 35000, currency: 'KRW' }, '35,000원'],
    ['sv-SE', { amount: 450, currency: 'SEK' }, '450 kr'],
    ['pl-PL', { amount: 120, currency: 'PLN' }, '120 zł'],
    ['nl-NL', { amount: 25, currency: 'EUR' }, '€ 25'],
    ['en-IN', { amount: 150000, currency: 'INR' }, '₹1,50,000'],
  ])('is written in %s as %o is there', (locale, value, expected) => {
    expect(shown(value, locale)).toBe(expected)
  })

  it('of nothing is free, in words where the language has some', () => {
    const free = { amount: 0, currency: 'EUR', from: true, unit: '' }
    expect(shown(free, 'en-IE')).toBe('Free')
    expect(shown(free, 'de')).toBe('Kostenlos')
    expect(shown(free, 'pl-PL')).toBe('0 €')
  })

  it('has no English word on a page in another language', () => {
    expect(shown({ amount: 120, currency: 'PLN', from: true }, 'pl-PL')).toBe('120 zł+')
  })

  it('is written in English for a language that no machine knows', () => {
    expect(shown({ amount: 3000, currency: 'EUR' }, 'en-aa-bb-cc')).toBe('€3,000')
    expect(shown({ amount: 3000, currency: 'EUR' }, 'qqq')).toBe('€3,000')
  })
})
