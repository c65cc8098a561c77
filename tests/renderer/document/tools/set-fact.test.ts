import { describe, expect, it } from 'vitest'
import { applySteps, makeStep, type Step } from '../../../../renderer/document/tools/steps.ts'
import { composedSite } from '../../../harness/composed-site.ts'

const site = composedSite()
const set = (fact: object) => {
  const step = makeStep(site, { id: 's', tool: 'set-fact', input: { fact } }) as Step
  return { step, ...applySteps(site, [step]) }
}

describe('Setting a fact', () => {
  it('closes a day and takes it out of the open ones', () => {
    const { step, document } = set({ kind: 'hours', days: ['Monday'], times: [] })
    expect(step.title).toBe('Closed on Mondays')
    expect(document.business.hours).toMatchObject({
      closed: ['Monday'],
      periods: [{ days: ['Tuesday'], opens: '08:00', closes: '17:00' }],
    })
  })

  it('changes the phone number in the links that repeat it', () => {
    const { document } = set({ kind: 'phone', number: '0113 496 0999' })
    expect(document.business.phones.map(({ number }) => number)).toEqual(['0113 496 0999'])
    expect(JSON.stringify(document.sections)).not.toContain('0113 496 0123')
  })

  it('changes the price of a service that it finds by a part of its name', () => {
    const { document } = set({ kind: 'service', name: 'leak repair', price: { amount: 90, currency: 'GBP' } })
    expect(document.business.services[0]).toMatchObject({
      name: 'Leak repairs',
      price: { amount: 90 },
      source: 'typed',
    })
  })

  it.each([
    ['an invalid email address', { kind: 'email', address: 'ada at wren' }],
    [
      'times that overlap',
      {
        kind: 'hours',
        days: ['Monday'],
        times: [
          { opens: '09:00', closes: '12:00' },
          { opens: '11:00', closes: '15:00' },
        ],
      },
    ],
    ['a service that there is not', { kind: 'service', name: 'Roofing', price: { amount: 90, currency: 'GBP' } }],
    ['a last day before the first', { kind: 'dates', firstDay: '2026-12-26', lastDay: '2026-12-24' }],
  ])('refuses %s', (_what, fact) => {
    const { document, refused } = set(fact)
    expect([document, refused.length]).toEqual([site, 1])
  })
})
