import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Section, SectionType } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { publishedDocument } from '../../../renderer/published-document.ts'
import { unplacedFacts } from '../../../templates/compose/unplaced-facts.ts'
import { factsOf, groomers, hairdresser } from '../../harness/workers/creation/creations.ts'
import { sampleBios, wholeFirst, wholeRest } from '../../harness/workers/creation/hairdresser-answers.ts'
import {
  type Answers,
  callOf,
  citing,
  introductionIn,
  labelsIn,
  newWritingOrder as newOrder,
  questionsIn,
  sayingsOf as sayings,
  sectionIn,
  setUpWriting,
  type WritingCall,
  writtenBy,
  writtenWith,
} from '../../harness/workers/creation/written-websites.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'

const { info } = setUpWriting()

const hair = citing(hairdresser)
const dogs = citing(groomers)
const answering = (answers: Answers, order = newOrder()) => writtenBy(order, sayings(answers))
const body = (...sentences: object[]): Answers => ({ first: { 'introduction.body': sentences } })

describe('writing a website', () => {
  it('keeps the composed page without a model', async () => {
    const order = newOrder()
    const { website, received } = await writtenWith(order, {})
    expect(website).toEqual(order.document)
    expect(received.map(({ section }) => section)).toEqual(order.document.sections)
  })

  it('sends two parallel calls, each followed by one check', async () => {
    const order = newOrder()
    const answers = { first: wholeFirst(order), rest: wholeRest }
    const waiting = { first: Promise.withResolvers<void>(), rest: Promise.withResolvers<void>() }
    const calls: (WritingCall | undefined)[] = []
    const run = async (_model: string, { messages }: Record<string, unknown>) => {
      const call = callOf((messages as { content: string }[])[0]?.content ?? '')
      calls.push(call)
      if (call !== 'first' && call !== 'rest') return { response: { unsupported: 'none' } }
      waiting[call].resolve()
      await Promise.all([waiting.first.promise, waiting.rest.promise])
      return { response: answers[call] }
    }
    const { website } = await writtenWith(order, { AI_PROVIDER: 'workers-ai', AI: { run } })
    expect(calls.toSorted()).toEqual(['first', 'rest', 'support', 'support'])
    expect(introductionIn(website).heading).toBe('Hair above the bakery')
    expect(sectionIn(website, 'Services').content.heading).toBe('What a cut costs')
  })

  it('drops a banner that only repeats the headline', async () => {
    const order = newOrder({ types: null })
    const first = wholeFirst(order)
    const repeated = { 'quote-banner.primary': first['introduction.heading'], 'quote-banner.subordinate': [] }
    const { website } = await answering({ first, rest: { ...wholeRest, ...repeated } }, order)
    expect(introductionIn(website).heading).toBe('Hair above the bakery')
    expect(website.sections.map(({ type }) => type)).not.toContain('QuoteBanner')
  })

  it('applies the texts, order and layouts of a good answer', async () => {
    const order = newOrder()
    const first = wholeFirst(order)
    const { website } = await answering({ first, rest: wholeRest }, order)
    expect(introductionIn(website)).toMatchObject({
      ...{ heading: 'Hair above the bakery', kicker: 'Hairdresser in Totnes, England' },
      body: 'I learned the trade from my aunt. I cut and color hair in my own little salon above the bakery.',
    })
    expect(sectionIn(website, 'Services').content).toMatchObject({
      ...{ heading: 'What a cut costs', body: 'I am not insured for home visits.' },
      items: [{ heading: 'Cut' }, { heading: 'Color', paragraph: 'Color starts from £65.', knowledge: '' }],
    })
    expect(questionsIn(website).map(({ question, answer }) => [question, answer])).toEqual([
      ['What does a cut cost?', 'A cut is £28.'],
      ['Are you qualified?', 'Yes, City & Guilds.'],
    ])
    expect(sectionIn(website, 'Contact').content.body).toBe('Ring me on 01803 555019. Or just write.')
    expect(website.settings).toMatchObject({
      pageTitle: first.title.text,
      pageDescription: 'A cut is £28. Color starts from £65.',
    })
    const menu = ['frequently-asked-questions', 'team', 'services', 'contact']
    expect(website.sections.map(({ id }) => id)).toEqual(['header', 'introduction', ...menu, 'footer'])
    const { links } = sectionIn(website, 'Header').content
    expect(links.map(({ link }) => link.value)).toEqual(menu)
    const labels = ['Ask me', 'Who cuts', 'Prices', 'Ring or write']
    expect(links.map(({ link }) => link.label)).toEqual(labels)
    expect(sectionIn(order.document, 'Services').content.layout).not.toBe('List')
    expect(sectionIn(website, 'Services').content.layout).toBe('List')
    expect(unplacedFacts(website)).toEqual(unplacedFacts(order.document))
  })

  describe('for an owner who writes shorthand', () => {
    const business = factsOf({
      ...groomers,
      services: [
        { id: 'bath', name: 'bath w towel', price: { amount: 30, currency: 'GBP', unit: '/hr' }, duration: '1.5hrs' },
        { id: 'clip', name: 'Full clip', price: { amount: 45, currency: 'GBP' }, note: 'mon wed 6pm' },
        { id: 'weeks', name: '8 wkly is usual' },
      ],
    })
    const answeringWith = (rest: object) => answering({ rest }, newOrder({ business }))
    const rowsOf = (website: WebsiteSettings) => sectionIn(website, 'Services').content.items
    const cite = citing(business)

    it('expands list entries as the model prints them, if the meaning stays', async () => {
      const printed = [
        { of: 'bath w towel', text: 'Bath with towel' },
        { of: '1.5hrs', text: '1.5 hours' },
        { of: '/hr', text: '/ 2 hours' },
        { of: 'Full clip', text: 'The best clip' },
      ]
      const { website } = await answeringWith({ printed })
      expect(website.business.services[0]).toMatchObject({ name: 'Bath with towel', duration: '1.5 hours' })
      expect(website.business.services[0]?.price?.unit).toBe('/hr')
      expect(rowsOf(website).map(({ heading }) => heading)).toEqual(['Bath with towel', 'Full clip', '8 wkly is usual'])
    })

    it('writes out the days in a service’s text', async () => {
      const says = [cite('Mondays and Wednesdays at 6 pm.', 'services.clip')]
      const { website } = await answeringWith({ 'services.items': [{ of: 'service-2', says }] })
      expect(rowsOf(website)[1]?.paragraph).toBe('Mondays and Wednesdays at 6 pm.')
    })

    it('drops a row that is not a service only if a sentence covers it', async () => {
      const body = { 'services.body': [cite('A visit weekly for 8 weeks is usual.', 'services.weeks')] }
      const without = await answeringWith({ ...body, leaveOut: ['service-3'] })
      expect(rowsOf(without.website).map(({ id }) => id)).toEqual(['service-1', 'service-2'])
      const back = await answeringWith({ leaveOut: ['service-3'] })
      expect(rowsOf(back.website).map(({ id }) => id)).toEqual(['service-1', 'service-2', 'service-3'])
    })
  })

  it('writes each person’s facts into their bio', async () => {
    const members = [{ of: 'person-2', says: [dogs('Ben trims claws while you wait.', 'people.ben')] }]
    const says = [dogs('Before the shop, Ana was a vet nurse.', 'people.ana')]
    const rest = { 'team.members': [{ of: 'person-1', says }, ...members] }
    const { website } = await answering({ rest }, newOrder({ business: groomers }))
    const bios = sectionIn(website, 'Team').content.members.map((member) => member.bio)
    expect(bios).toEqual(['Before the shop, Ana was a vet nurse.', 'Ben trims claws while you wait.'])
  })

  it('sends facts by short ids, with language, voice, two examples and the trade’s questions', async () => {
    const { seen } = await answering({})
    const [first, rest] = (['first', 'rest'] as const).map((call) => seen.find((one) => one.call === call))
    expect(JSON.parse(first?.data.facts ?? '')).toMatchObject({ f1: 'trade: Hairdresser', f4: 'service: Cut, £28' })
    expect(rest?.data.facts).toBe(first?.data.facts)
    expect(JSON.parse(rest?.data.asked ?? '')).toContain('How far ahead should I book?')
    for (const { messages } of seen) {
      const [rules = '', data = '', ...more] = messages.map(({ content }) => content)
      expect(more).toEqual([])
      expect(rules).toContain('Write in British English')
      expect(rules).toMatch(/first person singular/)
      expect(rules.match(/\{"facts":\{"f1":/g)).toHaveLength(2)
      expect(rules).not.toContain('above the bakery')
      expect(data).toContain('above the bakery')
    }
  })

  it('follows the website’s language', async () => {
    const activities = 'Friseur in Graz. Wir sind drei Schwestern und schneiden Haare auch zu Hause.'
    const text = 'Wir sind drei Schwestern und schneiden Haare auch zu Hause.'
    const sentences = [{ id: 'schwestern', text }]
    const business = factsOf({ activities, location: 'Graz', place: { town: 'Graz', country: 'AT' }, sentences })
    const cite = citing(business, 'de-AT')
    const { website, seen } = await answering(
      body(
        cite('Auch zu Hause schneiden wir drei Schwestern Haare.', 'sentences.schwestern'),
        cite('Der beste Salon in Wien.', 'sentences.schwestern'),
      ),
      newOrder({ business, language: 'de-AT' }),
    )
    expect(introductionIn(website).body).toBe('Auch zu Hause schneiden wir drei Schwestern Haare.')
    expect(seen[0]?.messages[0]?.content).toContain('Write in Austrian German')
  })

  it('returns the writer’s words for photos if photos are searched', async () => {
    const first = { photos: ['hair scissors', 'salon mirror'] }
    expect((await answering({ first }, newOrder({ hasPhotos: true }))).photos).toEqual(first.photos)
    expect((await answering({ first })).photos).toEqual([])
  })

  it('doesn’t send texts that the owner locked or hid', async () => {
    const order = newOrder({ changes: { Introduction: { locked: true }, FrequentlyAskedQuestions: { hidden: true } } })
    const { website, seen } = await answering({ first: wholeFirst(order), rest: wholeRest }, order)
    expect(sectionIn(website, 'Introduction')).toEqual(sectionIn(order.document, 'Introduction'))
    expect(sectionIn(website, 'FrequentlyAskedQuestions').content).toEqual({
      ...sectionIn(order.document, 'FrequentlyAskedQuestions').content,
    })
    const schemas = JSON.stringify(seen.map(({ response_format }) => response_format))
    expect(schemas).not.toMatch(/introduction\.heading|frequently-asked-questions\.items/)
  })

  it('keeps new samples as samples and unpublished', async () => {
    const { website } = await answering({ rest: wholeRest })
    const team = sectionIn(website, 'Team')
    expect(team.content.members.map((one) => [one.bio, one.sample])).toEqual(
      sampleBios.map((text) => [`(Sample Bio) ${text}`, true]),
    )
    const types = publishedDocument(website).sections.map(({ type }) => type)
    expect(types).not.toContain('Team')
  })

  it.each(['', ' ', '—'])('keeps the line above its heading if the answer has “%s” for it', async (text) => {
    const order = newOrder()
    const composed = introductionIn(order.document).kicker
    const kicker = { text, facts: [] }
    const { website } = await answering({ first: { ...wholeFirst(order), 'introduction.kicker': kicker } }, order)
    expect(composed).toBe('Hairdresser in Totnes')
    expect(introductionIn(website)).toMatchObject({ heading: 'Hair above the bakery', kicker: composed })
  })

  it('accepts only layouts that suit the section', async () => {
    const order = newOrder()
    const layouts = { introduction: 'PaneOfLight', services: 'Carousel', team: 'Portraits', contact: 'Auto' }
    const { website } = await answering({ first: { ...wholeFirst(order), layouts } }, order)
    for (const type of ['Introduction', 'Services', 'Team'] as const)
      expect(sectionIn(website, type).content.layout).toBe(sectionIn(order.document, type).content.layout)
  })
})

describe('a questions section that the composer left out', () => {
  const types: SectionType[] = ['Header', 'Introduction', 'Services', 'Contact', 'Footer']
  const items = [{ question: 'What does a cut cost?', answer: [hair('A cut is £28.', 'services.cut')] }]
  const rest = { 'frequently-asked-questions.items': items }
  const typesIn = ({ sections }: WebsiteSettings) => sections.map(({ type }) => type)

  it('appears with at least one supported answer, before the contact details', async () => {
    const { website } = await answering({ rest }, newOrder({ types, chosen: null }))
    expect(typesIn(website)).toEqual(types.toSpliced(3, 0, 'FrequentlyAskedQuestions'))
    expect(questionsIn(website).map(({ question }) => question)).toEqual(['What does a cut cost?'])
  })

  it('gets a menu link after services, unless the section remains out', async () => {
    const menuIn = (website: WebsiteSettings) => sectionIn(website, 'Header').content.links.map(({ link }) => link)
    const order = newOrder({ types, chosen: null })
    const before = menuIn(order.document)
    const faq = { type: 'Section', label: 'Questions', value: 'frequently-asked-questions' }
    const written = menuIn((await answering({ rest }, order)).website)
    expect(written).toEqual(
      before.toSpliced(before.findIndex(({ value }) => value === 'services') + 1, 0, expect.objectContaining(faq)),
    )
    expect(menuIn((await answering({}, order)).website)).toEqual(before)
  })

  it('remains out if the owner chose the sections or nothing is supported', async () => {
    expect(typesIn((await answering({ rest }, newOrder({ types }))).website)).toEqual(types)
    const support = { unsupported: 's1' }
    const { website } = await answering({ rest, support }, newOrder({ types, chosen: null }))
    expect(typesIn(website)).toEqual(types)
  })

  it.each(['en-GB', 'de-AT'])('remains out if only its heading was written, in %s', async (language) => {
    const order = () => newOrder({ types, chosen: null, language })
    expect(typesIn((await answering({}, order())).website)).toEqual(types)
    const headed = { 'frequently-asked-questions.heading': hair('Good to know') }
    expect(typesIn((await answering({ rest: headed }, order())).website)).toEqual(types)
  })

  it('doesn’t move other sections’ labels', async () => {
    const order = newOrder({ types, chosen: null })
    const { seen } = await answering({}, order)
    const labels = JSON.parse(seen.find(({ call }) => call === 'first')?.data.labels ?? '{}') as Record<
      string,
      { now: string }
    >
    const first = Object.fromEntries(Object.entries(labels).map(([name, { now }]) => [name, `My ${now.toLowerCase()}`]))
    const { website } = await answering({ first }, order)
    const before = labelsIn(order.document).filter((label) => label !== '')
    expect(labelsIn(website).filter((label) => label !== '')).toEqual(
      before.map((label) => `My ${label.toLowerCase()}`),
    )
  })
})

describe('a sentence that goes beyond its facts', () => {
  const good = dogs('Dogs of Harrogate and Ripon are who we groom.', 'sentences.groom')
  const free = dogs('Claws of puppies are free.', 'sentences.puppies')

  it.each([
    ['cites no fact', dogs('We love what we do.')],
    ['cites a fact that does not exist', { text: 'We love what we do.', facts: ['f99'] }],
    ['has a number of no fact', dogs('We groom 15 dogs a day.', 'sentences.groom')],
    ['has a price of a fact that it doesn’t cite', dogs('We groom dogs from £30.', 'sentences.groom')],
    [
      'has the price of another service',
      dogs('A bath is £45 and a full clip is £30.', 'services.bath', 'services.clip'),
    ],
    ['has a name of no fact', dogs('Maria grooms dogs too.', 'sentences.groom')],
    ['has a place of no fact', dogs('We groom dogs in Leeds.', 'sentences.groom')],
    ['tells of one person what is true of the other', dogs('Ben was a vet nurse.', 'people.ana', 'people.ben')],
    ['turns a refusal into an offer', dogs('We groom cats.', 'sentences.groom', 'terms.cats')],
    ['speaks in another voice', dogs('I groom dogs in Harrogate.', 'sentences.groom')],
    ['has other hours', dogs('On Saturday we are open from 8:00 to 18:00.', 'hours')],
    ['praises', dogs('The best groomers in Harrogate.', 'sentences.groom')],
  ])('disappears if it %s, and the rest of its text stays', async (_what, bad) => {
    const { website } = await answering(body(bad, good, free), newOrder({ business: groomers }))
    expect(introductionIn(website).body).toBe(`${good.text} ${free.text}`)
    expect(linesAbout(info, 'writing.rejected').map(({ what }) => what)).toContain('introduction.body.0')
    expect(info.mock.calls.flat().join()).not.toContain('Maria')
  })

  it('disappears if the check lists it, and the others stay', async () => {
    const support = { unsupported: 'S2' }
    const other = dogs('In Harrogate and Ripon we groom dogs.', 'sentences.groom')
    const { website, seen } = await answering({ ...body(free, good, other), support }, newOrder({ business: groomers }))
    expect(introductionIn(website).body).toBe(`${free.text} ${other.text}`)
    const checked = JSON.parse(seen.find(({ call }) => call === 'support')?.data.sentences ?? '{}')
    expect(checked.s2).toEqual({ says: good.text, facts: ['said: We groom dogs in Harrogate and Ripon.'] })
  })

  it('removes its question too', async () => {
    const items = [
      { question: 'Do you do weddings?', answer: [dogs('Yes, from £300.', 'sentences.groom')] },
      { question: 'Can I pay by card?', answer: [dogs('Yes, cash or card.', 'terms.cash')] },
    ]
    const rest = { 'frequently-asked-questions.items': items }
    const { website } = await answering({ rest }, newOrder({ business: groomers }))
    expect(questionsIn(website).map(({ question }) => question)).toEqual([
      'Can I pay by card?',
      'Is there anything you don’t do?',
    ])
  })

  it.each<[string, Parameters<typeof sayings>[1]]>([
    ['fails', { support: { says: 'busy', status: 503 } }],
    ['says something else', { support: { says: { fine: true } } }],
    ['is no JSON', { support: { says: 'All of it is fine.' } }],
    ['names no such sentence', { support: { says: { unsupported: 'all' } } }],
    ['names one that it was not asked about', { support: { says: { unsupported: 's1 s99' } } }],
  ])('gives way to the composer’s texts if the check %s', async (_what, more) => {
    const order = newOrder({ business: groomers })
    const rest = { 'services.heading': dogs('What a bath costs', 'services.bath') }
    const { website } = await writtenBy(order, sayings({ ...body(good, free), rest }, more))
    expect(website).toEqual(order.document)
  })
})

describe('a model that takes 800 ms per call', () => {
  // The benchmark limits this to 2.2 calls. This test only shows that the parts run in parallel, even on a busy machine.
  it('writes a website in two rounds and reports every section when written', async () => {
    const settings = { AI_PROVIDER: 'openai', AI_URL: env.FITTING_MODEL_URL } as const
    await writtenWith(newOrder({ businessName: 'Tuck' }), settings)
    const { website, received, took } = await writtenWith(newOrder(), settings)
    const isWritten = (section: Section) => JSON.stringify(section).includes('Model')
    const types = website.sections.filter(isWritten).map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['Header', 'Introduction', 'Contact']))
    expect(website.settings.pageDescription).toMatch(/^Model/)
    expect(took).toBeGreaterThan(1550)
    expect(took).toBeLessThan(5 * 800)
    expect(received.find(({ section }) => isWritten(section))?.at).toBeLessThan(took - 750)
  })
})
