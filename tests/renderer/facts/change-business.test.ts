import { describe, expect, it } from 'vitest'
import { type Business, business as businessSchema } from '../../../renderer/document/business.ts'
import { documentChanges } from '../../../renderer/document/compare/changes.ts'
import {
  adoptServices,
  countServicesOnlyOnPage,
  inSectionOrder,
} from '../../../renderer/document/edits/follow-services.ts'
import { plainWords } from '../../../renderer/document/values/formatted-text.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { changeBusiness } from '../../../renderer/facts/change-business.ts'

const call = { type: 'Phone', value: '0113 496 0000', label: 'Call us' }
const write = { type: 'Email', value: 'hi@shears.example', label: 'Email us' }

function salon(facts: object = {}, items: object[] = []): WebsiteSettings {
  return websiteSettings.parse({
    id: 'salon',
    version: '1.0',
    businessName: 'Shears',
    business: {
      phones: [
        { id: 'phone-1', number: '0113 496 0000', source: 'imported' },
        { id: 'phone-2', number: '07700 900123', kind: 'WhatsApp', source: 'model' },
      ],
      emails: [{ id: 'email-1', address: 'hi@shears.example' }],
      address: { text: '1 High Street\nLeeds' },
      services: [
        {
          id: 'cut',
          name: 'Cut',
          note: 'Wash included',
          price: { amount: 28, currency: 'GBP' },
          source: 'imported',
        },
        { id: 'color', name: 'Color' },
      ],
      ...facts,
    },
    settings: {
      legal: {
        phone: '0113 496 0000',
        email: 'other@shears.example',
        address: '1 High Street\nLeeds',
        asOf: '2026-01-01',
      },
    },
    sections: [
      { id: 'header', type: 'Header', content: { button: call } },
      { id: 'introduction', type: 'Introduction', content: { button: write } },
      {
        id: 'services',
        type: 'Services',
        content: {
          items: [
            { id: 'item-1', heading: 'Cut', paragraph: 'Wash included', service: 'cut', button: call },
            { id: 'item-2', heading: 'Color by Mia', service: 'color' },
            ...items,
          ],
        },
      },
      { id: 'footer', type: 'Footer' },
    ],
  })
}

const changed = (change: Partial<Business>, document = salon()) => changeBusiness(document, change, '2026-11-22')
const itemsOf = ({ sections }: WebsiteSettings) =>
  sections.flatMap((section) => (section.type === 'Services' ? section.content.items : []))
const headings = (document: WebsiteSettings) => itemsOf(document).map(({ heading }) => heading)
const phone = (number: string) => salon().business.phones.with(0, { ...phoneOne(), number })
const phoneOne = () => salon().business.phones[0] as Business['phones'][number]

describe('changing a business’s facts', () => {
  it('returns the same document if nothing differs', () => {
    const document = salon()
    expect(changeBusiness(document, { phones: structuredClone(document.business.phones) })).toBe(document)
  })

  it('returns a valid document', () => {
    const after = changed({ phones: phone('0113 496 0999'), services: [] })
    expect(websiteSettings.parse(after)).toEqual(after)
  })

  it('marks changed facts as typed, and keeps the source of unchanged facts', () => {
    const { phones } = changed({ phones: phone('0113 496 0999') }).business
    expect(phones.map(({ source }) => source)).toEqual(['typed', 'model'])
    const address = { text: '2 High Street', point: '', source: 'imported' as const }
    const before = salon({ address: { text: '1 High Street', point: '', source: 'imported' } })
    expect(changed({ address }, before).business.address.source).toBe('typed')
  })

  it('dates changed or added facts today, and drops their quote', () => {
    const read = { ...phoneOne(), quote: '0113', confirmedOn: '2025-09-12' }
    const before = salon({ phones: [read, { ...read, id: 'phone-9' }] })
    const { phones } = changed(
      {
        phones: [
          { ...read, number: '1' },
          { ...read, id: 'phone-9' },
        ],
      },
      before,
    ).business
    expect(phones[0]).toEqual({ ...read, number: '1', source: 'typed', quote: undefined, confirmedOn: '2026-11-22' })
    expect(phones[1]).toEqual(before.business.phones[1])
    const since = { year: null, years: 12, source: 'typed' as const }
    expect(changed({ since }).business.since?.confirmedOn).toBe('2026-11-22')
    const undated = changeBusiness(before, { phones: [{ ...read, number: '1' }] })
    expect(undated.business.phones[0]?.confirmedOn).toBeUndefined()
  })

  it('keeps a source that the change itself sets', () => {
    const address = { text: '2 High Street', point: '', source: 'imported' as const }
    expect(changed({ address }).business.address.source).toBe('imported')
  })
})

describe('a business’s place', () => {
  const leeds = { town: 'Leeds', region: 'England', country: 'GB', latitude: 53.8, longitude: -1.5 }
  const before = salon({ location: 'Leeds', place: leeds })

  it('remains known while the location still names it', () => {
    expect(changed({ location: 'North Leeds, Yorkshire' }, before).business.place).toEqual(leeds)
  })

  it('keeps only its country once the location names another place', () => {
    const { place } = changed({ location: 'York' }, before).business
    expect(place).toEqual({ town: '', region: '', country: 'GB', latitude: null, longitude: null })
  })
})

describe('buttons and legal settings', () => {
  const buttons = (document: WebsiteSettings) => [
    ...document.sections.flatMap((section) =>
      section.type === 'Header' || section.type === 'Introduction' ? [section.content.button.value] : [],
    ),
    itemsOf(document)[0]?.button.value,
  ]

  it('follow a phone number while it is typed, even while it is blank', () => {
    let document = salon()
    for (const number of ['0113 496', '', '0', '0113 555 0000']) {
      document = changed({ phones: document.business.phones.with(0, { ...phoneOne(), number }) }, document)
    }
    expect(buttons(document)).toEqual(['0113 555 0000', 'hi@shears.example', '0113 555 0000'])
  })

  it('follow an email address', () => {
    const emails = [{ id: 'email-1', source: 'typed' as const, address: 'hello@shears.example' }]
    expect(buttons(changed({ emails }))[1]).toBe('hello@shears.example')
  })

  it('switch to the remaining number when their number is removed, or to none', () => {
    const { phones } = salon().business
    expect(buttons(changed({ phones: phones.slice(1) }))[0]).toBe('07700 900123')
    expect(buttons(changed({ phones: [] }))[0]).toBe('')
  })

  it('keep values that differ from the fact', () => {
    const { legal } = changed({ emails: [] }).settings
    expect(legal.email).toBe('other@shears.example')
    expect(legal.asOf).toBe('2026-01-01')
  })

  it('keep legal settings in sync, dated today', () => {
    const address = { text: '2 High Street\nLeeds', point: '', source: 'typed' as const }
    const { legal } = changed({ address, phones: phone('0113 496 0999') }).settings
    expect(legal).toMatchObject({ address: address.text, phone: '0113 496 0999', asOf: '2026-11-22' })
  })

  it('keep blank legal settings blank', () => {
    const document = salon()
    const blank = { ...document, settings: { ...document.settings, legal: { ...document.settings.legal, phone: '' } } }
    expect(changed({ phones: phone('') }, blank).settings.legal.phone).toBe('')
    const typedAgain = changed({ phones: phone('1') }, changed({ phones: phone('') }, blank))
    expect(typedAgain.settings.legal.phone).toBe('')
  })
})

describe('services on the page', () => {
  const { services } = salon().business
  const [cut, color] = services as [Business['services'][number], Business['services'][number]]

  it('get the new name of a service that still names them', () => {
    const renamed = changed({
      services: [
        { ...cut, name: 'Haircut' },
        { ...color, name: 'Coloring' },
      ],
    })
    expect(headings(renamed)).toEqual(['Haircut', 'Color by Mia'])
  })

  it('get a service’s new note if they repeat the old note', () => {
    expect(itemsOf(changed({ services: [{ ...cut, note: 'With a wash' }, color] }))[0]?.paragraph).toBe('With a wash')
  })

  it('gain an item once a new service has a name, and follow it', () => {
    const added = { ...color, id: 'beard', name: '' }
    let document = changed({ services: [...services, added] })
    expect(headings(document)).toEqual(['Cut', 'Color by Mia'])
    for (const name of ['B', 'Beard', '', 'Beard trim']) {
      document = changed({ services: [...document.business.services.slice(0, 2), { ...added, name }] }, document)
    }
    expect(headings(document)).toEqual(['Cut', 'Color by Mia', 'Beard trim'])
    expect(itemsOf(document)[2]?.service).toBe('beard')
  })

  it('lose a removed service’s item only if it repeats the facts', () => {
    const document = changed({ services: [] })
    expect(itemsOf(document).map(({ heading, service }) => [heading, service])).toEqual([['Color by Mia', '']])
  })

  it('keep their items when only a price changes', () => {
    const before = salon()
    const after = changed({ services: [{ ...cut, price: null }, color] }, before)
    expect(after.sections).toEqual(before.sections)
  })

  it('enter the business’s facts, once each', () => {
    const before = salon({}, [
      { id: 'item-3', heading: 'Perm', price: '£60' },
      { id: 'item-4', heading: 'cut' },
      { id: 'item-5', heading: '' },
    ])
    expect(countServicesOnlyOnPage(before)).toBe(2)
    const after = adoptServices(before)
    expect(after.business.services.map(({ name }) => name)).toEqual(['Cut', 'Color', 'Perm'])
    expect(itemsOf(after).map(({ service }) => service)).toEqual(['cut', 'color', 'service-3', 'cut', ''])
    expect(itemsOf(after)[2]?.price).toBe('£60')
    expect(countServicesOnlyOnPage(after)).toBe(0)
    expect(websiteSettings.parse(after)).toEqual(after)
  })

  it('determine the order of the business’s facts', () => {
    const page = salon()
    const before = {
      ...page,
      sections: page.sections.map((one) =>
        one.type === 'Services' ? { ...one, content: { ...one.content, items: one.content.items.toReversed() } } : one,
      ),
    }
    const order = before.business.services.map(({ id }) => id)
    const after = inSectionOrder(before)
    expect(after.business.services.map(({ id }) => id)).toEqual(['color', 'cut'])
    expect(order).not.toEqual(['color', 'cut'])
    expect(inSectionOrder(after)).toBe(after)
  })
})

describe('texts that repeat a fact', () => {
  const answers = (document: WebsiteSettings) =>
    document.sections.flatMap((section) =>
      section.type === 'FrequentlyAskedQuestions' ? section.content.items.map(({ answer }) => plainWords(answer)) : [],
    )
  const siteWithAnswers = (...texts: string[]): WebsiteSettings => {
    const before = salon({
      hours: { periods: [{ days: ['Tuesday'], opens: '09:00', closes: '17:00' }], byAppointment: true },
      terms: [{ id: 'term-1', text: 'a deposit of £10 for color' }],
      since: { year: 1998 },
    })
    const items = texts.map((answer, index) => ({ id: `question-${index}`, question: 'What?', answer }))
    const section = { id: 'questions', type: 'FrequentlyAskedQuestions', content: { items } }
    // The schema validates this section.
    return websiteSettings.parse({ ...before, sections: before.sections.toSpliced(3, 0, section as never) })
  }
  const [cut, color] = salon().business.services as [Business['services'][number], Business['services'][number]]
  const price = { amount: 32, to: null, currency: 'GBP', from: false, unit: '' }

  it('follow a phone number and an email address within a sentence', () => {
    const before = siteWithAnswers('Call 0113 496 0000 or write to hi@shears.example.', 'Our code is 80113 496 00001.')
    const emails = [{ id: 'email-1', source: 'typed' as const, address: 'hello@shears.example' }]
    expect(answers(changed({ phones: phone('0113 555 0000'), emails }, before))).toEqual([
      'Call 0113 555 0000 or write to hello@shears.example.',
      'Our code is 80113 496 00001.',
    ])
  })

  it('follow a service’s price, and don’t change equal prices of other services', () => {
    const before = siteWithAnswers('Cut: £28\nPerm: £28', 'It costs £28 to park.')
    expect(answers(changed({ services: [{ ...cut, price }, color] }, before))).toEqual([
      'Cut: £32\nPerm: £28',
      'It costs £28 to park.',
    ])
    expect(answers(changed({ services: [{ ...cut, price: null }, color] }, before))[0]).toBe('Perm: £28')
  })

  it('follow opening hours, a term and the years of experience', () => {
    const before = siteWithAnswers(
      'Tuesday: 9 AM – 5 PM\nBy appointment',
      'A deposit of £10 for color.',
      'Since 1998 in Leeds',
    )
    const spaced = answers(before)[0]?.replaceAll(/(\d) (AM|PM)/g, '$1\u00a0$2') ?? ''
    const document = siteWithAnswers(spaced, ...answers(before).slice(1))
    const { hours, terms } = document.business
    const after = changed(
      {
        hours: { ...hours, byAppointment: false },
        terms: terms.map((term) => ({ ...term, text: 'a deposit of £20' })),
        since: { year: 1997, years: null, source: 'typed' },
      },
      document,
    )
    expect(answers(after)).toEqual([spaced.split('\n')[0], 'A deposit of £20.', 'Since 1997 in Leeds'])
  })

  it('keep an override in the contact section', () => {
    const before = salon()
    const contact = { id: 'contact', type: 'Contact', content: { phone: '0113 496 0000', body: 'Call 0113 496 0000.' } }
    // The schema validates this section.
    const document = websiteSettings.parse({ ...before, sections: before.sections.toSpliced(3, 0, contact as never) })
    const after = changed({ phones: phone('0113 555 0000') }, document).sections.find(({ type }) => type === 'Contact')
    expect(after?.content).toMatchObject({ phone: '0113 496 0000', body: 'Call 0113 555 0000.' })
  })
})

describe('a change’s name', () => {
  const what = (change: Partial<Business>) =>
    documentChanges(salon(), changed(change)).find(({ place }) => place === 'Business')?.what

  it('names the fact in an owner’s words', () => {
    const { services, hours } = businessSchema.parse(salon().business)
    expect(what({ phones: phone('1') })).toEqual(['Phone number'])
    expect(what({ hours: { ...hours, byAppointment: true } })).toEqual(['Opening hours'])
    expect(what({ services: services.map((service) => ({ ...service, price: null })) })).toEqual(['Price'])
    expect(what({ services: [] })).toEqual(['Services and prices'])
  })
})
