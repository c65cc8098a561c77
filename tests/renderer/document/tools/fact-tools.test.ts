import { describe, expect, it } from 'vitest'
import { applySteps, makeStep, type Step } from '../../../../renderer/document/tools/steps.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { composedSite } from '../../../harness/composed-site.ts'

const site = composedSite()
const set = (tool: Step['tool'], input: Record<string, unknown>, document = site) => {
  const step = makeStep(document, { id: 's', tool, input }) as Step
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

describe('setting a fact', () => {
  it('closes a day and removes its hours', () => {
    const { step, document } = set('set-hours', { days: ['Monday'], times: [] })
    expect(step.title).toBe('Closed on Mondays')
    expect(document.business.hours).toMatchObject({
      closed: ['Monday'],
      periods: [{ days: ['Tuesday'], opens: '08:00', closes: '17:00' }],
    })
  })

  it('changes the phone number in links that repeat it', () => {
    const { document } = set('set-phone', { number: '0113 496 0999' })
    expect(document.business.phones.map(({ number }) => number)).toEqual(['0113 496 0999'])
    expect(JSON.stringify(document.sections)).not.toContain('0113 496 0123')
  })

  it('changes the price of a service found by part of its name', () => {
    const { document } = set('change-service', { name: 'leak repair', price: { amount: 90, currency: 'GBP' } })
    expect(document.business.services[0]).toMatchObject({
      name: 'Leak repairs',
      price: { amount: 90 },
      source: 'typed',
    })
  })

  it('clears a section’s override of the fact', () => {
    const own = withOwn({ phone: '0900 1', hours: 'Mon and Tue, 8 to 5', email: 'other@wren.example' })
    expect(contactOf(set('set-phone', { number: '0113 496 0999' }, own).document)).toMatchObject({ phone: '' })
    const closed = set('set-hours', { days: ['Monday'], times: [] }, own).document
    expect(contactOf(closed)).toMatchObject({ hours: '', phone: '0900 1', email: 'other@wren.example' })
  })

  it('clears only that service’s custom price', () => {
    const entries = (document: WebsiteSettings) =>
      document.sections.flatMap((one) => (one.type === 'Services' ? one.content.items : []))
    const { document } = set(
      'change-service',
      { name: 'Leak repairs', price: { amount: 90, currency: 'GBP' } },
      withOwnPrices,
    )
    const prices = entries(document).map(({ service, price }) => [service, price])
    expect(prices).toContainEqual(['service-1', ''])
    expect(prices).toContainEqual(['service-2', '£1'])
  })

  it('shows a fact hidden by an override, and names the place', () => {
    const phone = { number: '0113 496 0123' }
    const own = withOwn({ phone: '0900 1' })
    const { step, document } = set('set-phone', phone, own)
    expect(step.title).toBe('Phone number 0113 496 0123, instead of the words in Contact “0900 1”')
    expect(step.sectionIds).toContain('contact')
    expect(contactOf(document)).toMatchObject({ phone: '' })
    expect(document.business).toEqual(site.business)
  })

  it.each([
    ['nowhere', {}, {}],
    ['with other spaces', { phone: '01134 960123' }, {}],
    ['in a hidden section', { phone: '0900 1' }, { hidden: true }],
  ])('reports a known fact if the override is invisible: %s', (_where, words, change) => {
    const own = withOwn(words)
    const sections = own.sections.map((one) => (one.type === 'Contact' ? { ...one, ...change } : one))
    const { refused } = set('set-phone', { number: '0113 496 0123' }, { ...own, sections } as WebsiteSettings)
    expect(refused.map(({ problem }) => problem)).toEqual(['0113 496 0123 is your number already.'])
  })

  it('shows hours and a price hidden by overrides', () => {
    const hours = { days: ['Monday'], times: [{ opens: '08:00', closes: '17:00' }] }
    const { step } = set('set-hours', hours, withOwn({ hours: 'Mon\nTue' }))
    expect(step.title).toBe('Open on Mondays 8:00–17:00, instead of the words in Contact “Mon Tue”')
    const price = { name: 'Boiler servicing', price: { amount: 95, currency: 'GBP' } }
    expect(set('change-service', price, withOwnPrices).step.title).toContain('instead of the words in Services “£1”')
  })

  it('doesn’t change hours typed as text, and says where to enter them', () => {
    const hours = { ...site.business.hours, periods: [] }
    const texts = [
      { ...withOwn({ hours: 'Mon to Fri, 8 to 5' }), business: { ...site.business, hours } },
      { ...site, business: { ...site.business, hours: { ...hours, note: 'Mon to Fri, 8 to 5' } } },
    ]
    for (const document of texts) {
      const { refused } = set('set-hours', { days: ['Monday'], times: [] }, document)
      expect(refused[0]?.problem).toBe(
        'Your opening hours are written as text. Enter them by day in your business details first.',
      )
    }
  })

  it.each([
    ['an invalid email address', 'set-email', { address: 'ada at wren' }],
    [
      'times that overlap',
      'set-hours',
      {
        days: ['Monday'],
        times: [
          { opens: '09:00', closes: '12:00' },
          { opens: '11:00', closes: '15:00' },
        ],
      },
    ],
    ['a service that there is not', 'change-service', { name: 'Roofing', price: { amount: 90, currency: 'GBP' } }],
    ['a last day before the first', 'set-date-hours', { firstDay: '2026-12-26', lastDay: '2026-12-24' }],
  ] as const)('rejects %s', (_what, tool, input) => {
    const { document, refused } = set(tool, input)
    expect([document, refused.length]).toEqual([site, 1])
  })

  it.each([
    [{ days: ['Monday'], closes: '20:00' }, [{ opens: '08:00', closes: '20:00' }]],
    [{ days: ['Tuesday'], opens: '10:00' }, [{ opens: '10:00', closes: '17:00' }]],
    [{ days: ['Monday'], opens: '10:00', closes: '20:00' }, [{ opens: '10:00', closes: '20:00' }]],
  ])('moves one end of the hours and keeps the other end: %j', (input, expected) => {
    const { document } = set('set-hours', input)
    const ofDay = document.business.hours.periods.filter(({ days }) => days.includes(input.days[0] as 'Monday'))
    expect(ofDay.map(({ opens, closes }) => ({ opens, closes }))).toEqual(expected)
  })

  it('needs both opening and closing time for a day without hours', () => {
    const { refused } = set('set-hours', { days: ['Sunday'], closes: '20:00' })
    expect(refused[0]?.problem).toBe('The hours of Sundays are not known: give both ends.')
  })

  const prices = ({ business }: WebsiteSettings) => business.services.map(({ price }) => price?.amount ?? null)

  it.each([
    [{ percent: 10 }, 1.1],
    [{ percent: -50 }, 0.5],
  ])('changes all prices by %j', (input, factor) => {
    const before = prices(site)
    const after = prices(set('change-prices', input).document)
    expect(after).toEqual(before.map((one) => (one === null ? null : Number((one * factor).toFixed(2)))))
  })

  it('changes the prices of named services only, by an amount', () => {
    const { document, step } = set('change-prices', { amount: 5, names: ['Leak repairs'] })
    const [first, ...others] = prices(site)
    expect(prices(document)).toEqual([(first ?? 0) + 5, ...others])
    expect(step.title).toBe('Leak repairs up by 5')
  })

  it('never lowers a price below zero', () => {
    expect(set('change-prices', { amount: -1000 }).refused[0]?.problem).toContain('less than nothing')
  })

  it('uses the currency of the other prices', () => {
    const { document } = set('add-service', { name: 'Key cutting', price: { amount: 8 } })
    expect(document.business.services.at(-1)).toMatchObject({
      name: 'Key cutting',
      price: { amount: 8, currency: 'GBP' },
    })
  })

  it('moves named services first', () => {
    const names = ({ business }: WebsiteSettings) => business.services.map(({ name }) => name)
    const last = names(site).at(-1) ?? ''
    expect(names(set('order-services', { names: [last] }).document)[0]).toBe(last)
  })

  it('changes a price that a sentence repeats next to the service’s name', () => {
    const sections = site.sections.map((one) =>
      one.type === 'Introduction' ? { ...one, content: { ...one.content, heading: 'Leak repairs £80, all in' } } : one,
    )
    const before = { ...site, sections } as WebsiteSettings
    const was = site.business.services.find(({ name }) => name === 'Leak repairs')?.price?.amount
    const { document } = set('change-service', { name: 'Leak repairs', price: { amount: 99 } }, before)
    const heading = document.sections.find(({ type }) => type === 'Introduction')?.content
    expect(was).toBe(80)
    expect(heading).toMatchObject({ heading: 'Leak repairs £99, all in' })
  })

  it('changes a street that a sentence repeats', () => {
    const text = '14 Market Street\nLeeds LS1 4AB'
    const moved = set('set-address', { text }).document
    const sections = moved.sections.map((one) =>
      one.type === 'Introduction'
        ? { ...one, content: { ...one.content, heading: 'Find us at 14 Market Street' } }
        : one,
    )
    const { document } = set('set-address', { text: '3 Hallgate\nLeeds LS1 4AB' }, {
      ...moved,
      sections,
    } as WebsiteSettings)
    expect(document.sections.find(({ type }) => type === 'Introduction')?.content).toMatchObject({
      heading: 'Find us at 3 Hallgate',
    })
  })

  it('links a profile in the footer, replacing the earlier profile', () => {
    const footer = ({ sections }: WebsiteSettings) => sections.find(({ type }) => type === 'Footer')?.content
    const first = set('set-link', { url: '@hartley', network: 'Instagram' }).document
    const second = set('set-link', { url: 'https://www.instagram.com/other' }, first).document
    expect(footer(first)).toMatchObject({ socialLinks: [{ link: { value: 'https://www.instagram.com/hartley' } }] })
    expect(footer(second)).toMatchObject({ socialLinks: [{ link: { value: 'https://www.instagram.com/other' } }] })
    const gone = set('set-link', { action: 'remove', url: 'instagram.com/other' }, second).document
    expect([footer(gone), gone.business.links]).toMatchObject([{ socialLinks: [] }, []])
  })

  it.each([
    ['set-hours-note', { note: 'Evenings on request' }, { hours: { note: 'Evenings on request' } }],
    ['set-term', { kind: 'Payment', text: 'Card or cash' }, { terms: [{ text: 'Card or cash' }] }],
    ['set-audience', { text: 'landlords' }, { audience: [{ text: 'landlords' }] }],
    ['set-spoken-languages', { codes: ['en', 'pl'] }, { languages: [{ code: 'en' }, { code: 'pl' }] }],
  ] as const)('stores %s', (tool, input, expected) => {
    const bare = { ...site, business: { ...site.business, terms: [], audience: [], languages: [] } }
    expect(set(tool, input, bare).document.business).toMatchObject(expected)
  })
})
