import { describe, expect, it } from 'vitest'
import { plainWords } from '../../../renderer/document/values/formatted-text.ts'
import { ownerParts } from '../../../templates/plan/owner-parts.ts'
import { composedSite, everySection, type Facts } from '../../harness/composed-site.ts'

const sentencesOf = (...sentences: [text: string, ...facts: string[]][]): NonNullable<Facts['sentences']> =>
  sentences.map(([text, ...facts], nth) => ({ id: `sentence-${nth}`, text, facts }))

const price = (amount: number) => ({ amount, to: null, currency: 'GBP', from: false, unit: '' })

function pageOf(facts: Facts, language = 'en-GB') {
  const { business, sections } = composedSite({ businessName: 'Wren', language, facts, sections: everySection })
  const services = sections.find((section) => section.type === 'Services')?.content
  const introduction = sections.find((section) => section.type === 'Introduction')?.content
  const contact = sections.find((section) => section.type === 'Contact')?.content
  const faq = sections.find((section) => section.type === 'FrequentlyAskedQuestions')?.content.items ?? []
  return {
    business,
    rows: (services?.items ?? []).map(({ heading, paragraph }) => [heading, plainWords(paragraph)]),
    offer: services ? plainWords(services.body) : '',
    lead: introduction ? plainWords(introduction.body) : '',
    contact: contact ? plainWords(contact.body) : '',
    answers: faq.map(({ answer }) => plainWords(answer)),
    types: sections.map(({ type }) => type),
  }
}

describe('a price list', () => {
  const services = [
    { id: 'service-1', name: 'Treasure hunt', quote: 'treasure hunt' },
    { id: 'service-2', name: 'Sword school', quote: 'sword school' },
    { id: 'service-3', name: '1 hour', price: price(165), quote: '1 hour £165' },
    { id: 'service-4', name: '2 hours', price: price(280), quote: '2 hours £280' },
  ]
  const sentences = sentencesOf(
    ['We play pirates at your house'],
    ['treasure hunt, sword school (foam).', 'service-1', 'service-2'],
    ['1 hour £165, 2 hours £280.', 'service-3', 'service-4'],
  )

  it('contains a row for every service, and the owner’s own description stays a sentence', () => {
    const { rows, offer } = pageOf({ services, sentences })
    expect(rows.map(([name]) => name)).toEqual(['Treasure hunt', 'Sword school', '1 hour', '2 hours'])
    expect(offer).toBe('Treasure hunt, sword school (foam).')
  })
})

describe('the words after a price', () => {
  const facts = (typed: string, quote: string): Facts => ({
    services: [
      { id: 'service-1', name: 'Eye test', price: price(25), quote },
      { id: 'service-2', name: 'Glasses', price: price(149), quote: 'glasses 149' },
    ],
    sentences: sentencesOf(['We test eyes in two languages'], [`${typed}, glasses 149`, 'service-1', 'service-2']),
  })

  it.each([
    ['eye test £25 (refunded with glasses)', 'eye test £25', 'Refunded with glasses'],
    ['eye test 25 flat', 'eye test 25 flat', 'Flat'],
    ['eye test 25 quid', 'eye test 25', ''],
    ['eye test 25 - 40', 'eye test 25 - 40', ''],
  ])('become the row’s note instead of a sentence: %s', (typed, quote, note) => {
    const { rows, offer } = pageOf(facts(typed, quote))
    expect(rows[0]).toEqual(['Eye test', note])
    expect(offer).toBe('')
  })
})

describe('a sentence about areas', () => {
  const areas = ['Guelph', 'Fergus', 'Elora'].map((name) => ({
    id: `area-${name.toLowerCase()}`,
    name,
    quote: name.toLowerCase(),
  }))
  const ids = areas.map(({ id }) => id)
  const restOf = (text: string) => {
    const { business } = pageOf({ areas, sentences: sentencesOf(['We play pirates'], [text, ...ids]) })
    return ownerParts(business, 'en-GB')[1]?.rest
  }

  it.each([
    ['we cover guelph, fergus and elora', ''],
    ['guelph fergus elora included, further away just ask', 'further away just ask'],
    ['On site in 60 mins day or night guelph fergus elora', 'On site in 60 mins day or night'],
    ['guelph, fergus and elora on Wednesdays', 'guelph, fergus and elora on Wednesdays'],
    [
      'I pick up from home or college in guelph, fergus or elora',
      'I pick up from home or college in guelph, fergus or elora',
    ],
  ])('loses the areas that are listed elsewhere: %s', (text, rest) => expect(restOf(text)).toBe(rest))
})

describe('opening hours', () => {
  it('appear only in their table, wherever the owner mentions them', () => {
    const hours = {
      periods: [{ days: ['Tuesday' as const], opens: '10:00', closes: '18:00' }],
      quote: 'tues 10-6. four of us: Jo and Al. drop off before 11',
      note: 'drop off before 11',
    }
    const { contact } = pageOf({
      hours,
      sentences: sentencesOf(['We mend bikes by the river'], ['open tues 10-6. drop off before 11', 'hours']),
    })
    expect(contact).toBe('')
  })
})

describe('the lead', () => {
  it('leaves out a year that the facts above it show', () => {
    const { lead } = pageOf({
      since: { year: 1998, years: null, quote: 'since 1998' },
      areas: ['Leeds', 'York'].map((name) => ({ id: `area-${name.toLowerCase()}`, name })),
      services: [{ id: 'service-1', name: 'Survey', price: price(145), quote: 'survey £145' }],
      sentences: sentencesOf(
        ['We clear drains without digging'],
        ['survey £145', 'service-1'],
        ['Been doing drains since 1998', 'experience'],
      ),
    })
    expect(lead).not.toContain('1998')
  })
})

it('a free service is shown with the prices, not among the questions', () => {
  const { offer, answers } = pageOf({
    services: [{ id: 'service-1', name: 'Survey', price: price(145), quote: 'survey £145' }],
    sentences: sentencesOf(['We clear drains without digging'], ['survey £145', 'service-1'], ['first visit free']),
  })
  expect(offer).toContain('First visit free.')
  expect(answers.join()).not.toContain('First visit')
})

it('a team section requires a description of each person', () => {
  const people = (role: string) => [
    { id: 'person-1', name: 'Jo Reed', role: 'Fitter' },
    { id: 'person-2', name: 'Al Day', role },
  ]
  const typesOf = (role: string) =>
    composedSite({ businessName: 'Wren', facts: { people: people(role) }, sections: null }).sections.map(
      ({ type }) => type,
    )
  expect(typesOf('Painter')).toContain('Team')
  expect(typesOf('')).not.toContain('Team')
})
