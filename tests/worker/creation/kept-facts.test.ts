import { describe, expect, it } from 'vitest'
import { plainWords } from '../../../renderer/document/values/formatted-text.ts'
import { unplacedFacts } from '../../../templates/compose/unplaced-facts.ts'
import { factsOf, groomers, hairdresser } from '../../harness/workers/creation/creations.ts'
import { wholeFirst, wholeRest } from '../../harness/workers/creation/hairdresser-answers.ts'
import {
  type Answers,
  citing,
  introductionIn,
  newWritingOrder as newOrder,
  questionsIn,
  sayingsOf as sayings,
  sectionIn,
  setUpWriting,
  textOf,
  type WritingOrder,
  writtenBy,
} from '../../harness/workers/creation/written-websites.ts'

setUpWriting()

const hair = citing(hairdresser)
const answering = (answers: Answers, order = newOrder()) => writtenBy(order, sayings(answers))
const body = (...sentences: object[]): Answers => ({ first: { 'introduction.body': sentences } })

const instruments = [
  'We mend pianos that stood in a damp church hall for thirty winters with a wet coat over the lid and three candles on top of it, and most of them will sing again after a month.',
  'Organs come to us in parts, wrapped in old newspapers whose crosswords we solve over lunch, and go home again with every single pipe cleaned, measured, voiced and numbered in pencil.',
  'Guitars with cracked tops hang by the window until the wood is dry enough for hide glue, because quick repairs on instruments that somebody loves are what brought us into this trade.',
]
const sentences = instruments.map((text, index) => ({ id: `s${index}`, text }))

describe('a fact missing from the new texts', () => {
  it('returns as a sentence, even if it was in a heading', async () => {
    const first = { 'introduction.heading': hair('Hairdresser in Totnes', 'trade'), 'introduction.body': [] }
    const { website } = await answering({ first })
    expect(introductionIn(website).heading).toBe('Hairdresser in Totnes')
    expect(introductionIn(website).body).toMatch(/aunt.*above the bakery\.|above the bakery.*aunt\./s)
  })

  it('returns as a question', async () => {
    const { 'frequently-asked-questions.items': items } = wholeRest
    const { website } = await answering({ rest: { 'frequently-asked-questions.items': items } })
    const answers = questionsIn(website).map(({ answer }) => answer)
    expect(answers).toEqual(['A cut is £28.', 'Yes, City & Guilds.', 'I am not insured for home visits.'])
  })

  it('returns in the model’s words, under its question', async () => {
    const { 'frequently-asked-questions.items': items } = wholeRest
    const lost = { l1: { asks: 'Do you come to my house?', text: 'No, I am not insured for visits at home.' } }
    const rest = { ...wholeRest, 'services.body': [], 'frequently-asked-questions.items': items }
    const { website, seen } = await answering({ first: wholeFirst(newOrder()), rest, lost })
    expect(JSON.parse(seen.find(({ call }) => call === 'lost')?.data.lost ?? '')).toEqual({
      l1: 'I am not insured for home visits.',
    })
    expect(textOf(website)).not.toContain('home visits')
    expect(questionsIn(website).at(-1)).toMatchObject({ question: lost.l1.asks, answer: lost.l1.text })
  })

  it.each([
    ['turns it round', 'I am insured for home visits.'],
    ['adds a number', 'I am not insured for home visits after 5.'],
    ['says nothing of it', 'I am not one for long words.'],
    ['leaves a refusal out', ''],
  ])('returns in the owner’s words if the model %s', async (_what, text) => {
    const rest = { ...wholeRest, 'services.body': [] }
    const lost = { l1: { asks: '', text } }
    const { website } = await answering({ first: wholeFirst(newOrder()), rest, lost })
    expect(textOf(website)).toContain('I am not insured for home visits.')
    if (text !== '') expect(textOf(website)).not.toContain(text)
  })

  it('needs no sentence if two sentences and a list cover its parts', async () => {
    const price = (amount: number) => ({ amount, currency: 'GBP' })
    const activities = 'full clip 45, towels are free, cash in the shop only'
    const business = factsOf({
      ...groomers,
      activities,
      people: [],
      services: [{ id: 'clip', name: 'Full clip', price: price(45) }],
      terms: [
        { id: 'towels', kind: 'Other', text: 'towels are free' },
        { id: 'cash', kind: 'Payment', text: 'cash in the shop only' },
      ],
      sentences: [{ id: 'all', text: activities }],
    })
    const cite = citing(business)
    const rest = {
      'services.body': [cite('Towels are free.', 'terms.towels')],
      'frequently-asked-questions.items': [
        { question: 'How can I pay?', answer: [cite('Pay in the shop, only in cash.', 'terms.cash')] },
      ],
      'contact.body': [],
    }
    const first = { 'introduction.heading': cite('Dogs of Harrogate', 'place'), 'introduction.body': [] }
    const { website } = await answering({ first, rest }, newOrder({ business }))
    expect(textOf(website)).not.toMatch(/clip 45/i)
  })

  it('needs no sentence if it was reworded', async () => {
    const { website } = await answering(body(hair('My aunt taught me the trade.', 'sentences.aunt')))
    expect(introductionIn(website).body).toBe('My aunt taught me the trade.')
  })

  it('returns if only the search description has it', async () => {
    const description = [hair('I learned the trade from my aunt.', 'sentences.aunt')]
    const { website } = await answering({ first: { 'introduction.body': [], description } })
    expect(introductionIn(website).body).toContain('aunt')
  })

  it('returns if its sentence had no room', async () => {
    const business = factsOf({ activities: instruments.join(' '), sentences, trade: { name: 'Luthier' } })
    const cite = citing(business)
    const order = newOrder({ business })
    const cited = instruments.map((text, index) => cite(text, `sentences.s${index}`))
    const { website } = await answering(body(...cited), order)
    expect(unplacedFacts(website)).toEqual(unplacedFacts(order.document))
  })

  it('returns in the composer’s text without displacing the new text', async () => {
    const trade = { slug: 'luthier', name: 'Luthier' }
    const business = factsOf({ activities: instruments.join(' '), trade, place: groomers.place, sentences })
    const cite = citing(business)
    const [, organs = '', guitars = ''] = instruments
    const first = {
      'introduction.heading': cite('Organs and guitars', 'sentences.s1', 'sentences.s2'),
      'introduction.kicker': cite('Luthier in Harrogate', 'trade', 'place'),
      'introduction.body': [cite(organs, 'sentences.s1'), cite(guitars, 'sentences.s2')],
    }
    const rest = { 'quote-banner.primary': cite(''), 'quote-banner.subordinate': [] }
    const { website } = await answering({ first, rest }, newOrder({ business, types: null }))
    for (const text of instruments) expect(textOf(website)).toContain(text)
    expect(sectionIn(website, 'QuoteBanner')?.content).not.toMatchObject({ primary: '', subordinate: '' })
  })

  it('returns if the page has no list with it', async () => {
    const text = 'A full clip takes two hours and costs £45, towels included.'
    const sentences = [{ id: 'clip', text, facts: ['clip'] }]
    const business = factsOf({ ...groomers, terms: [], people: [], sentences })
    const cite = citing(business)
    const first = {
      'introduction.heading': cite('A clip in two hours', 'sentences.clip'),
      'introduction.body': [cite('A full clip takes two hours, towels included.', 'sentences.clip')],
    }
    const types = ['Header', 'Introduction', 'Contact', 'Footer'] as const
    const order = newOrder({ business, types })
    expect(textOf(order.document)).toContain('£45')
    const { website } = await answering({ first, rest: { 'contact.body': [] } }, order)
    expect(textOf(website)).toContain('£45')
  })

  it('returns as a trade if the page has it in another form', async () => {
    const services = groomers.services.map((one) => ({ ...one, note: 'a full groom depends on its coat' }))
    const facts = {
      ...groomers,
      services,
      activities: instruments[0] ?? '',
      people: [],
      sentences: sentences.slice(0, 1),
    }
    const business = factsOf(facts)
    const order = newOrder({ business })
    expect(introductionIn(order.document)).toMatchObject({ heading: 'Dog groomer in Harrogate', kicker: '' })
    expect(textOf(order.document)).toMatch(/a full groom depends on its coat/i)
    const heading = citing(business)('Pianos sing again', 'sentences.s0')
    const { website } = await answering({ first: { 'introduction.heading': heading } }, order)
    expect(textOf(website)).toContain('Dog groomer')
  })

  it('returns as a sentence or line of its own if it is the trade of a replaced heading', async () => {
    const trade = { slug: 'luthier', name: 'Luthier' }
    const business = factsOf({
      activities: instruments[0] ?? '',
      trade,
      place: groomers.place,
      sentences: sentences.slice(0, 1),
    })
    const order = newOrder({ business })
    expect(introductionIn(order.document)).toMatchObject({ heading: 'Luthier in Harrogate', kicker: '' })
    const heading = citing(business)('Pianos sing again', 'sentences.s0')
    const { website } = await answering({ first: { 'introduction.heading': heading } }, order)
    expect(textOf(website)).toContain('Luthier')
    expect(introductionIn(website).body).not.toMatch(/ Luthier\.$/)
  })
})

/** The composer's question whose answer contains this word. */
const questionAbout = (word: string, { document }: WritingOrder) =>
  questionsIn(document).find(({ answer }) => plainWords(answer).includes(word))?.question

describe('a refusal or limit missing from the new texts', () => {
  const groom = 'We groom dogs of all sizes in Harrogate but no cats and no rabbits.'
  const boilers = 'We repair boilers of every make, except those that run on oil.'
  it.each([
    [groom, 'We groom dogs of all sizes in Harrogate.', /no cats and no rabbits/],
    [boilers, 'We repair boilers of every make.', /except those that run on oil/],
  ])('returns if its sentence remains without it: “%s”', async (text, said, lost) => {
    const trade = { name: 'Helper' }
    const place = { town: 'Harrogate', region: 'England', country: 'GB' }
    const business = factsOf({ activities: text, trade, place, sentences: [{ id: 'all', text }] })
    const cite = citing(business)
    const first = {
      'introduction.heading': cite('Good to have you', 'sentences.all'),
      'introduction.body': [cite(said, 'sentences.all')],
    }
    const rest = { 'contact.body': [], 'quote-banner.primary': cite(''), 'quote-banner.subordinate': [] }
    const { website } = await answering({ first, rest }, newOrder({ business, types: null }))
    expect(textOf(website)).toContain(said.slice(0, -1))
    expect(textOf(website)).toMatch(lost)
  })

  const animals = 'alpaca badger camel donkey emu ferret goat horse iguana jackal'.split(' ')
  it.each(['', ' at the farm', ' at the farm, at the shop or on the road, whatever the weather'])(
    'returns with similar refusals: “No alpaca grooming%s”',
    async (tail) => {
      const refusals = animals.map((animal) => ({ id: animal, kind: 'Excluded', text: `No ${animal} grooming${tail}` }))
      const business = factsOf({ ...groomers, terms: [...groomers.terms, ...refusals] } as typeof groomers)
      const cite = citing(business)
      const order = newOrder({ business })
      const question = questionAbout('alpaca', order)
      const answer = [cite('We don’t take cats.', 'terms.cats')]
      const { website } = await answering(
        { rest: { 'frequently-asked-questions.items': [{ question, answer }] } },
        order,
      )
      expect(questionsIn(website)[0]).toMatchObject({ question })
      expect(animals.filter((animal) => !textOf(website).includes(animal))).toEqual([])
    },
  )

  it.each(['trim', 'cut'])('returns next to another refusal that has “%s” instead of “color”', async (verb) => {
    const refusal = (word: string) => `We don’t ${word} children’s hair on Saturdays`
    const terms = [verb, 'color'].map((id) => ({ id, kind: 'Excluded' as const, text: refusal(id) }))
    const business = factsOf({ ...hairdresser, terms, activities: 'We care for hair.', sentences: [] })
    const refused = `No, we don’t ${verb} children’s hair on Saturdays.`
    const items = [
      {
        question: `Do you ${verb} children’s hair on Saturdays?`,
        answer: [citing(business)(refused, `terms.${verb}`)],
      },
    ]
    const { website } = await answering({ rest: { 'frequently-asked-questions.items': items } }, newOrder({ business }))
    expect(textOf(website)).toContain(refused)
    expect(textOf(website)).toContain(refusal('color'))
  })

  it('returns in the composer’s answer if the new answer has no room for it', async () => {
    const animals = [
      'alpacas near meadow bridges whatever anyone promises',
      'badgers inside tin wagons despite glowing references',
      'camels beside copper harbours even for cousins',
      'donkeys wearing velvet saddles however short their fur',
      'emus after stormy Sundays regardless of deposits',
      'ferrets holding rubber whistles because sleep matters',
      'goats without patient shepherds although vets disagree',
      'horses taller than garden walls since ceilings crack',
      'iguanas under electric lamps until insurance changes',
      'jackals chasing yellow tractors except during carnival',
    ]
    const refusals = animals.map((animal, index) => ({
      ...{ id: `x${index}`, kind: 'Excluded' as const },
      text: `No ${animal} in coats of many colors after long winters`,
    }))
    const cash = { id: 'cash', kind: 'Payment' as const, text: 'Cash or card' }
    const calm = { id: 'calm', text: 'We take our time with nervous dogs.' }
    const business = factsOf({ ...groomers, terms: [cash, ...refusals], sentences: [calm] })
    const cite = citing(business)
    const order = newOrder({ business })
    const question = questionAbout('alpaca', order)
    const rush = 'and we do not rush nervous dogs '.repeat(9)
    const answer = [0, 1, 2, 3].map((less) =>
      cite(`We do not rush nervous dogs ${rush.slice(0, 268 - less)}.`, 'sentences.calm'),
    )
    const rest = {
      'frequently-asked-questions.items': [{ question, answer }],
      'services.heading': cite('What a bath costs', 'services.bath'),
    }
    const { website } = await answering({ rest }, order)
    expect(animals.filter((animal) => !textOf(website).includes(animal))).toEqual([])
    expect(sectionIn(website, 'Services').content.heading).toBe('What a bath costs')
  })
})

describe('the owner’s words about a service or a person', () => {
  const business = factsOf({
    ...groomers,
    services: [
      { id: 'bath', name: 'Bath', price: { amount: 30, currency: 'GBP' }, note: 'Towel dry only, no cage dryers' },
      { id: 'clip', name: 'Full clip', price: { amount: 45, currency: 'GBP' }, note: 'Not for matted coats' },
    ],
    people: [
      { id: 'ana', name: 'Ana Reyes', role: 'Owner', about: 'Ana was a vet nurse before she opened the shop.' },
      { id: 'ben', name: 'Ben Holt', role: 'Groomer', about: 'Ben trims claws while you wait, but never on Sundays.' },
    ],
  })
  const cite = citing(business)
  const order = newOrder({ business })
  const paragraphsIn = (website: typeof order.document) =>
    sectionIn(website, 'Services').content.items.map(({ paragraph }) => paragraph)
  const biosIn = (website: typeof order.document) => sectionIn(website, 'Team').content.members.map(({ bio }) => bio)
  const details = (bath: object[], clip: object[], ana: object[], ben: object[]): Answers => ({
    rest: {
      'services.items': [
        { of: 'service-1', says: bath },
        { of: 'service-2', says: clip },
      ],
      'team.members': [
        { of: 'person-1', says: ana },
        { of: 'person-2', says: ben },
      ],
    },
  })

  it('stay if the answer leaves them blank', async () => {
    const { website } = await answering(details([], [], [], []), order)
    expect(paragraphsIn(website)).toEqual(['Towel dry only, no cage dryers', 'Not for matted coats'])
    expect(biosIn(website)).toEqual(business.people.map(({ about }) => about))
  })

  it('stay if the new texts cover half of them', async () => {
    const answers = details(
      [cite('Towel dry.', 'services.bath')],
      [cite('For coats.', 'services.clip')],
      [cite('Ana opened the shop.', 'people.ana')],
      [cite('Ben trims claws while you wait.', 'people.ben')],
    )
    const { website } = await answering(answers, order)
    expect(paragraphsIn(website)).toEqual(['Towel dry only, no cage dryers', 'Not for matted coats'])
    expect(biosIn(website)).toEqual(business.people.map(({ about }) => about))
  })

  it('give way to new texts that cover them completely', async () => {
    const [bath, clip] = ['We only towel dry, with no cage dryers.', 'Matted coats are not for this one.']
    const [ana, ben] = [
      'Before she opened the shop, Ana was a vet nurse.',
      'While you wait, Ben trims claws, but never on Sundays.',
    ]
    const answers = details(
      [cite(bath, 'services.bath')],
      [cite(clip, 'services.clip')],
      [cite(ana, 'people.ana')],
      [cite(ben, 'people.ben')],
    )
    const { website } = await answering(answers, order)
    expect(paragraphsIn(website)).toEqual([bath, clip])
    expect(biosIn(website)).toEqual([ana, ben])
  })

  it('aren’t replaced by our own sentence if the answer is blank', async () => {
    const composed = newOrder()
    const { content } = sectionIn(composed.document, 'Services')
    const [first, ...others] = content.items
    const ours = first && {
      ...first,
      paragraph: 'A cut grows out in six weeks.',
      knowledge: 'A cut grows out in six weeks.',
    }
    const before = ours ? [ours, ...others] : []
    const order = newOrder({ changes: { Services: { content: { ...content, items: before } } } })
    const { website } = await answering({ rest: { 'services.items': [{ of: ours?.id, says: [] }] } }, order)
    expect(sectionIn(website, 'Services').content.items).toEqual(
      before.map((item) => (item === ours ? { ...item, paragraph: '', knowledge: '' } : item)),
    )
  })
})
