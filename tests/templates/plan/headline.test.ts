import { describe, expect, it } from 'vitest'
import { composedSite, type Facts, plumberFacts } from '../../harness/composed-site.ts'

type Change = { businessName?: string; language?: string }
const opening = (facts: Facts, change: Change = {}) => {
  const { sections } = composedSite({ businessName: 'Wren', facts, sections: ['Introduction', 'Contact'], ...change })
  const found = sections.find((section) => section.type === 'Introduction')
  return { promise: found?.content.heading, kicker: found?.content.kicker, lead: found?.content.body }
}
const promise = (facts: Facts, change?: Change) => opening(facts, change).promise
const barber: Facts = { trade: { name: 'barber' }, place: { town: 'Totnes', country: 'GB' } }
const factsWith = (...texts: string[]): Facts => ({
  ...barber,
  sentences: texts.map((text, index) => ({ id: `sentence-${index}`, text })),
})

describe('a headline', () => {
  it.each([
    ['the first one', ['we cut hair where our grandfather did.', 'Ring us'], 'We cut hair where our grandfather did'],
    [
      'before a second subject',
      ['My father opened the place beside the creamery and I took it over in 2003 when his knees went'],
      'My father opened the place beside the creamery',
    ],
    ['without its emoji', ['I cut hair by candlelight 🕯'], 'I cut hair by candlelight'],
    [
      'after a greeting',
      ['Moin, wir sind eine kleine Werkstatt in Ottensen'],
      'Wir sind eine kleine Werkstatt in Ottensen',
    ],
    [
      'later in the text',
      ['£22 for adults', 'Cash only', 'I learned this at my grandmother’s table'],
      'I learned this at my grandmother’s table',
    ],
    [
      'one without a verb at the start',
      ['Reward-based training for dogs that pull'],
      'Reward-based training for dogs that pull',
    ],
    ['in Japanese', ['京都で三代続く時計修理店です'], '京都で三代続く時計修理店です'],
  ])('uses the owner’s own sentence: %s', (_, texts, expected) => {
    const language = expected.startsWith('Wir') ? 'de-DE' : expected.startsWith('京') ? 'ja-JP' : 'en-GB'
    expect(promise(factsWith(...texts), { language })).toBe(expected)
  })

  it.each([
    ['a price', 'I charge £22 for a cut and a chat'],
    ['a negative', 'We don’t take cats, ferrets or anything with scales'],
    ['a limit', 'We only come after a call'],
    ['a request', 'Please bring a towel and your own shampoo'],
    ['praise', 'We are the best and most professional team in town'],
    ['a phone number', 'My number is 01803 555 0142 after six'],
    ['a mere name', 'I’m Bindi Farquhar'],
    ['a discount', 'Our schools and churches get 10% off'],
    ['a question', 'Is this where I write it?'],
    ['a sentence that depends on another', 'That is why I started again'],
    ['the past', 'Before that I worked in a bridal factory in Salt River'],
    ['a clause about something mentioned before', 'I’m Aoife, I set it up in 2013 and there’s now four of us'],
  ])('never shows %s', (_, text) => {
    expect(promise(factsWith(text))).toBe('Barber in Totnes')
  })

  it('doesn’t separate a German verb from its prefix after a list', () => {
    const text = 'Wir beziehen Sessel, Sofas, Eckbänke und Stühle neu, auch Wohnwagenpolster'
    const facts = {
      ...factsWith(text),
      services: ['Sessel', 'Sofas'].map((name, nth) => ({ id: `service-${nth}`, name })),
    }
    expect(promise(facts, { language: 'de-DE' })).toMatch(/neu/)
  })

  it('contains the first part of a split sentence, and the lead the rest', () => {
    const { promise: text, lead } = opening(
      factsWith('My father opened the place beside the creamery and I took it over in 2003 when his knees went'),
    )
    expect([text, lead]).toEqual([
      'My father opened the place beside the creamery',
      'I took it over in 2003 when his knees went.',
    ])
  })

  it('lists services in up to six words if no sentence fits', () => {
    const services = ['Slate', 'Tile', 'Leadwork', 'Gutters'].map((name, index) => ({ id: `service-${index}`, name }))
    expect(promise({ ...barber, services })).toBe('Slate, tile and leadwork')
    const long = ['Chimney stack rebuilding', 'Lead flashing repair'].map((name, index) => ({ id: `s-${index}`, name }))
    expect(promise({ ...barber, services: long })).toBe('Barber in Totnes')
  })

  it('describes an unknown trade as the first sentence does, with its place, and the lead says the rest', () => {
    const text =
      'Independent hearing clinic, run by Sinéad Ní Chonaire, audiologist, 19 years experience (11 in hospital)'
    const services = [
      { id: 'a', name: 'One ear', price: { amount: 50, currency: 'EUR' } },
      ...['Custom moulds', 'Tinnitus appointments'].map((name, nth) => ({ id: `b${nth}`, name })),
    ]
    const sentences = [{ id: 'sentence-1', text }]
    const facts: Facts = { place: { town: 'Galway', country: 'IE' }, services, sentences }
    expect(opening(facts)).toMatchObject({ promise: 'Independent hearing clinic in Galway' })
    expect(JSON.stringify(opening(facts).lead)).toContain('Run by Sinéad')
  })

  it.each([
    [
      'en-US',
      'I help people find their Sicilian and southern Italian ancestors and pull the records for dual citizenship applications',
      'I help people find their Sicilian and southern Italian ancestors',
      'Pull the records for dual citizenship applications.',
    ],
    [
      'de-DE',
      'Ich flechte alte Stühle neu, Wiener Geflecht, Binsen und auch dänische Papierkordel',
      'Ich flechte alte Stühle neu',
      'Wiener Geflecht, Binsen und auch dänische Papierkordel.',
    ],
  ])(
    'says what the owner does rather than their name, and the lead says the rest (%s)',
    (language, text, deed, left) => {
      expect(opening({ sentences: [{ id: 'sentence-1', text }] }, { language })).toMatchObject({
        promise: deed,
        lead: left,
      })
    },
  )

  it('says the owner’s profession and place rather than their name', () => {
    const people = [{ id: 'person-1', name: 'Gráinne', role: 'lactation consultant' }]
    const sentences = [{ id: 'sentence-1', text: 'so im Gráinne, lactation consultant and before that a midwife' }]
    const facts: Facts = { place: { town: 'Maynooth', country: 'IE' }, people, sentences }
    expect(promise(facts)).toBe('Lactation consultant in Maynooth')
  })

  it('shows the business’s name if the text says too little', () => {
    expect(promise({ sentences: [{ id: 'sentence-1', text: 'We are the best and most reliable team' }] })).toBe('Wren')
  })

  it('includes the founding year if nothing else is known', () => {
    expect(promise({ ...barber, since: { year: 1998 } })).toBe('Barber in Totnes since 1998')
    expect(
      promise({ trade: { name: 'Friseurin' }, place: { town: 'Graz' }, since: { year: 1998 } }, { language: 'de-AT' }),
    ).toBe('Friseurin in Graz seit 1998')
  })

  it('uses even a very short description', () => {
    expect(promise({ sentences: [{ id: 'sentence-1', text: 'nails 💅 gel n acrylics' }] })).toBe(
      'Nails, gel and acrylics',
    )
  })

  it('says what a person does rather than who they are, wherever they work', () => {
    const named = (list: string, names: string[]) => names.map((name, nth) => ({ id: `${list}-${nth}`, name }))
    const facts: Facts = {
      place: { town: 'Bristol', country: 'GB' },
      people: named('person', ['Ines Quillon', 'Bo']),
      areas: named('area', ['Bristol', 'Bath', 'Clevedon']),
      sentences: [
        {
          id: 'sentence-1',
          text: "I'm Ines Quillon, I tune pianos in Bristol, Bath and Clevedon.",
          facts: ['person-0', 'area-0', 'area-1', 'area-2'],
        },
        { id: 'sentence-2', text: 'My apprentice Bo helps with moves.', facts: ['person-1'] },
      ],
    }
    expect(opening(facts, { businessName: 'Quillon Piano Tuning' })).toMatchObject({
      promise: 'I tune pianos in Bristol, Bath and Clevedon',
      lead: "I'm Ines Quillon. My apprentice Bo helps with moves.",
    })
    const unknown = opening(facts, { businessName: 'Quillon & Co' })
    expect(unknown.lead).toMatch(/^I'm Ines Quillon, I tune pianos/)
  })

  it('doesn’t say who a person is, which the lead says', () => {
    const tutor = {
      ...factsWith('I’m Dr Hannah Weiss, ex-head of maths with 17 years in state schools'),
      trade: { name: 'tutor' },
    }
    expect(opening(tutor)).toMatchObject({
      promise: 'Tutor in Totnes',
      lead: expect.stringContaining('Dr Hannah Weiss'),
    })
    expect(promise(factsWith('I’m a barber who cuts hair by candlelight'))).toBe(
      'I’m a barber who cuts hair by candlelight',
    )
  })

  it('shows the business’s name if there are no facts', () => {
    expect(promise({})).toBe('Wren')
  })

  it.each([
    ['the first word of the text', ['alterations.', 'Wash it first please.'], 'Alterations in Totnes'],
    ['the part before a limit', ['cattery with heated pens, 14 only so it’s calm.'], 'Cattery with heated pens'],
    ['a ready answer', ['24/7 on site in 60-90 mins.', 'Ask for Kev.'], '24/7 on site in 60-90 mins'],
  ])('builds on %s if no trade is known', (_, [first = '', ...texts], text) => {
    const facts = factsWith(first, ...texts, 'No leather.', 'Bring a towel.')
    expect(promise({ ...facts, trade: { name: '' } })).toBe(text)
  })

  it('doesn’t separate trade and town with a dot', () => {
    for (const language of ['en-GB', 'pl-PL', 'pt-PT', 'sv-SE', 'ja-JP']) {
      const { promise: text, kicker } = opening({ ...barber, since: { year: 1998 } }, { language })
      expect(`${text} ${kicker}`, language).not.toContain('·')
    }
  })
})

describe('the line above a headline', () => {
  it('contains the trade and the place', () => {
    expect(opening(factsWith('I cut hair by candlelight')).kicker).toBe('Barber in Totnes')
  })

  it('leaves out what the headline says', () => {
    expect(opening(factsWith('Our barber shop is above the bakery')).kicker).toBe('Totnes')
    expect(opening(barber).kicker).toBe('')
  })

  it('lists two or three places if the owner mentions them together', () => {
    const areas = ['Totnes', 'Paignton'].map((name, index) => ({ id: `area-${index}`, name }))
    const sentences = [
      { id: 'sentence-1', text: 'I cut hair by candlelight' },
      { id: 'sentence-2', text: 'Totnes and Paignton', facts: ['area-0', 'area-1'], covered: true },
    ]
    expect(opening({ ...barber, areas, sentences }).kicker).toBe('Barber in Totnes and Paignton')
    expect(opening({ ...barber, areas, sentences: sentences.slice(0, 1) }).kicker).toBe('Barber in Totnes')
  })

  it('contains the trade from the name if nothing else says it', () => {
    const facts: Facts = {
      place: { town: 'Brecon', country: 'GB' },
      sentences: [{ id: 'a', text: 'I come with clean sheets' }],
    }
    expect(opening(facts, { businessName: 'R. Prosser Chimney Sweep' }).kicker).toBe('Chimney sweep in Brecon')
  })

  it('doesn’t contain a trade’s English name in another language', () => {
    const facts: Facts = { ...plumberFacts, trade: { slug: 'plumber' }, activities: 'Plumbing' }
    expect(opening(facts, { language: 'fr-FR' }).kicker).not.toMatch(/plumb/i)
  })
})

describe('a headline for people who introduce themselves', () => {
  const people = (...names: string[]) => names.map((name, nth) => ({ id: `person-${nth}`, name }))
  it.each([
    [
      'en-GB',
      'Ruth Ashby and my daughter Nell, sweeping chimneys in Hexham since 2006.',
      { people: people('Ruth Ashby', 'Nell'), services: [{ id: 's', name: 'Chimney sweep' }] },
      'Sweeping chimneys in Hexham since 2006',
      'Ruth Ashby and my daughter Nell.',
    ],
    [
      'de-DE',
      'Jens Brandt und mein Sohn Lukas, Malerarbeiten in Fulda seit 1998.',
      { people: people('Jens Brandt'), services: [{ id: 's', name: 'Maler- und Lackierarbeiten' }] },
      'Malerarbeiten in Fulda seit 1998',
      'Jens Brandt und mein Sohn Lukas.',
    ],
    [
      'es-ES',
      'Antonio Ruiz y mi hermano Paco, fontaneros en Málaga desde 2003.',
      { people: people('Antonio Ruiz'), trade: { name: 'Fontanería' } },
      'Fontaneros en Málaga desde 2003',
      'Antonio Ruiz y mi hermano Paco.',
    ],
    [
      'en-GB',
      'My wife Sal and the two lads, tree work round Monmouth.',
      { services: [{ id: 's', name: 'Tree surgery' }] },
      'Tree work round Monmouth',
      'My wife Sal and the two lads.',
    ],
  ])('says what they do, and the lead says who they are (%s)', (language, text, facts, expected, lead) => {
    expect(opening({ sentences: [{ id: 'sentence-1', text }], ...facts }, { language })).toMatchObject({
      promise: expected,
      lead,
    })
  })

  it.each([
    ['Ruth Ashby and my daughter Nell', { ...barber, people: people('Ruth Ashby') }, 'Barber in Totnes'],
    [
      'Familie Gruber aus Totnes',
      {
        people: people('Familie Gruber'),
        services: ['Mowing', 'Hedges', 'Snow'].map((name, nth) => ({ id: `s-${nth}`, name })),
      },
      'Mowing, hedges and snow',
    ],
  ])('never says only who they are: %s', (text, facts, expected) => {
    expect(promise({ ...facts, sentences: [{ id: 'sentence-1', text }] })).toBe(expected)
  })

  it('tells a story about a relative if that is all they wrote', () => {
    expect(promise(factsWith('My father opened the place beside the creamery'))).toBe(
      'My father opened the place beside the creamery',
    )
  })
})
