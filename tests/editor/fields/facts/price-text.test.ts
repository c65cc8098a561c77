import { describe, expect, it } from 'vitest'
import { currencyOptions, usualCurrency } from '../../../../editor/fields/facts/currencies.ts'
import { readAmount, readPrice, typedPrice } from '../../../../editor/fields/facts/price-text.ts'
import { business, price } from '../../../../renderer/document/business.ts'

describe('an amount', () => {
  it.each([
    ['28', 28],
    ['28.50', 28.5],
    ['28,5', 28.5],
    ['1,200', 1200],
    ['1.200,50', 1200.5],
    ['1 200', 1200],
    ['£45', 45],
    ['45 €', 45],
    ['0', 0],
  ])('%s is %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  it.each(['about 20', '-5', '1e3', '9999999999', '.'])('%s is not an amount', (text) => {
    expect(readAmount(text)).toBeUndefined()
  })
})

describe('a price', () => {
  const typed = { amount: '28', to: '', currency: 'GBP', from: false, unit: 'per hour' }

  it('is read from its inputs, and comes back as it was', () => {
    const { price: read } = readPrice({ ...typed, from: true })
    expect(read).toEqual({ amount: 28, to: null, currency: 'GBP', from: true, unit: 'per hour' })
    expect(price.parse(read)).toEqual(read)
    expect(readPrice(typedPrice(read, 'USD'))).toEqual({ price: read })
  })

  it('is null without an amount', () => {
    expect(readPrice({ ...typed, amount: '' })).toEqual({ price: null })
    expect(readPrice({ ...typed, amount: '', to: '40' }).problem).toBe('Enter the lower amount too.')
  })

  it('starts nowhere where it has an upper end', () => {
    expect(readPrice({ ...typed, to: '40', from: true }).price).toMatchObject({ amount: 28, to: 40, from: false })
    expect(readPrice({ ...typed, to: '20' }).problem).toBe('The second amount must be higher than the first.')
    expect(readPrice({ ...typed, to: 'x' }).problem).toBe('Enter a number, such as 28 or 28.50.')
  })
})

describe('the currency of a new price', () => {
  const of = (facts: object, locale = 'en') => usualCurrency(business.parse(facts), locale)

  it('is that of the other prices, the country or the language, in that order', () => {
    expect(of({ services: [{ id: 'cut', price: { amount: 1, currency: 'CHF' } }], place: { country: 'GB' } })).toBe(
      'CHF',
    )
    expect(of({ place: { country: 'GB' } }, 'en-US')).toBe('GBP')
    expect(of({}, 'de')).toBe('EUR')
    expect(of({}, 'en')).toBe('USD')
  })

  it('can be any, the usual ones first', () => {
    const options = currencyOptions(['GBP', 'USD'])
    expect(options[0]).toEqual({ value: 'GBP', label: 'GBP (£)' })
    expect(options.length).toBeGreaterThan(150)
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  })
})
