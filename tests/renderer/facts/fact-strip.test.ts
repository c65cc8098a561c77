import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { factStrip } from '../../../renderer/facts/fact-strip.ts'
import { languageNames } from '../../../renderer/facts/language-names.ts'
import { knownBusiness } from '../fixtures/known-business.ts'

const strip = (value: object, locale = 'en-GB') =>
  factStrip(business.parse(value), locale).map(({ label, text }) => `${label}: ${text}`.replace(/[\u00a0\u202f]/g, ' '))
const since = { years: 12 }
const service = (id: string, amount: number, more = {}) => ({
  id,
  name: `Service ${id}`,
  price: { amount, currency: 'GBP', ...more },
})

describe('the strip of facts', () => {
  it('has up to five, what customers look for first', () => {
    expect(strip(knownBusiness)).toEqual([
      'Experience: 12 years',
      'Qualified: City & Guilds Level 3',
      'Prices: from £28',
      'Areas: Totnes, Dartington',
      'Hours: Tue – Sat',
    ])
  })

  it('is empty with fewer than two facts', () => {
    expect(strip({})).toEqual([])
    expect(strip({ since })).toEqual([])
    expect(strip({ since, place: { town: 'Leeds' } })).toEqual(['Experience: 12 years', 'Location: Leeds'])
  })

  it('prefers the year that the business began in', () => {
    expect(strip({ since: { year: 1998, years: 12 }, place: { town: 'Leeds' } })[0]).toBe('Since: 1998')
  })

  it('names no lowest price of prices that cannot be compared', () => {
    const priced = (...services: object[]) => strip({ since, services })[1]
    expect(priced(service('a', 40), service('b', 25))).toBe('Prices: from £25')
    expect(priced(service('a', 40), service('b', 40))).toBe('Prices: £40')
    expect(priced(service('a', 40, { from: true }))).toBe('Service a: from £40')
    expect(priced(service('a', 40), service('b', 3, { unit: 'per mile' }))).toBe('Service a: £40')
    expect(priced(service('a', 0), service('b', 30))).toBe('Service b: £30')
    expect(priced(service('a', 0))).toBeUndefined()
  })

  it('names no lowest price that a sentence of the owner’s goes below', () => {
    const services = [service('a', 40), service('b', 25)]
    const saying = (text: string, covered = false) =>
      strip({ since, services, sentences: [{ id: 'sentence-1', text, covered }] })[1]
    expect(saying('Cut £40, shave £25, kids £12')).toBe('Service a: £40')
    expect(saying('Kids 12 €')).toBe('Service a: £40')
    expect(saying('A whole day for £1,250.50')).toBe('Prices: from £25')
    expect(saying('Kids £12', true)).toBe('Prices: from £25')
  })

  it('leaves out what the headline says, while two others remain', () => {
    const facts = (headline: string) =>
      factStrip(
        business.parse({ since, services: [service('a', 40)], place: { town: 'Leeds' } }),
        'en-GB',
        headline,
      ).map(({ part }) => part)
    expect(facts('Plumber')).toEqual(['since', 'services', 'place'])
    expect(facts('Plumber in Leeds')).toEqual(['since', 'services'])
    expect(facts('Plumber in Leedsfield')).toEqual(['since', 'services', 'place'])
    expect(facts('Plumber in Leeds, 12 years of experience')).toEqual(['services', 'place'])
  })

  it('writes a credential for the cell under its label', () => {
    const credential = (name: string, more = {}) =>
      strip({ place: { town: 'Leeds' }, credentials: [{ id: 'a', name, ...more }] })[0]
    expect(credential('certified groomer')).toBe('Qualified: Certified groomer')
    expect(credential('member of the Law Society', { kind: 'Membership' })).toBe('Member of: Law Society')
    expect(credential('nº colegiado', { number: '2217' })).toBe('Qualified: Nº colegiado 2217')
  })

  it('counts the areas that it has no room for', () => {
    const areas = ['Newton Abbot', 'Bovey Tracey', 'Buckfastleigh', 'Totnes'].map((name, nth) => ({
      id: `a${nth}`,
      name,
    }))
    expect(strip({ since, areas })[1]).toBe('Areas: Newton Abbot, Bovey Tracey +2')
  })

  it('has the times where they are the same all week, else the days, else that there are appointments', () => {
    const periods = [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' }]
    expect(strip({ since, hours: { periods } })[1]).toBe('Hours: Mon, Tue 9:00–17:00')
    expect(strip({ since, hours: { byAppointment: true } })[1]).toBe('Hours: By appointment')
    expect(strip({ since, hours: { note: 'Ring the bell' } })).toEqual([])
  })

  it('speaks the language of the page, and one without words has no labels', () => {
    expect(strip(knownBusiness, 'de')[0]).toBe('Erfahrung: 12 Jahre')
    expect(strip(knownBusiness, 'ja')[4]).toContain('火')
    expect(strip(knownBusiness, 'ko')[0]).toBe('경력: 12년')
    expect(strip(knownBusiness, 'fr')[2]).toBe('Tarifs: à partir de 28 £')
    expect(factStrip(knownBusiness, 'pl')[0]).toEqual({ part: 'since', label: '', text: '12 lat' })
    expect(
      factStrip(knownBusiness, 'pl')
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/from|years|Closed/)
  })
})

describe('languages', () => {
  it('are called as the page’s language calls them, each once', () => {
    const spoken = (codes: string[], locale: string) =>
      languageNames(business.parse({ languages: codes.map((code, nth) => ({ id: `l${nth}`, code })) }), locale)
    expect(spoken(['en', 'pt-BR', 'en'], 'en-GB')).toEqual(['English', 'Brazilian Portuguese'])
    expect(spoken(['fr', 'de'], 'fr')).toEqual(['Français', 'Allemand'])
    expect(spoken(['', 'no code', 'qqq'], 'en')).toEqual([])
  })
})
