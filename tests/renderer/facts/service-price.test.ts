import { describe, expect, it } from 'vitest'
import { servicePrice } from '../../../renderer/facts/service-price.ts'
import { knownBusiness } from '../fixtures/known-business.ts'

const item = { service: 'cut', price: '', duration: '' }

describe('what a service costs', () => {
  it('is the price of the business’s service that it shows', () => {
    expect(servicePrice(item, knownBusiness, 'en-GB')).toMatchObject({
      price: '£48',
      duration: '60 min',
      group: 'Cuts',
      own: { price: false, duration: false },
      amount: { amount: 48 },
    })
  })

  it('is what the item says where it says something else', () => {
    const own = servicePrice({ ...item, price: 'Ask us', duration: ' 1 h ' }, knownBusiness, 'en-GB')
    expect(own).toMatchObject({ price: 'Ask us', duration: '1 h', own: { price: true, duration: true }, amount: null })
  })

  it('is nothing where neither says any', () => {
    const nothing = { price: '', duration: '', amount: null }
    expect(servicePrice({ ...item, service: 'wedding' }, knownBusiness, 'en-GB')).toMatchObject(nothing)
    expect(servicePrice({ ...item, service: 'gone' }, knownBusiness, 'en-GB')).toMatchObject(nothing)
    expect(servicePrice({ ...item, service: '' }, knownBusiness, 'en-GB')).toMatchObject(nothing)
  })
})
