import { describe, expect, it } from 'vitest'
import { mergePasted } from '../../../../editor/designer/settings/business/pasted-services.ts'
import { business } from '../../../../renderer/document/business.ts'
import { limits } from '../../../../renderer/document/fields/limits.ts'
import type { ReadService } from '../../../../worker/creation/facts/schema.ts'

const read = (name: string, amount: number, more: Partial<ReadService> = {}): ReadService => ({
  ...{ name, variant: '', priceWords: '', duration: '', note: '', group: '' },
  price: { amount, to: null, currency: 'GBP', from: false, unit: '' },
  ...more,
})
const { services } = business.parse({
  services: [
    { id: 'cut', name: 'Dry cut', price: { amount: 25, currency: 'GBP' }, note: 'For short hair.', source: 'imported' },
    { id: 'service-2', name: 'Massage', duration: '30 min', price: { amount: 35, currency: 'GBP' } },
  ],
})

describe('services from a pasted list', () => {
  it('join the existing services, each with a unique id', () => {
    const pasted = mergePasted(services, [read('Root tint', 45), read('Shave', 20)])
    expect(pasted).toMatchObject({ added: 2, changed: 0, left: 0 })
    expect(pasted.services.map(({ name }) => name)).toEqual(['Dry cut', 'Massage', 'Root tint', 'Shave'])
    expect(new Set(pasted.services.map(({ id }) => id)).size).toBe(4)
    expect(pasted.services[2]?.source).toBe('typed')
    expect(business.parse({ services: pasted.services }).services).toEqual(pasted.services)
  })

  it('update services with the same name, and keep details missing from the list', () => {
    const pasted = mergePasted(services, [read('dry cut', 28, { group: 'Cuts' })])
    expect(pasted).toMatchObject({ added: 0, changed: 1 })
    expect(pasted.services[0]).toMatchObject({
      id: 'cut',
      group: 'Cuts',
      note: 'For short hair.',
      price: { amount: 28 },
    })
  })

  it('with the same name are told apart by duration', () => {
    const pasted = mergePasted(services, [
      read('Massage', 40, { duration: '30 min' }),
      read('Massage', 70, { duration: '60 min' }),
    ])
    expect(pasted).toMatchObject({ added: 1, changed: 1 })
    expect(pasted.services.map(({ duration, price }) => [duration, price?.amount])).toEqual([
      ['', 25],
      ['30 min', 40],
      ['60 min', 70],
    ])
  })

  it('change nothing if they are all known', () => {
    const tint = [read('Root tint', 45, { duration: '90 min' })]
    const once = mergePasted(services, tint).services
    expect(mergePasted(once, tint)).toMatchObject({
      services: once,
      added: 0,
      changed: 0,
    })
  })

  it('stop at the maximum, with a count of the services left out', () => {
    const many = Array.from({ length: 200 }, (_, nth) => read(`Dish ${nth}`, nth + 1))
    const pasted = mergePasted(services, many)
    expect(pasted.services).toHaveLength(limits.services)
    expect(pasted).toMatchObject({ added: limits.services - 2, left: 200 - limits.services + 2 })
  })
})
