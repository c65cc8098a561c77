import { describe, expect, it } from 'vitest'
import type { SectionType } from '../../../renderer/document/section-types.ts'
import { languages } from '../../../renderer/languages/languages.ts'
import { composeSection } from '../../../templates/compose/compose.ts'
import { composedSite, type Facts, plumberFacts } from '../../harness/composed-site.ts'

type Change = NonNullable<Parameters<typeof composedSite>[0]>

/** Heading of the type's first section, or undefined if the page omits the type. */
function headingOf(type: SectionType, change: Change = {}): string | undefined {
  const section = composedSite(change).sections.find((one) => one.type === type)
  return section && 'heading' in section.content ? section.content.heading : undefined
}

const plumberWith = (facts: Facts): Change => ({ facts: { ...plumberFacts, ...facts } })
const tradeWith = (slug: string, facts: Facts = {}): Change =>
  plumberWith({ activities: slug, trade: { slug, name: slug }, ...facts })
const sentences = (...texts: string[]) => texts.map((text, nth) => ({ id: `sentence-${nth}`, text }))
const unpriced = [
  { id: 'service-1', name: 'Leaks', price: { amount: 80, currency: 'GBP' } },
  { id: 'service-2', name: 'Boilers' },
  { id: 'service-3', name: 'Drains' },
]

describe('the heading above services', () => {
  it('reads “What it costs” if two in three services have a price', () => {
    expect(headingOf('Services')).toBe('What it costs')
    expect(headingOf('Services', { ...plumberWith({}), language: 'de-DE' })).toBe('Was es kostet')
    const half = (plumberFacts.services ?? []).slice(1)
    expect(headingOf('Services', plumberWith({ services: half }))).toBe('What I do')
  })

  it('reads “What it costs” if the only text is a price', () => {
    expect(headingOf('Services', plumberWith({ services: [], sentences: sentences('A visit is £80.') }))).toBe(
      'What it costs',
    )
  })

  it('reads “What I do” or “What we do” if most services have no price', () => {
    expect(headingOf('Services', plumberWith({ services: unpriced }))).toBe('What I do')
    const ours = sentences('We repair leaks in Leeds.', 'Our van is a workshop.')
    expect(headingOf('Services', plumberWith({ services: unpriced, sentences: ours }))).toBe('What we do')
  })

  it('shows the trade’s word, or remains blank, if the owner writes neither “I” nor “we”', () => {
    const facts = { services: unpriced, sentences: sentences('Teeth, gently.') }
    expect(headingOf('Services', tradeWith('dentist-office', facts))).toBe('Treatments')
    expect(headingOf('Services', plumberWith(facts))).toBe('')
  })

  it('reads “Menu” for a trade with a menu, with or without prices', () => {
    expect(headingOf('Services', tradeWith('restaurant'))).toBe('Menu')
  })
})

describe('the heading above questions', () => {
  const headingWith = (change: Change) => {
    const section = composeSection(composedSite(change), 'FrequentlyAskedQuestions')
    return section.content.heading
  }
  const sections = ['Introduction', 'Contact'] as const
  const phones: Facts['phones'] = []

  it('says what customers do first', () => {
    expect(headingWith({ sections })).toBe('Before you call')
    expect(headingWith({ ...plumberWith({ phones }), sections })).toBe('Before you write')
    expect(headingWith({ ...tradeWith('carpentry'), sections })).toBe('Before you write')
    expect(headingWith({ ...tradeWith('carpentry', { emails: [] }), sections })).toBe('Before you call')
    expect(headingWith({ ...tradeWith('therapist', { hours: { byAppointment: true } }), sections })).toBe(
      'Before you book',
    )
    const links = [{ id: 'link-1', url: 'https://calendly.com/wren' }]
    expect(headingWith({ ...plumberWith({ links }), sections })).toBe('Before you book')
  })

  it('invites customers to a shop, unless it takes bookings', () => {
    const trade = { slug: 'barber-shop', name: 'Barber', walkIns: true }
    const shop = { trade, areas: [], address: { text: '12 High Street' } }
    expect(headingWith({ ...plumberWith(shop), sections })).toBe('Before you come')
    const hours = { ...plumberFacts.hours, byAppointment: true }
    expect(headingWith({ ...plumberWith({ ...shop, hours }), sections })).toBe('Before you book')
    const refusal = sentences('Walk-ins only, no appointments.')
    expect(headingWith({ ...tradeWith('tattoo-studio', { sentences: refusal }), sections })).toBe('Before you come')
  })

  it('uses the language’s polite form of address', () => {
    expect(headingWith({ sections, language: 'de-DE' })).toBe('Bevor Sie anrufen')
    expect(headingWith({ sections, language: 'sv-SE' })).toBe('')
  })
})

describe('the heading above contact details', () => {
  it('says the same as the button', () => {
    expect(headingOf('Contact', tradeWith('house-painter'))).toBe('Ask for a quote')
    expect(headingOf('Contact', { ...tradeWith('house-painter'), language: 'fr-FR' })).toBe('Prendre contact')
  })

  it('doesn’t repeat the button’s text if the trade isn’t listed', () => {
    const activities = 'Lash extensions from my home studio'
    expect(headingOf('Contact', plumberWith({ activities, trade: { slug: 'spa' } }))).toBe('Get in touch')
  })

  it('contains the only person’s name if customers of an urgent trade call them', () => {
    const people = (...names: string[]) => names.map((name, nth) => ({ id: `person-${nth}`, name }))
    expect(headingOf('Contact')).toBe('Call Ada')
    expect(headingOf('Contact', { language: 'de-DE' })).toBe('Ada Wren anrufen')
    expect(headingOf('Contact', { language: 'pl-PL' })).toBe('Proszę o kontakt')
    expect(headingOf('Contact', plumberWith({ people: people('Dr. Ada Wren') }))).toBe('Call Dr. Ada Wren')
    expect(headingOf('Contact', plumberWith({ people: people('Ada', 'Jo') }))).toBe('Get in touch')
    expect(headingOf('Contact', plumberWith({ people: [] }))).toBe('Get in touch')
    expect(headingOf('Contact', plumberWith({ phones: [] }))).toBe('Ask for a quote')
  })
})

describe('the heading above people', () => {
  it('remains blank unless there are several people', () => {
    const people = ['Ada Wren', 'Jo Pell'].map((name, nth) => ({ id: `person-${nth}`, name, role: 'Plumber' }))
    expect(headingOf('Team', plumberWith({ people }))).toBe('Who you’ll meet')
    expect(headingOf('Team')).toBe('')
  })
})

describe('the header’s menu', () => {
  it('uses short labels', () => {
    const header = composedSite().sections.find(({ type }) => type === 'Header')
    const labels = header?.type === 'Header' ? header.content.links.map(({ link }) => link.label) : []
    expect(labels).toContain('Prices')
    expect(labels).toContain('Team')
  })
})

describe('the composer’s words for a language', () => {
  it.each(Object.entries(languages))('have suitable lengths and placeholders: %s', (_, { headings, form }) => {
    const { contact, ...others } = headings
    const texts = Object.values(others).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)))
    for (const text of [...texts, contact.reach]) expect(text).toMatch(/^\p{Lu}?[^{}.!]{2,40}$/u)
    for (const text of [contact.call, form.sendTo]) expect(text ?? '{name}').toContain('{name}')
    expect(form.send.length).toBeLessThanOrEqual(28)
  })
})
