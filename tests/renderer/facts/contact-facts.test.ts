import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { contactFacts, pageContactFacts } from '../../../renderer/facts/contact-facts.ts'
import { mapHref } from '../../../renderer/facts/map-link.ts'
import { internationalDigits, phoneHref } from '../../../renderer/facts/phone-link.ts'
import { withContent } from '../changed-site.ts'
import { knownBusiness } from '../fixtures/known-business.ts'

const blank = { phone: '', email: '', address: '', hours: '' }

describe('how to reach a business', () => {
  it('is what the business says where the section is blank', () => {
    const facts = contactFacts({ ...blank, phone: '  ' }, knownBusiness, 'en-GB')
    expect(facts.phones.map(({ number }) => number)).toEqual(['01803 555 014', '07700 900 345'])
    expect(facts.emails).toEqual(['hello@marlowhair.example'])
    expect(facts.address).toBe('12 High Street\nTotnes\nTQ9 5RY')
    expect(facts.hours[0]?.days).toBe('Tuesday – Friday')
    expect(Object.values(facts.own)).not.toContain(true)
  })

  it('is what the section says where it says something else', () => {
    const own = { phone: '01803 555 999', email: 'b@pine.example', address: 'Barn 2', hours: 'Mon: 9–5' }
    const facts = contactFacts(own, knownBusiness, 'en-GB')
    expect(facts).toMatchObject({ phones: [{ kind: 'Phone', number: '01803 555 999' }], emails: ['b@pine.example'] })
    expect(facts).toMatchObject({ address: 'Barn 2', hours: [{ days: 'Mon', times: '9–5' }] })
    expect(Object.values(facts.own)).not.toContain(false)
  })

  it('names the place as its owner typed it, where no address is known', () => {
    expect(contactFacts(blank, knownBusiness, 'en').place).toBe('')
    const placed = business.parse({ ...knownBusiness, address: {} })
    expect(contactFacts(blank, { ...placed, location: 'Totnes' }, 'en').place).toBe('Totnes')
    expect(contactFacts(blank, { ...placed, location: '' }, 'en').place).toBe('Totnes')
    expect(contactFacts(blank, business.parse({ location: 'Somewhere' }), 'en').place).toBe('')
  })

  it('is the business’s on the rest of the page, and the section’s where the business has none', () => {
    const both = { ...withContent('Contact', { phone: '+1 207 555 0142' }), business: knownBusiness }
    expect(pageContactFacts(both).phones[0]?.number).toBe('01803 555 014')
    expect(pageContactFacts(both).own.phone).toBe(false)
    const section = { ...both, business: business.parse({}) }
    expect(pageContactFacts(section).phones[0]?.number).toBe('+1 207 555 0142')
    expect(pageContactFacts(section).own.phone).toBe(true)
    const hidden = { ...section, sections: section.sections.map((one) => ({ ...one, hidden: true })) }
    expect(pageContactFacts(hidden).phones).toEqual([])
  })
})

describe('a phone number', () => {
  it.each([
    ['07700 900 345', 'GB', '447700900345'],
    ['+44 (0)7700 900345', 'GB', '447700900345'],
    ['0049 30 901820', 'GB', '4930901820'],
    ['(512) 555-0142', 'US', '15125550142'],
    ['1-512-555-0142', 'US', '15125550142'],
    ['06 12 34 56 78', 'FR', '33612345678'],
    ['06 1234 5678', 'IT', '390612345678'],
    ['612 345 678', 'ES', '34612345678'],
    ['090-1234-5678', 'JP', '819012345678'],
    ['010-1234-5678', 'KR', '821012345678'],
  ])('%s of %s is %s to the world', (number, country, digits) => {
    expect(internationalDigits(number, country)).toBe(digits)
  })

  it('has no international form in an unknown country', () => {
    expect(internationalDigits('07700 900 345', '')).toBeUndefined()
    expect(internationalDigits('ring the bell', 'GB')).toBeUndefined()
  })

  it('leads to a chat, to a call, or nowhere', () => {
    expect(phoneHref({ kind: 'WhatsApp', number: '07700 900 345' }, 'GB')).toBe('https://wa.me/447700900345')
    expect(phoneHref({ kind: 'WhatsApp', number: '07700 900 345' }, '')).toBe('tel:07700900345')
    expect(phoneHref({ kind: 'Phone', number: '01803 555 014' }, 'GB')).toBe('tel:01803555014')
    expect(phoneHref({ kind: 'Phone', number: 'javascript:alert(1)' }, 'GB')).toBeUndefined()
  })
})

describe('a map', () => {
  it('is of the address, else of the place, else of nothing', () => {
    const { place } = knownBusiness
    expect(mapHref('12 High Street\nTotnes', place)).toMatch(
      /openstreetmap\.org\/search\?query=12%20High%20Street%2C%20Totnes$/,
    )
    expect(mapHref('', place)).toBe('https://www.openstreetmap.org/#map=13/50.43/-3.68')
    expect(mapHref('', { ...place, latitude: null })).toBeUndefined()
  })
})
