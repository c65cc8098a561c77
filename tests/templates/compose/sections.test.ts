import { describe, expect, it } from 'vitest'
import { addSection, removeSection, replaceSection, roomFor } from '../../../renderer/document/edits/edits.ts'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import {
  type Section,
  type SectionOf,
  type SectionType,
  sectionTypeNames,
  sectionTypes,
} from '../../../renderer/document/section-types.ts'
import { plainWords } from '../../../renderer/document/values/formatted-text.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { composeSection, sectionNeeds } from '../../../templates/compose/compose.ts'
import { bookingPage, socialProfile, videoPage } from '../../../templates/compose/header-and-footer.ts'
import { defaultSections, sectionChoices } from '../../../templates/compose/section-order.ts'
import { composedSite, everySection, type Facts, plumberFacts } from '../../harness/composed-site.ts'
import { offendersAmong } from '../../harness/offenders.ts'
import { invented } from './invented-businesses.ts'
import { untold } from './untold.ts'

const site = (sections: readonly SectionType[]) => composedSite({ sections })
const withOneMore = (document: WebsiteSettings, type: SectionType) =>
  addSection(document, composeSection(document, type))

/** The page with the maximum of sections of every type. */
const full = (document: WebsiteSettings) =>
  sectionTypeNames.reduce((page, type) => {
    let next = page
    while (roomFor(next, type) > 0) next = withOneMore(next, type)
    return next
  }, document)

const sectionsOf = <T extends SectionType>({ sections }: WebsiteSettings, type: T) =>
  sections.filter((section): section is SectionOf<T> & typeof section => section.type === type)

const businesses = Object.entries(invented)

describe('a section added to any business’s page', () => {
  it('passes validation within every limit, whatever its type', async () => {
    expect(
      await offendersAmong(businesses, (business) => {
        const page = full(composedSite({ ...business, sections: [] }))
        expect(websiteSettings.parse(page)).toEqual(page)
        for (const [type, { maxCount }] of Object.entries(sectionTypes))
          expect(sectionsOf(page, type as SectionType)).toHaveLength(maxCount)
      }),
    ).toEqual([])
  })

  it('contains no claim that the owner didn’t make', async () => {
    expect(
      await offendersAmong(businesses, (business) => {
        expect(untold(full(composedSite({ ...business, sections: [] })))).toEqual([])
      }),
    ).toEqual([])
  })

  it('matches the one on a newly composed website', async () => {
    expect(
      await offendersAmong(businesses, (business) => {
        const page = full(composedSite({ ...business, sections: ['Introduction', 'Contact', 'Scheduling'] }))
        const composed = composedSite({ ...business, sections: everySection })
        for (const type of ['Services', 'FrequentlyAskedQuestions'] as const) {
          const [first] = sectionsOf(composed, type)
          if (first && type !== 'Services') expect(sectionsOf(page, type)[0]?.content).toEqual(first.content)
        }
        const items = sectionsOf(composed, 'Services')[0]?.content.items ?? []
        expect(sectionsOf(page, 'Services')[0]?.content.items).toEqual(items)
      }),
    ).toEqual([])
  })
})

describe('a banner added to a page', () => {
  it('differs from an existing banner', () => {
    const page = site(['Introduction', 'ImageBanner', 'ImageBanner', 'Contact'])
    const [first, second] = sectionsOf(page, 'ImageBanner')
    expect(first?.content.heading).not.toBe(second?.content.heading)
    const again = composeSection(removeSection(page, first?.id ?? ''), 'ImageBanner')
    expect(again.content.heading).toBe(first?.content.heading)
  })

  it('starts blank if every sentence already has a place', () => {
    const { primary, subordinate } = composeSection(site(['Introduction', 'Contact']), 'QuoteBanner').content
    expect([primary, subordinate]).toEqual(['', ''])
  })

  it('shows a sentence missing from the page', () => {
    const page = site(['Introduction', 'Contact'])
    const introduction = sectionsOf(page, 'Introduction')[0] as Section & { type: 'Introduction' }
    const shorter = replaceSection(page, { ...introduction, content: { ...introduction.content, body: '' } })
    const { primary } = composeSection(shorter, 'QuoteBanner').content
    expect(primary).toBe('My van is a workshop, so most jobs take one visit')
  })
})

describe('what a new section still needs', () => {
  it('comes to nothing if the business has enough facts', () => {
    const page = site(['Introduction', 'Contact'])
    for (const type of ['Services', 'Team', 'FrequentlyAskedQuestions', 'Contact', 'Introduction'] as const)
      expect(sectionNeeds(type, page), type).toBeUndefined()
  })

  it.each([
    'Services',
    'Team',
    'Gallery',
    'FrequentlyAskedQuestions',
    'Video',
    'Scheduling',
    'CustomerReviews',
    'QuoteBanner',
    'ImageBanner',
  ] as const)('appears in a sentence, and the section’s fields are blank: %s', (type) => {
    const page = composedSite({ facts: {}, sections: [] })
    expect(sectionNeeds(type, page)).toMatch(/^[A-Z][^.]+\.$/)
    const content: Record<string, unknown> = composeSection(page, type).content
    const { heading: _, primary: __, ...fields } = content
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string' && !['frame', 'layout'].includes(name)) expect(value, name).toBe('')
    expect(content.items ?? content.members ?? []).toEqual([])
  })

  it('comes to nothing once the missing fact is known', () => {
    const page = composedSite({ facts: {}, sections: [] })
    expect(sectionNeeds('Team', page)).toContain('people')
    const { people } = composedSite({ facts: { people: plumberFacts.people } }).business
    expect(sectionNeeds('Team', { ...page, business: { ...page.business, people } })).toBeUndefined()
  })
})

describe('a page with an added section', () => {
  it('provides the section’s link targets, under their actual ids', () => {
    const facts = { ...plumberFacts, hours: { byAppointment: true } }
    const page = composedSite({ facts, sections: ['Introduction'] })
    expect(composeSection(page, 'Scheduling').content.button).toMatchObject({ type: 'Phone' })
    const contact = { ...composeSection(page, 'Contact'), id: 'reach-us' }
    expect(composeSection(addSection(page, contact), 'Scheduling').content.button).toMatchObject({
      type: 'Section',
      value: 'reach-us',
    })
  })

  it.each(presetStyles)('determines the section’s background: %s', (style) => {
    const page = { ...site(['Introduction', 'Services']), style }
    const [first, second] = (['Gallery', 'Team'] as const).reduce(withOneMore, page).sections.slice(-3)
    const inBlocks = style === 'Geometric' || style === 'Fun'
    if (inBlocks) expect(first?.design.tone).not.toBe(second?.design.tone)
    else expect([first?.design.tone, second?.design.tone]).toEqual(['Plain', 'Plain'])
  })
})

describe('the sections offered for a new website', () => {
  it('include every type once', () => {
    expect(sectionChoices).toHaveLength(13)
    expect(new Set(sectionChoices.map(({ type }) => type)).size).toBe(13)
  })

  it('appear preselected if a new website starts with them', () => {
    expect(defaultSections).toEqual([
      'Header',
      'Introduction',
      'Services',
      'Gallery',
      'QuoteBanner',
      'ImageBanner',
      'CustomerReviews',
      'Contact',
      'Footer',
    ])
  })

  it('use common names', () => {
    const titles = Object.fromEntries(sectionChoices.map(({ type, title }) => [type, title]))
    expect(titles).toMatchObject({ QuoteBanner: 'Text Banner', FrequentlyAskedQuestions: 'FAQ' })
  })

  it('allow the removal of all except header and footer', () => {
    expect(sectionChoices.filter(({ required }) => required).map(({ type }) => type)).toEqual(['Header', 'Footer'])
  })
})

/** The headline and banner texts of a website. */
function largeLetters(
  texts: readonly string[],
  change: Facts = {},
  language = 'en-GB',
  factsIn: Record<string, string[]> = {},
) {
  const sentences = texts.map((text, index) => ({ id: `sentence-${index + 1}`, text, facts: factsIn[text] ?? [] }))
  const { sections } = composedSite({
    facts: { ...plumberFacts, ...change, sentences },
    sections: everySection,
    language,
  })
  return sections.flatMap((section) => {
    if (section.type === 'Introduction') return [section.content.heading]
    if (section.type === 'QuoteBanner') return [section.content.primary]
    return section.type === 'ImageBanner' ? [section.content.heading] : []
  })
}
const plain = ['Repairs of all kinds.', 'Small jobs welcome.', 'Large jobs too.', 'Vans on the road.']

describe('text in large letters', () => {
  it.each([
    ['en-GB', 'Before this I was a nurse for nineteen years'],
    ['es-ES', 'Aprendí con mi padre, Eusebio Carmona'],
    ['fr-FR', 'Je reçois des enfants et des sportifs'],
    ['de-DE', 'Wir backen seit drei Generationen im Holzofen'],
    ['pt-BR', 'Nós assamos o pão em forno a lenha da família'],
    ['nl-BE', 'Wij bakken al drie generaties in een houtoven'],
    ['pl-PL', 'U nas chleb piecze się w piecu opalanym drewnem'],
  ])('shows a personal statement by the owner: %s', (language, text) => {
    expect(largeLetters([...plain, text], {}, language)).toContain(text)
  })

  it.each([
    ['a price or a number', 'I charge £25 for a visit of half an hour'],
    ['an exclusion', 'We don’t take rubbish, tyres or paint'],
    ['a demand on customers', 'My horses must be caught and dry first'],
    ['an apology', 'Our old staircase is steep, sorry about that'],
    ['an address', 'Back of the arcade, up the stairs, second door'],
    ['no first person', 'Fridge and washing machine repairs also'],
  ])('never shows a sentence with %s', (_, text) => {
    expect(largeLetters([...plain, text])).not.toContain(text)
  })

  it.each([
    ['pt-PT', 'Nós apenas atendemos quem marcou hora antes'],
    ['nl-NL', 'Wij komen enkel langs na een telefoontje vooraf'],
    ['pl-PL', 'U nas nie ma niestety miejsca na parkowanie'],
    ['pl-PL', 'U nas wizyty odbywają się tylko po umówieniu'],
  ])('never shows a restriction: %s, %s', (language, text) => {
    expect(largeLetters([...plain, text], {}, language)).not.toContain(text)
  })

  it('never shows the same sentence twice', () => {
    const found = largeLetters(['I mend the clocks of this town', 'I come to you on Sundays', ...plain])
    expect(new Set(found).size).toBe(found.length)
  })
})

function questionsOf(facts: Facts, change: Parameters<typeof composedSite>[0] = {}) {
  const { sections } = composedSite({ facts, sections: ['FrequentlyAskedQuestions', 'Contact'], ...change })
  const section = sections.find(({ type }) => type === 'FrequentlyAskedQuestions')
  return section?.type === 'FrequentlyAskedQuestions' ? section.content.items : []
}
const answers = (facts: Facts, change?: Parameters<typeof composedSite>[0]) =>
  Object.fromEntries(questionsOf(facts, change).map(({ question, answer }) => [question, answer]))

describe('questions that customers ask', () => {
  it('appear only if facts answer them', () => {
    const groomer = invented['a dog groomer whose trade is not listed']?.facts ?? {}
    expect(answers(groomer)).toEqual({
      'Is there anything you don’t do?': 'I don’t take dogs over 40 kg.',
      'Is there a deposit?': '£10 deposit for new dogs.',
      'Which languages do you speak?': 'I speak English and Gujarati.',
    })
  })

  it('start with those that the owner answered, even if there is only one', () => {
    const question = 'Do you deliver?'
    const sentences = [
      { id: 'sentence-1', text: `${question} Yes, within 10 miles.`, question, facts: [], covered: false },
    ]
    const facts: Facts = { ...plumberFacts, credentials: [], terms: [], sentences }
    expect(questionsOf(facts)[0]).toMatchObject({ question, answer: 'Yes, within 10 miles.' })
  })

  it('need a second question with an answer to form a section', () => {
    const facts: Facts = { ...plumberFacts, credentials: [] }
    expect(questionsOf(facts)).toEqual([])
    const bodyOf = (type: 'Services' | 'Contact') =>
      plainWords(sectionsOf(composedSite({ facts }), type)[0]?.content.body ?? '')
    expect(bodyOf('Services')).toContain('No charge to look.')
    expect(bodyOf('Contact')).not.toContain('No charge to look.')
  })

  it('don’t present insurance as a qualification', () => {
    const credentials: Facts['credentials'] = [{ id: 'credential-1', kind: 'Insurance', name: 'Fully insured' }]
    const found = answers({ ...plumberFacts, credentials })
    expect(found['Are you insured?']).toBe('Yes, fully insured.')
    expect(found).not.toHaveProperty('Are you qualified?')
  })

  it('include how to book only if customers have to book', () => {
    expect(answers(plumberFacts)).not.toHaveProperty('How do I book?')
    const hours = { byAppointment: true }
    expect(answers({ ...plumberFacts, hours })['How do I book?']).toBe(
      'Call 0113 496 0123 or write to ada@wren.example.',
    )
  })

  it('appear in the page’s language', () => {
    const found = answers(invented['a hairdresser in Graz']?.facts ?? {}, { language: 'de-AT' })
    expect(Object.keys(found)).toEqual(['Wie vereinbare ich einen Termin?', 'Was ist, wenn ich absagen muss?'])
  })

  it.each([
    ['facts answer only one', { areas: [{ id: 'area-1', name: 'Leeds' }] }, 'en-GB'],
    ['the language has no words for them', plumberFacts, 'sv-SE'],
  ] as const)('don’t appear if %s', (_, facts, language) => {
    expect(questionsOf(facts as Facts, { language })).toEqual([])
  })
})

/** Whether the contact form of a new website asks for a preferred time. */
function asksForTime(slug: string, change: Parameters<typeof composedSite>[0] = {}) {
  const { sections } = composedSite({ facts: { trade: { slug } }, sections: defaultSections, ...change })
  const contact = sections.find(({ type }) => type === 'Contact')
  return contact?.type === 'Contact' ? contact.content.askPreferredTime : undefined
}

describe('a new website’s contact form', () => {
  it('asks the trade’s question, in a translated language', () => {
    const questionOf = (slug: string, language = 'en-GB') => {
      const facts = { activities: slug, trade: { slug, name: slug } }
      const { sections } = composedSite({ businessName: 'Wren', facts, sections: defaultSections, language })
      return sections.flatMap((section) => (section.type === 'Contact' ? [section.content.messageLabel] : []))[0]
    }
    expect(questionOf('locksmith')).toBe('What has happened to the lock?')
    expect(questionOf('locksmith', 'de-DE')).toBe('')
    expect(questionOf('')).toBe('')
  })

  it.each(['barber-shop', 'hair-styling', 'spa', 'dentist-office', 'therapist', 'music-lessons'])(
    'asks a %s’s customers for a time, as an optional field',
    (slug) => expect(asksForTime(slug)).toBe('Optional'),
  )

  it.each(['plumber', 'book-store', 'coffee-shop', ''])('doesn’t ask a %s’s customers for a time', (slug) => {
    expect(asksForTime(slug)).toBe('Off')
  })

  it('asks for a time if the business works by appointment', () => {
    expect(asksForTime('', { facts: { hours: { byAppointment: true } } })).toBe('Optional')
  })

  it.each([
    'Walk-ins welcome',
    'WALK INS ONLY NO BOOKING',
    'No appointments, just turn up.',
    'Termine vergebe ich keine, kommen Sie ohne Voranmeldung.',
    'Sans rendez-vous',
    'Senza appuntamento',
  ])('doesn’t ask for a time if customers can walk in: %s', (text) => {
    const facts = { trade: { slug: 'barber-shop' }, sentences: [{ id: 'sentence-1', text }] }
    const sections = [...defaultSections, 'Scheduling' as const]
    expect(asksForTime('', { facts, sections })).toBe('Off')
    expect(composedSite({ facts, sections }).sections.map(({ type }) => type)).not.toContain('Scheduling')
  })

  it('asks for a time if the owner refuses walk-ins', () => {
    const sentences = [{ id: 'sentence-1', text: 'No walk-ins.' }]
    expect(asksForTime('', { facts: { trade: { slug: 'barber-shop' }, sentences } })).toBe('Optional')
  })

  it('leaves times to the booking page if there is one', () => {
    const link = 'https://calendly.com/wren'
    expect(asksForTime('barber-shop', { link })).toBe('Off')
    expect(asksForTime('barber-shop', { link, sections: [...defaultSections, 'Scheduling'] })).toBe('Off')
  })
})

describe('a link to the owner’s existing page', () => {
  it.each([
    ['https://www.instagram.com/alder', 'Instagram'],
    ['https://x.com/alder', 'Twitter'],
    ['https://m.facebook.com/alder', 'Facebook'],
    ['https://www.youtube.com/@alder', 'YouTube'],
  ])('counts as a social profile: %s', (link, network) => {
    expect(socialProfile(link)).toEqual({ network, value: link })
  })

  it.each([
    '',
    'https://alder.example',
    'https://notinstagram.com/alder',
    'https://instagram.com.evil.example',
    'nonsense',
  ])('doesn’t count as a social profile: %s', (link) => {
    expect(socialProfile(link)).toBeUndefined()
  })

  it('counts as a booking page or a video', () => {
    expect(bookingPage('https://calendly.com/alder/30min')).not.toBe('')
    expect(bookingPage('https://alder.example')).toBe('')
    expect(videoPage('https://youtu.be/abc123')).not.toBe('')
    expect(videoPage('https://www.youtube.com/@alder')).toBe('')
    expect(socialProfile('https://www.youtube.com/watch?v=abc')).toBeUndefined()
  })

  it('appears in the footer', () => {
    const { sections } = composedSite({ sections: [], link: 'https://www.instagram.com/alder' })
    const footer = sections.find((section) => section.type === 'Footer')
    expect(footer?.content).toMatchObject({ socialLinks: [{ link: { type: 'Social', network: 'Instagram' } }] })
  })
})
