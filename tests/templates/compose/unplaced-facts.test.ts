import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replaceSection, setSectionHidden } from '../../../renderer/document/edits/edits.ts'
import { type Section, sectionTypeNames } from '../../../renderer/document/section-types.ts'
import { plainWords } from '../../../renderer/document/values/formatted-text.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { formatPrice, hasCents } from '../../../renderer/facts/format-price.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { defaultSections } from '../../../templates/compose/section-order.ts'
import { appearsOnPage, unplacedFacts } from '../../../templates/compose/unplaced-facts.ts'
import { asHeading, asSentence, normalized, repeats } from '../../../templates/plan/sentence-text.ts'
import { composedSite, everySection, type Facts, plumberFacts } from '../../harness/composed-site.ts'
import { offendersAmong } from '../../harness/offenders.ts'
import { invented } from './invented-businesses.ts'
import { untold } from './untold.ts'

describe('an owner’s sentence on a page', () => {
  it.each([
    ['no appointment needed', 'No appointment needed.'],
    ['  spaces around  ', 'Spaces around.'],
    ['Ends already.', 'Ends already.'],
    ['Really?', 'Really?'],
    ['“We love it.”', '“We love it.”'],
    ['iPhone screens', 'iPhone screens.'],
    ['jo@alder.example is our address', 'jo@alder.example is our address.'],
    ['alder.example', 'alder.example.'],
    ['i’m a barber', 'I’m a barber.'],
    ['i do it all', 'I do it all.'],
    ['Prices:', 'Prices:'],
    ['Cut £28', 'Cut £28.'],
    ['(by hand)', '(by hand).'],
    ['✨🧽✨', '✨🧽✨'],
    ['WE CLEAN', 'WE CLEAN.'],
    ['毎朝、麺を打っています', '毎朝、麺を打っています。'],
    ['매일 굽습니다', '매일 굽습니다.'],
    ['हम रोज़ बनाते हैं', 'हम रोज़ बनाते हैं'],
    ['élevé en plein air', 'Élevé en plein air.'],
  ])('starts with a capital and ends with a period: %s', (text, expected) => expect(asSentence(text)).toBe(expected))

  it('keeps all of its words in order (property)', () => {
    fc.assert(fc.property(fc.string(), (text) => normalized(asSentence(text)) === normalized(text)))
  })

  it('loses nothing but its period in a heading', () => {
    expect(asHeading('we pour candles.')).toBe('We pour candles')
    expect(asHeading('And so on...')).toBe('And so on...')
    expect(asHeading('Really?')).toBe('Really?')
  })
})

describe('appearsOnPage', () => {
  const page = ['We fix bikes, and we sell parts.', 'Open on Sundays'].map(normalized)

  it.each([
    ['we fix bikes', true],
    ['We sell parts', true],
    ['fix bike', false],
    ['open on Sunday', false],
    ['', true],
    ['…', true],
  ])('compares whole words: %j', (text, expected) => expect(appearsOnPage(text, page)).toBe(expected))

  it('finds a sentence split between a headline and the text below', () => {
    const text = 'Two escape rooms above a bookshop: The Alchemist and The Last Train'
    const parts = ['Two escape rooms above a bookshop', 'The Alchemist and The Last Train.'].map(normalized)
    expect(appearsOnPage(text, parts)).toBe(true)
    expect(appearsOnPage(text, parts.slice(0, 1))).toBe(false)
  })

  it('finds a sentence after a correction', () => {
    expect(
      appearsOnPage('we fix bikes 🚲 and we sell parts!!', ['We fix bikes, and we sell parts.'].map(normalized)),
    ).toBe(true)
  })
})

type Said = [text: string, facts?: string[]]

/** The texts of introduction, services and contact on a new website. */
function bodiesOf(sentences: readonly Said[], change: Facts = {}) {
  const { sections } = composedSite({
    facts: {
      ...plumberFacts,
      ...change,
      sentences: sentences.map(([text, facts = []], index) => ({ id: `sentence-${index + 1}`, text, facts })),
    },
    sections: defaultSections,
  })
  const bodyOf = (type: 'Introduction' | 'Services' | 'Contact') => {
    const section = sections.find((one) => one.type === type)
    return section && 'body' in section.content ? section.content.body : undefined
  }
  return { introduction: bodyOf('Introduction'), services: bodyOf('Services'), contact: bodyOf('Contact') }
}

describe('an owner’s sentences', () => {
  it('go where customers look for their content', () => {
    const { introduction, services, contact } = bodiesOf([
      ['I repair leaks while you sleep'],
      ['I come by bike'],
      ['The first hour is £60, then £45'],
      ['Ring on 0113 496 0123 and ask for Ada', ['phone-1']],
      ['Mondays are quiet, so come then', ['hours']],
    ])
    expect(introduction).toBe('I come by bike.')
    expect(services).toBe('The first hour is £60, then £45. No charge to look. Gas Safe registered.')
    expect(contact).toMatch(/^Ring on 0113 496 0123 and ask for Ada\. Mondays are quiet, so come then\./)
  })

  it('stay together if one depends on the other', () => {
    const { services } = bodiesOf([['I fix leaks'], ['A visit is £80'], ['That includes the drive']])
    expect(services).toBe('A visit is £80. That includes the drive. No charge to look. Gas Safe registered.')
  })

  it('about prices go to the price section if no service is known', () => {
    const { introduction, services } = bodiesOf([['I fix leaks at night'], ['A visit is £80']], { services: [] })
    expect([introduction, services]).toEqual(['', 'A visit is £80. No charge to look. Gas Safe registered.'])
  })

  it('remain whole if they open the text and lists show only half of them', () => {
    const services = ['Payroll', 'VAT returns'].map((name, nth) => ({ id: `service-${nth}`, name, quote: name }))
    const bodies = bodiesOf(
      [
        ['Payroll, VAT returns and advice for small companies', ['service-0', 'service-1']],
        ['I have kept the books of farms for years'],
      ],
      { services },
    )
    expect(bodies.introduction).toMatch(/^Payroll, VAT returns and advice for small companies\./)
    expect(bodies.services ?? '').not.toContain('dvice')
  })

  it('disappear if they only introduce hours that the page lists', () => {
    const quote = 'mon - thurs 3.30 to 6.30'
    const hours = { periods: [{ days: ['Monday'], opens: '15:30', closes: '18:30' }], quote }
    const { contact } = bodiesOf([['I fix leaks'], [`Classes are ${quote}`, ['hours']]], { hours } as Facts)
    expect(contact).not.toContain('Classes')
  })

  it('disappear if they only announce a list', () => {
    const { introduction } = bodiesOf([
      ['MENU'],
      ['Prices:'],
      ['【営業時間】'],
      ['I fix leaks at night'],
      ['I come by bike'],
    ])
    expect(introduction).toBe('I come by bike.')
  })

  it('count as placed if split between headline and introduction', () => {
    const text =
      'Harps, lutes and lyres made to order in Leeds: concert instruments, children’s instruments and repairs'
    const document = composedSite({
      facts: { ...plumberFacts, trade: {}, sentences: [{ id: 'sentence-1', text }] },
      sections: defaultSections,
    })
    expect(unplacedFacts(document).texts).toEqual([])
  })
})

const site = composedSite({ sections: ['Introduction', 'Services', 'Contact'] })
const keysOf = (document: typeof site) => unplacedFacts(document).facts.map(({ key }) => key)
const withContent = (type: Section['type'], content: object) => {
  const section = site.sections.find((one) => one.type === type) as Section
  return replaceSection(site, { ...section, content: { ...section.content, ...content } } as Section)
}

describe('unplacedFacts', () => {
  it('returns nothing after composing', () => {
    expect(unplacedFacts(site)).toEqual({ texts: [], facts: [] })
  })

  it('returns a sentence that was removed from the page', () => {
    const without = withContent('Introduction', { body: 'I answer the phone myself.' })
    expect(unplacedFacts(without).texts).toEqual([
      'My van is a workshop, so most jobs take one visit.',
      'I clean up before I leave.',
    ])
  })

  it('returns a sentence in which a word was changed', () => {
    const section = site.sections.find(({ type }) => type === 'Introduction')
    const body =
      section?.type === 'Introduction' ? plainWords(section.content.body).replace('one visit', 'two visits') : ''
    expect(unplacedFacts(withContent('Introduction', { body })).texts).toEqual([
      'My van is a workshop, so most jobs take one visit.',
    ])
  })

  it('returns a hidden section’s content', () => {
    expect(keysOf(setSectionHidden(site, 'contact', true))).toContain('hours')
  })

  it('returns a fact overridden by a section', () => {
    expect(keysOf(withContent('Contact', { hours: 'By chance' }))).toEqual(['hours'])
  })

  it('returns a service whose card or note was removed', () => {
    expect(keysOf(withContent('Services', { items: [] }))).toContain('services:service-3')
    const services = site.sections.find(({ type }) => type === 'Services')
    const items =
      services?.type === 'Services' ? services.content.items.map((item) => ({ ...item, paragraph: '' })) : []
    expect(keysOf(withContent('Services', { items }))).toEqual(['services:service-1'])
  })

  it.each(['LS6', 'Gayton marina'])('doesn’t return a place shown as its owner typed it: %s', (location) => {
    const facts: Facts = { ...plumberFacts, place: { town: '', country: 'GB' }, location }
    const { sections } = composedSite({ facts, sections: ['Introduction', 'Contact'] })
    const contact = sections.find(({ type }) => type === 'Contact')
    expect(contact?.content).toMatchObject({ body: expect.not.stringContaining(location), showMap: true })
  })

  it('doesn’t return a fact contained in the owner’s sentence, in any section', () => {
    expect(site.sections.some(({ type }) => type === 'Team')).toBe(false)
    const facts: Facts = {
      ...plumberFacts,
      sentences: [
        { id: 'sentence-1', text: 'My workshop has one owner and I am Ada', facts: ['person-1'], covered: true },
      ],
    }
    const document = composedSite({ facts, sections: ['Introduction', 'Services', 'Contact'] })
    expect(document.sections[1]?.content).toMatchObject({ heading: 'My workshop has one owner and I am Ada' })
    expect(keysOf(document)).toEqual([])
  })
})

/** Words without matching labels, so tests can find each on a page. */
const word = fc.string({ unit: fc.constantFrom(...'bcdfgklmnprstvwz'), minLength: 5, maxLength: 9 })
const words = (least: number, max: number) =>
  fc.array(word, { minLength: least, maxLength: max }).map((all) => all.join(' '))
const numbered = <T extends object>(kind: string, all: readonly T[]) =>
  all.map((one, index) => ({ ...one, id: `${kind}-${index + 1}` }))
const some = <T>(arbitrary: fc.Arbitrary<T>, max: number) => fc.array(arbitrary, { maxLength: max })
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
          const factIds = [...new Set(says.flatMap((nth) => ids[(nth * 5) % Math.max(1, ids.length)] ?? []))]
          return { text, facts: factIds, covered: covered && factIds.length > 0 }
        }),
      ),
    }
  })

describe('a composed page', () => {
  it('contains everything the owner said, and nothing else (property)', () => {
    fc.assert(
      fc.property(
        facts,
        fc.shuffledSubarray([...sectionTypeNames, 'QuoteBanner', 'ImageBanner'] as const),
        fc.constantFrom('en-GB', 'de-DE', 'fr-CA', 'pl-PL', 'sv-SE'),
        (facts, sections, language) => {
          const texts = (facts.sentences ?? []).map(({ text }) => text)
          // Sentences with the same words appear once.
          fc.pre(!texts.some((text, at) => texts.some((other, nth) => nth !== at && repeats(text, other))))
          const document = composedSite({ facts, sections, language })
          expect(websiteSettings.parse(document)).toEqual(document)
          expect(unplacedFacts(document).texts).toEqual([])
          if (sections.includes('Services') && sections.includes('Contact') && sections.includes('Team'))
            expect(unplacedFacts(document).facts).toEqual([])
          expect(untold(document)).toEqual([])
        },
      ),
      { numRuns: 120 },
    )
  })
})

/** Visible text and link targets. */
async function visibleText(document: ReturnType<typeof composedSite>): Promise<string> {
  const { files } = await renderSite(document, { origin: 'https://wren.example', formEndpoint: '/_/contact' })
  const [, body = ''] = (files['index.html']?.body ?? '').split('<body')
  const hrefs = [...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  const text = body
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '\n')
  return [text, ...hrefs]
    .join('\n')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
}

describe('any business’s published page', () => {
  it.each([
    ['every section', everySection],
    ['the usual sections', defaultSections],
  ] as const)('shows visitors every fact and every sentence, with %s', async (_, sections) => {
    expect(
      await offendersAmong(Object.entries(invented), async (business) => {
        const document = composedSite({ ...business, sections })
        const { services, people, credentials, areas, phones, emails, terms, audience, links, sentences, since } =
          document.business
        const page = normalized(await visibleText(document))
        const shown = (...texts: (string | number | null | undefined)[]) => {
          for (const text of texts) expect(appearsOnPage(String(text ?? ''), [page]), `${text}`).toBe(true)
        }
        const isCovered = (id: string) => sentences.some(({ covered, facts }) => covered && facts.includes(id))
        for (const { text, covered } of sentences) if (!covered && /\p{L}/u.test(text)) shown(text)
        for (const { name, price, duration, note } of services)
          shown(
            name,
            note,
            duration,
            price && formatPrice(price, document.settings.language, hasCents(document.business)),
          )
        for (const { name, role, about } of people) shown(name, ...(isCovered('person-1') ? [] : [role, about]))
        for (const { name, number } of credentials) shown(name, number)
        for (const { name } of areas) shown(name)
        for (const { number } of phones) shown(number)
        for (const { address } of emails) shown(address)
        for (const { text } of [...terms, ...audience]) shown(text)
        for (const { url } of links) expect(page).toContain(normalized(url))
        if (since) shown(since.year ?? since.years)
      }),
    ).toEqual([])
  })
})
