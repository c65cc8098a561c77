import { describe, expect, it } from 'vitest'
import { checkContradictions } from '#editor/designer/publish/checklist/check-contradictions.ts'
import { business } from '#renderer/document/business.ts'
import { finishedSite, found } from './checked-site.ts'

const findingsFor = (facts: object) =>
  found(checkContradictions, { ...finishedSite, business: business.parse({ ...finishedSite.business, ...facts }) })

const visit = (id: string, amount: number, more: object = {}) => ({
  ...{ id, name: 'Home visit', price: { amount, currency: 'GBP' } },
  ...more,
})

describe('the check for contradictions', () => {
  it('passes a finished website', () => {
    expect(found(checkContradictions, finishedSite)).toEqual([])
  })

  it('reports a day that is both open and closed', () => {
    const periods = [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' }]
    expect(findingsFor({ hours: { periods, closed: ['Tuesday'] } })).toEqual([
      'business.hours: Tuesday is both open and closed.',
    ])
    expect(findingsFor({ hours: { periods, closed: ['Sunday'] } })).toEqual([])
  })

  it('reports a service with two prices', () => {
    expect(findingsFor({ services: [visit('a', 40), visit('b', 45)] })).toEqual([
      'business.services.b.name: “Home visit” has two prices.',
    ])
  })

  it.each([
    [visit('b', 40)],
    [visit('b', 45, { variant: 'Evening' })],
    [visit('b', 45, { duration: '1 hour' })],
    [visit('b', 45, { price: null })],
  ])('accepts, next to a service for 40: %j', (other) => {
    expect(findingsFor({ services: [visit('a', 40), other] })).toEqual([])
  })

  it('reports a service that the terms rule out', () => {
    const terms = [{ id: 'no', kind: 'Excluded', text: 'No home visit' }]
    expect(findingsFor({ services: [visit('a', 40)], terms })).toEqual([
      'business.services.a.name: You offer “Home visit” and say that you don’t.',
    ])
    expect(findingsFor({ services: [visit('a', 40)], terms: [{ ...terms[0], kind: 'Other' }] })).toEqual([])
  })
})
