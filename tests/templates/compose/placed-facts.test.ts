import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replaceSection, setSectionHidden } from '../../../renderer/document/edits.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import { sectionTypeNames } from '../../../renderer/document/section-types.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { unplacedFacts } from '../../../templates/compose/placed-facts.ts'
import { composedSite, type Facts, plumberFacts } from '../../harness/composed-site.ts'
import { untold } from './untold.ts'

const site = composedSite({ sections: ['Introduction', 'Services', 'Contact'] })
const keysOf = (document: typeof site) => unplacedFacts(document).facts.map(({ key }) => key)
const withContent = (type: Section['type'], content: object) => {
  const section = site.sections.find((one) => one.type === type) as Section
  return replaceSection(site, { ...section, content: { ...section.content, ...content } } as Section)
}

describe('What a page leaves out of what its owner said', () => {
  it('is nothing after composing', () => {
    expect(unplacedFacts(site)).toEqual({ sentences: [], facts: [] })
  })

  it('is the sentence that somebody took out', () => {
    const without = withContent('Introduction', { body: 'I answer the phone myself.' })
    expect(unplacedFacts(without).sentences.map(({ id }) => id)).toEqual(['sentence-1', 'sentence-3', 'sentence-4'])
  })

  it('is a sentence of which a word was changed', () => {
    const section = site.sections.find(({ type }) => type === 'Introduction')
    const body = section?.type === 'Introduction' ? section.content.body.replace('one visit', 'two visits') : ''
    expect(unplacedFacts(withContent('Introduction', { body })).sentences.map(({ id }) => id)).toEqual(['sentence-3'])
  })

  it('is what a hidden section says', () => {
    expect(keysOf(setSectionHidden(site, 'contact', true))).toEqual(expect.arrayContaining(['hours', 'terms:term-1']))
  })

  it('is a fact that the section says otherwise', () => {
    expect(keysOf(withContent('Contact', { hours: 'By chance' }))).toEqual(['hours'])
  })

  it('is a service whose card was removed or whose note was', () => {
    expect(keysOf(withContent('Services', { items: [] }))).toContain('services:service-3')
    const services = site.sections.find(({ type }) => type === 'Services')
    const items =
      services?.type === 'Services' ? services.content.items.map((item) => ({ ...item, paragraph: '' })) : []
    expect(keysOf(withContent('Services', { items }))).toEqual(['services:service-1'])
  })

  it('counts as placed when the owner’s sentence says it, in any section', () => {
    expect(site.sections.some(({ type }) => type === 'Team')).toBe(false)
    const facts: Facts = {
      ...plumberFacts,
      sentences: [{ id: 'sentence-1', text: 'I am Ada and this is mine', facts: ['person-1'], covered: true }],
    }
    const document = composedSite({ facts, sections: ['Introduction', 'Contact'] })
    expect(document.sections[1]?.content).toMatchObject({ body: expect.stringContaining('I am Ada and this is mine.') })
    expect(keysOf(document)).toEqual([])
  })
})

/** Words that match no label, so that a test can find each one on a page. */
const word = fc.string({ unit: fc.constantFrom(...'bcdfgklmnprstvwz'), minLength: 5, maxLength: 9 })
const words = (least: number, most: number) =>
  fc.array(word, { minLength: least, maxLength: most }).map((all) => all.join(' '))
const numbered = <T extends object>(kind: string, all: readonly T[]) =>
  all.map((one, index) => ({ ...one, id: `${kind}-${index + 1}` }))
const some = <T>(arbitrary: fc.Arbitrary<T>, most: number) => fc.array(arbitrary, { maxLength: most })
const amount = fc.record({
  amount: fc.integer({ min: 0, max: 900 }),
  currency: fc.constantFrom('GBP', 'EUR', 'JPY'),
  from: fc.boolean(),
  unit: fc.constantFrom('', 'per hour'),
})

const facts: fc.Arbitrary<Facts> = fc
  .record({
    trade: fc.record({
      slug: fc.constantFrom('', 'plumber', 'barber-shop'),
      name: fc.oneof(fc.constant(''), words(1, 2)),
    }),
    town: fc.oneof(fc.constant(''), word),
    since: fc.option(fc.record({ year: fc.integer({ min: 1900, max: 2026 }) })),
    people: some(fc.record({ name: words(2, 2), role: words(0, 2), about: words(0, 8) }), 8),
    credentials: some(fc.record({ name: words(1, 4), number: fc.oneof(fc.constant(''), fc.constant('MT-2207')) }), 4),
    services: some(
      fc.record({
        name: words(1, 3),
        price: fc.option(amount),
        duration: fc.constantFrom('', '45 min'),
        note: words(0, 12),
      }),
      10,
    ),
    areas: some(fc.record({ name: words(1, 2) }), 4),
    terms: some(fc.record({ text: words(2, 10), kind: fc.constantFrom('Deposit', 'Booking', 'Other', 'LeadTime') }), 4),
    audience: some(fc.record({ text: words(2, 5) }), 2),
    sentences: some(
      fc.record({ text: words(2, 24), says: some(fc.integer({ min: 1, max: 4 }), 3), covered: fc.boolean() }),
      12,
    ),
    phone: fc.boolean(),
    byAppointment: fc.boolean(),
  })
  .map(({ town, phone, byAppointment, people, credentials, services, areas, terms, audience, sentences, ...rest }) => {
    const ids = [
      ...people.map((_, index) => `person-${index + 1}`),
      ...services.map((_, index) => `service-${index + 1}`),
      ...terms.map((_, index) => `term-${index + 1}`),
    ]
    return {
      ...rest,
      place: { town },
      people: numbered('person', people),
      credentials: numbered('credential', credentials),
      services: numbered('service', services),
      areas: numbered('area', areas),
      terms: numbered('term', terms) as Facts['terms'],
      audience: numbered('audience', audience),
      hours: { byAppointment },
      phones: phone ? [{ id: 'phone-1', number: '0113 496 0123' }] : [],
      sentences: numbered(
        'sentence',
        sentences.map(({ text, says, covered }) => {
          const said = [...new Set(says.flatMap((nth) => ids[(nth * 5) % Math.max(1, ids.length)] ?? []))]
          return { text, facts: said, covered: covered && said.length > 0 }
        }),
      ),
    }
  })

describe('Whatever an owner says', () => {
  it('is on the page, and nothing else is', () => {
    fc.assert(
      fc.property(
        facts,
        fc.shuffledSubarray([...sectionTypeNames, 'QuoteBanner', 'ImageBanner'] as const),
        fc.constantFrom('en-GB', 'de-DE', 'fr-CA', 'nl-NL'),
        (said, sections, language) => {
          const document = composedSite({ facts: said, sections, language })
          expect(websiteSettings.parse(document)).toEqual(document)
          expect(unplacedFacts(document)).toEqual({ sentences: [], facts: [] })
          expect(untold(document)).toEqual([])
        },
      ),
      { numRuns: 120 },
    )
  })
})
