import { describe, expect, it } from 'vitest'
import { knownPlaces } from '#editor/designer/palette/places/known-places.ts'
import { foundPlaces } from '#editor/designer/palette/search/found-places.ts'
import { business } from '#renderer/document/business.ts'
import { languageTags } from '#renderer/document/values/languages.ts'
import { draftOf, websiteOf } from '../../website.ts'

const site = {
  ...websiteOf(['Introduction', 'Services', 'Contact']),
  business: business.parse({
    services: [{ id: 'service-1', name: 'Boiler repair', price: { amount: 80, currency: 'GBP' } }],
    people: [{ id: 'person-1', name: 'Tom Fenwick', role: 'Plumber' }],
    phones: [{ id: 'phone-1', kind: 'Phone', number: '0113 496 0000' }],
  }),
}
const search = (typed: string, published: string | null = null) =>
  foundPlaces(typed, site, draftOf(site, { handle: published }))
const first = (typed: string) => search(typed)[0]?.label

describe('everyday search words', () => {
  it.each([
    ['where can I change the opening times?', 'Opening hours'],
    ['¿dónde pongo los precios?', 'Services and prices'],
    ['mon numéro de téléphone', 'Phone number'],
    ['aggiungere recensioni', 'Reviews'],
    ['Wie ändere ich die Schriftart', 'Font of headings'],
    ['mudar o endereço', 'Address'],
    ['cookiemelding', 'Cookie banner'],
    ['gdzie są statystyki', 'Visitors'],
    ['写真を変えたい', 'Photos'],
    ['비밀번호 변경', 'Password'],
  ])('find the right place for %s', (typed, label) => {
    expect(first(typed)).toBe(label)
  })

  it.each(languageTags)('exist for every place in %s', (tag) => {
    const lost = knownPlaces
      .filter(({ when }) => !when)
      .filter(({ words, label }) => {
        const [phrase = ''] = words[tag].split(',')
        return !search(phrase)
          .slice(0, 3)
          .some((place) => place.label === label)
      })
      .map(({ label }) => label)
    expect(lost).toEqual([])
  })
})

describe('search words with spelling mistakes', () => {
  it.each([
    ['opning hours', 'Opening hours'],
    ['adress', 'Address'],
    ['tesitmonials', 'Reviews'],
    ['oeffnungszeiten', 'Opening hours'],
    ['telefone numero', 'Phone number'],
  ])('still find %s', (typed, label) => {
    expect(first(typed)).toBe(label)
  })

  it('match the beginning of a word, and return at most eight results', () => {
    expect(first('favi')).toBe('Browser icon')
    expect(search('co').length).toBeLessThanOrEqual(8)
  })
})

describe('the search in a website’s own content', () => {
  it('finds services with their prices, and people', () => {
    const [service] = search('boiler')
    expect([service?.label, service?.value?.(site)]).toEqual(['Boiler repair', '£80'])
    expect(service?.target).toEqual({ field: 'business.services.service-1.price' })
    expect(search('fenwick')[0]?.target).toEqual({ field: 'business.people.person-1.name' })
  })

  it('finds sections and palettes by name', () => {
    expect(search('services layout').map(({ label }) => label)).toContain('Services: layout')
    expect(first('palette after dark')).toBe('Palette After dark')
  })

  it('shows each field’s current value', () => {
    expect(search('phone')[0]?.value?.(site)).toBe('0113 496 0000')
  })
})

it('search results end with help articles', () => {
  expect(search('connection not established')[0]).toMatchObject({ label: 'Connection not established', where: 'Help' })
  expect(search('opening hours').at(-1)?.where).toBe('Help')
})

it('search results include actions for a published website only once it is published', () => {
  const labels = (handle: string | null) => search('take offline', handle).map(({ label }) => label)
  expect(labels(null)).not.toContain('Take offline')
  expect(labels('riverside')).toContain('Take offline')
})

it('an empty search shows common places, and a meaningless one finds nothing', () => {
  expect(search(' ').map(({ label }) => label)).toContain('Opening hours')
  expect(search('xqzvw')).toEqual([])
})
