import { describe, expect, it } from 'vitest'
import { applySteps, makeStep, type Step } from '../../../../renderer/document/tools/steps.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { composedSite } from '../../../harness/composed-site.ts'

const site = composedSite()
const set = (fact: object, document = site) => {
  const step = makeStep(document, { id: 's', tool: 'set-fact', input: { fact } }) as Step
  return { step, ...applySteps(document, [step]) }
}
const contactOf = ({ sections }: WebsiteSettings) => sections.find(({ type }) => type === 'Contact')?.content
/** The site with a custom price in every service entry. */
const withOwnPrices = {
  ...site,
  sections: site.sections.map((one) =>
    one.type === 'Services'
      ? { ...one, content: { ...one.content, items: one.content.items.map((item) => ({ ...item, price: '£1' })) } }
      : one,
  ),
} as WebsiteSettings

/** The site with custom text in the contact section. */
const withOwn = (words: object): WebsiteSettings => ({
  ...site,
  sections: site.sections.map((one) =>
    one.type === 'Contact' ? ({ ...one, content: { ...one.content, ...words } } as typeof one) : one,
  ),
})

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

  it('clears what a section shows instead of the fact', () => {
    const own = withOwn({ phone: '0900 1', hours: 'Mon and Tue, 8 to 5', email: 'other@wren.example' })
    expect(contactOf(set({ kind: 'phone', number: '0113 496 0999' }, own).document)).toMatchObject({ phone: '' })
    const closed = set({ kind: 'hours', days: ['Monday'], times: [] }, own).document
    expect(contactOf(closed)).toMatchObject({ hours: '', phone: '0900 1', email: 'other@wren.example' })
  })

  it('clears the custom price of that service’s entry only', () => {
    const entries = (document: WebsiteSettings) =>
      document.sections.flatMap((one) => (one.type === 'Services' ? one.content.items : []))
    const { document } = set(
      { kind: 'service', name: 'Leak repairs', price: { amount: 90, currency: 'GBP' } },
      withOwnPrices,
    )
    const prices = entries(document).map(({ service, price }) => [service, price])
    expect(prices).toContainEqual(['service-1', ''])
    expect(prices).toContainEqual(['service-2', '£1'])
  })

  it('shows a fact that other words hide, and says where they are', () => {
    const phone = { kind: 'phone', number: '0113 496 0123' }
    const own = withOwn({ phone: '0900 1' })
    const { step, document } = set(phone, own)
    expect(step.title).toBe('Phone number 0113 496 0123, instead of the words in Contact “0900 1”')
    expect(step.sectionIds).toContain('contact')
    expect(contactOf(document)).toMatchObject({ phone: '' })
    expect(document.business).toEqual(site.business)
  })

  it.each([
    ['nowhere', {}, {}],
    ['with other spaces', { phone: '01134 960123' }, {}],
    ['in a hidden section', { phone: '0900 1' }, { hidden: true }],
  ])('says that a fact is known already where the page says otherwise %s', (_where, words, change) => {
    const own = withOwn(words)
    const sections = own.sections.map((one) => (one.type === 'Contact' ? { ...one, ...change } : one))
    const { refused } = set({ kind: 'phone', number: '0113 496 0123' }, { ...own, sections } as WebsiteSettings)
    expect(refused.map(({ problem }) => problem)).toEqual(['0113 496 0123 is your number already.'])
  })

  it('shows the hours and a price that other words hide', () => {
    const hours = { kind: 'hours', days: ['Monday'], times: [{ opens: '08:00', closes: '17:00' }] }
    const { step } = set(hours, withOwn({ hours: 'Mon\nTue' }))
    expect(step.title).toBe('Open on Mondays 8:00–17:00, instead of the words in Contact “Mon Tue”')
    const price = { kind: 'service', name: 'Boiler servicing', price: { amount: 95, currency: 'GBP' } }
    expect(set(price, withOwnPrices).step.title).toContain('instead of the words in Services “£1”')
  })

  it('leaves hours alone that are only a text, and says where to enter them', () => {
    const hours = { ...site.business.hours, periods: [] }
    const texts = [
      { ...withOwn({ hours: 'Mon to Fri, 8 to 5' }), business: { ...site.business, hours } },
      { ...site, business: { ...site.business, hours: { ...hours, note: 'Mon to Fri, 8 to 5' } } },
    ]
    for (const document of texts) {
      const { refused } = set({ kind: 'hours', days: ['Monday'], times: [] }, document)
      expect(refused[0]?.problem).toBe(
        'Your opening hours are written as text. Enter them by day in your business details first.',
      )
    }
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
