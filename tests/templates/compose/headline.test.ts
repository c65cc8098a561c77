import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { briefOf } from '../../../templates/compose/brief.ts'
import { headline, headlineLength } from '../../../templates/compose/headline.ts'
import { placeName } from '../../../templates/compose/place-name.ts'
import type { Facts } from '../../harness/composed-site.ts'

const headlineOf = (facts: Facts, { businessName = 'Wren', language = 'en-GB', nth = 0 } = {}) =>
  headline(
    briefOf({ businessName, business: business.parse(facts), language, fontPair: '', palette: '', sections: [] }),
    nth,
  ).replace('\u00a0· ', ' · ')
const barber: Facts = { trade: { name: 'barber' }, place: { town: 'Totnes', country: 'GB' } }

describe('A headline', () => {
  it('is the trade and the place', () => {
    expect(headlineOf(barber)).toBe('Barber in Totnes')
    expect(headlineOf({ trade: { name: 'Barber' } })).toBe('Barber')
    expect(headlineOf({ trade: { name: 'Barber' }, location: 'Cotswolds' })).toBe('Barber in the Cotswolds')
  })

  it('does not say a place twice', () => {
    expect(headlineOf({ ...barber, trade: { name: 'Totnes barber' } })).toBe('Totnes barber')
  })

  it.each([
    ['a credential', { credentials: [{ id: 'a', name: 'Gas Safe registered' }] }, 'Gas Safe registered'],
    ['an ordinary credential', { credentials: [{ id: 'a', name: 'Fully insured' }] }, 'fully insured'],
    ['a year', { since: { year: 1998 } }, 'since 1998'],
    ['appointments', { hours: { byAppointment: true } }, 'by appointment'],
  ] as [string, Facts, string][])('ends in %s', (_, facts, fact) => {
    expect(headlineOf({ ...barber, ...facts })).toBe(`Barber in Totnes, ${fact}`)
  })

  it('leaves out a fact that makes it longer than six words', () => {
    expect(headlineOf({ ...barber, since: { years: 12 } })).toBe('Barber in Totnes')
  })

  it('names no price, which says nothing of what the business is', () => {
    const services: Facts['services'] = [28, 14, 25].map((amount, index) => ({
      id: `service-${index}`,
      name: `Cut ${index}`,
      price: { amount, currency: 'GBP' },
    }))
    expect(headlineOf({ ...barber, services })).toBe('Barber in Totnes')
  })

  it('names no credential that only announces its number', () => {
    const credentials: Facts['credentials'] = [{ id: 'a', name: 'nº colegiado', number: '2217' }]
    expect(headlineOf({ ...barber, credentials })).toBe('Barber in Totnes')
  })

  it('takes a license before an insurance', () => {
    const credentials: Facts['credentials'] = [
      { id: 'a', kind: 'Insurance', name: 'Fully insured' },
      { id: 'b', kind: 'License', name: 'Gas Safe registered' },
    ]
    expect(headlineOf({ ...barber, credentials })).toBe('Barber in Totnes, Gas Safe registered')
  })

  it('sets a name apart, and never begins a line with the dot before it', () => {
    const credentials: Facts['credentials'] = [{ id: 'a', kind: 'Qualification', name: 'City & Guilds' }]
    const brief = { businessName: 'Wren', language: 'en-GB', fontPair: '', palette: '', sections: [] }
    expect(headline(briefOf({ ...brief, business: business.parse({ ...barber, credentials }) }))).toBe(
      'Barber in Totnes\u00a0· City & Guilds',
    )
  })

  it('adds no credential that repeats the trade', () => {
    const credentials: Facts['credentials'] = [{ id: 'a', kind: 'License', name: 'Registered barber' }]
    expect(headlineOf({ ...barber, credentials })).toBe('Barber in Totnes')
  })

  it('ends in either of the two strongest facts, as the business has it, and never in a third', () => {
    const facts: Facts = {
      ...barber,
      credentials: [{ id: 'a', name: 'City & Guilds' }],
      since: { years: 12 },
      hours: { byAppointment: true },
    }
    const found = Array.from({ length: 30 }, (_, index) => headlineOf(facts, { businessName: `Firm ${index}` }))
    expect(new Set(found)).toEqual(new Set(['Barber in Totnes · City & Guilds', 'Barber in Totnes, by appointment']))
  })

  it('leaves out what it has no room for', () => {
    const name = 'Restorer of pianos and other keyboard instruments, tuned at home'
    const found = headlineOf({ ...barber, trade: { name }, since: { year: 1998 } })
    expect(found).toBe(`${name} in Totnes`)
    expect(found.length).toBeLessThanOrEqual(headlineLength)
  })

  const sentences = (...texts: string[]) => texts.map((text, index) => ({ id: `sentence-${index}`, text }))

  it.each([
    ['short', 'we pour soy candles.', 'Bath', 'We pour soy candles · Bath'],
    ['with its place', 'We pour candles in Bath', 'Bath', 'We pour candles in Bath'],
    [
      'with part of its place',
      'Buchbinderei in dritter Generation in Leipzig',
      'Leipzig-Plagwitz',
      'Buchbinderei in dritter Generation in Leipzig',
    ],
    ['with its place in Japanese', '京都で三代続く時計修理店です', '京都市', '京都で三代続く時計修理店です'],
    [
      'before a colon',
      'Physiotherapie für alle Kassen und privat: Krankengymnastik, manuelle Therapie, Lymphdrainage',
      'Hamburg',
      'Physiotherapie für alle Kassen und privat · Hamburg',
    ],
    ['before a bracket', 'Qualified arborists (NZ Cert Level 4)', 'Nelson', 'Qualified arborists · Nelson'],
    [
      'before a price',
      'dog sitter a milano zona brera e isola, passeggiata 15€, giornata intera 35€',
      'Milano',
      'Dog sitter a milano zona brera e isola',
    ],
    ['without its emoji', '🐶 Dog grooming 🛁', 'Cheltenham', 'Dog grooming · Cheltenham'],
    [
      'after a greeting',
      ['G’day, I’m Bindi Farquhar', 'Reward-based dog training'],
      'Noosa',
      'Reward-based dog training · Noosa',
    ],
    ['after a heading', ['MENU', 'Soups and stews'], 'Bath', 'Soups and stews · Bath'],
  ])('is the owner’s first sentence where nobody said what the business is: %s', (_, text, location, expected) => {
    const said = Array.isArray(text) ? text : [text]
    expect(headlineOf({ sentences: sentences(...said), location })).toBe(expected)
  })

  it.each([
    [
      'a later sentence',
      [
        'We have been bringing old chairs, sofas and the seats of windows back to life for twelve years',
        'City & Guilds trained',
      ],
    ],
    ['a price', ['£22 per player, £18 on weekdays']],
    ['a price without a sign', ['Bratwurst im Brötchen 3,50']],
    ['a number with a word', ['BREKKIE TILL 2!!']],
    [
      'a list that is cut off',
      ['I take small groups of people to hear the dawn chorus, nightjars and, with luck, bitterns'],
    ],
  ])('is the name before it is %s', (_, texts) => {
    expect(headlineOf({ sentences: sentences(...texts), location: 'Bath' })).toBe('Wren in Bath')
  })

  it('is no heading over prices, and no sentence that only says a fact', () => {
    const said = (text: string, covered: boolean): Facts => ({
      place: { town: 'Bristol' },
      since: { years: 20 },
      sentences: [{ id: 'sentence-1', text, facts: ['experience'], covered }],
    })
    expect(headlineOf(said('MENU', false))).toBe('Wren in Bristol')
    expect(headlineOf(said('20 years of it', true))).toBe('Wren in Bristol')
  })

  it('is no phone number', () => {
    const facts: Facts = {
      phones: [{ id: 'phone-1', number: '01803 555 012' }],
      sentences: [{ id: 'sentence-1', text: 'Call 01803 555 012', facts: ['phone-1'] }],
    }
    expect(headlineOf(facts)).toBe('Wren')
  })

  it.each([
    ['de-AT', 'Friseurin', 'Graz', 'Friseurin in Graz, seit 1998'],
    ['es-MX', 'Panadería', 'Puebla', 'Panadería en Puebla, desde 1998'],
    ['ja-JP', 'ラーメン店', '大阪', '大阪のラーメン店 · 1998年創業'],
    ['nl-BE', 'Hondentrimmer', 'Gent', 'Hondentrimmer in Gent, sinds 1998'],
    ['pl-PL', 'Hydraulik', 'Łódź', 'Hydraulik · Łódź, od 1998 roku'],
    ['sv-SE', 'Rörmokare', 'Lund', 'Rörmokare · Lund'],
  ])(
    'speaks the page’s language, and adds no word to one that it has none of: %s',
    (language, name, town, expected) => {
      expect(headlineOf({ trade: { name }, place: { town }, since: { year: 1998 } }, { language })).toBe(expected)
    },
  )

  it.each([
    ['restaurant', 'Tacos from a van', 'Wren'],
    ['restaurant', 'A small restaurant', 'Restaurant'],
    ['coffee-shop', 'Cafe on the beach', 'Wren'],
    ['house-cleaning', 'WE CLEAN HOUSES', 'House cleaning'],
    ['heating-and-cooling', 'AC repair and cooling', 'Wren'],
    ['tire-shop', 'Tyres', 'Wren'],
    ['therapist', 'Therapy for couples', 'Therapist'],
  ])('calls a business by its trade only in the owner’s own words: %s, %j', (slug, activities, expected) => {
    expect(headlineOf({ activities, trade: { slug } }, { language: 'en-US' })).toBe(expected)
  })

  it('writes a town as its owner did', () => {
    const facts: Facts = { trade: { name: 'Halıcı' }, place: { town: 'Istanbul' } }
    expect(headlineOf({ ...facts, location: 'Kadıköy, İstanbul' }, { language: 'tr-TR' })).toBe('Halıcı · İstanbul')
    expect(headlineOf({ ...barber, location: 'totnes' })).toBe('Barber in Totnes')
    expect(headlineOf({ ...barber, location: 'near Dartington' })).toBe('Barber in Totnes')
  })

  it('never takes the English name of a trade into another language', () => {
    const facts: Facts = { activities: 'Plumbing', trade: { slug: 'plumber' } }
    expect(headlineOf(facts, { language: 'en-US' })).toBe('Plumber')
    expect(headlineOf(facts, { language: 'fr-FR' })).toBe('Wren')
  })
})

describe('the name of a place', () => {
  it.each([
    ['Portland, Oregon', 'Portland'],
    ['Portland, OR 97201, USA', 'Portland'],
    ['12 High Street, Leeds LS1 4AP, UK', 'Leeds'],
    ['High Street, Leeds', 'Leeds'],
    ['Leeds LS1 4AP', 'Leeds'],
    ['portland', 'Portland'],
    ['stratford-upon-avon', 'Stratford-Upon-Avon'],
    ['Zürich', 'Zürich'],
    ['St. Louis, MO', 'St. Louis'],
    ['in Brooklyn', 'Brooklyn'],
    ['Bay Area', 'Bay'],
    ['UK', 'the UK'],
    ['Netherlands', 'the Netherlands'],
    ['Online', ''],
    ['', ''],
    ['97201', ''],
    ['A very long description of where exactly we might be found', ''],
  ])('says of "%s" after an "in": "%s"', (location, place) => {
    expect(placeName(location)).toBe(place)
  })

  it.each([
    ['portland or', 'Portland'],
    ['Salt Lake City UT', 'Salt Lake City'],
    ['Leeds UK', 'Leeds'],
    ['Fond du Lac', 'Fond du Lac'],
    ['Isle of Man', 'Isle of Man'],
    ['Altdorf UR', 'Altdorf'],
    ['Logan QLD', 'Logan'],
    ['Belo Horizonte - MG', 'Belo Horizonte'],
    ['Washington DC', 'Washington DC'],
    ['ST IVES', 'ST IVES'],
    ['UK', 'the UK'],
    ['Rio de Janeiro', 'Rio de Janeiro'],
  ])('says no state or country with its town: %s', (location, place) => {
    expect(placeName(location)).toBe(place)
  })
})
