import { describe, expect, it } from 'vitest'
import { business, type OpeningHours, openingHours, price, weekdays } from '../../../renderer/document/business.ts'
import { contactFacts, pageContactFacts } from '../../../renderer/facts/contact-facts.ts'
import { factStrip } from '../../../renderer/facts/fact-strip.ts'
import { experienceText } from '../../../renderer/facts/fact-words.ts'
import { dayRows, hoursRows, openDaysText, textRows } from '../../../renderer/facts/format-hours.ts'
import { formatPrice } from '../../../renderer/facts/format-price.ts'
import { languageNames } from '../../../renderer/facts/language-names.ts'
import { mapHref } from '../../../renderer/facts/maps/map-link.ts'
import { internationalDigits, phoneHref } from '../../../renderer/facts/phone-link.ts'
import { containsWords } from '../../../renderer/facts/repeated-facts.ts'
import { servicePrice } from '../../../renderer/facts/service-price.ts'
import { withContent } from '../changed-site.ts'
import { knownBusiness } from '../fixtures/known-business.ts'

const blank = { phone: '', email: '', address: '', hours: '' }

describe('contact facts', () => {
  it('come from the business if the section is blank', () => {
    const facts = contactFacts({ ...blank, phone: '  ' }, knownBusiness, 'en-GB')
    expect(facts.phones.map(({ number }) => number)).toEqual(['01803 555 014', '07700 900 345'])
    expect(facts.emails).toEqual(['hello@marlowhair.example'])
    expect(facts.address).toBe('12 High Street\nTotnes\nTQ9 5RY')
    expect(facts.hours[0]?.days).toBe('Tuesday – Friday')
    expect(Object.values(facts.own)).not.toContain(true)
  })

  it('come from the section if it has different facts', () => {
    const own = { phone: '01803 555 999', email: 'b@pine.example', address: 'Barn 2', hours: 'Mon: 9–5' }
    const facts = contactFacts(own, knownBusiness, 'en-GB')
    expect(facts).toMatchObject({ phones: [{ kind: 'Phone', number: '01803 555 999' }], emails: ['b@pine.example'] })
    expect(facts).toMatchObject({ address: 'Barn 2', hours: [{ days: 'Mon', times: '9–5' }] })
    expect(Object.values(facts.own)).not.toContain(false)
  })

  it('include the place as the owner typed it, if there is no address', () => {
    expect(contactFacts(blank, knownBusiness, 'en').place).toBe('')
    const placed = business.parse({ ...knownBusiness, address: {} })
    expect(contactFacts(blank, { ...placed, location: 'Totnes' }, 'en').place).toBe('Totnes')
    expect(contactFacts(blank, { ...placed, location: '' }, 'en').place).toBe('Totnes')
    expect(contactFacts(blank, business.parse({ location: 'Somewhere' }), 'en').place).toBe('Somewhere')
  })

  it('come from the business on the rest of the page, or from the section if the business has no contact facts', () => {
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
  ])('%s of %s becomes %s internationally', (number, country, digits) => {
    expect(internationalDigits(number, country)).toBe(digits)
  })

  it('lacks an international form in an unknown country', () => {
    expect(internationalDigits('07700 900 345', '')).toBeUndefined()
    expect(internationalDigits('ring the bell', 'GB')).toBeUndefined()
  })

  it('links to a chat, to a call, or nowhere', () => {
    expect(phoneHref({ kind: 'WhatsApp', number: '07700 900 345' }, 'GB')).toBe('https://wa.me/447700900345')
    expect(phoneHref({ kind: 'WhatsApp', number: '07700 900 345' }, '')).toBe('tel:07700900345')
    expect(phoneHref({ kind: 'Phone', number: '01803 555 014' }, 'GB')).toBe('tel:01803555014')
    expect(phoneHref({ kind: 'Phone', number: 'javascript:alert(1)' }, 'GB')).toBeUndefined()
  })
})

describe('mapHref', () => {
  it('uses the address, else the place, else the place’s name', () => {
    const { place } = knownBusiness
    const placed = (address: string, words = '') => ({ address, place: words })
    expect(mapHref(placed('12 High Street\nTotnes'), place)).toMatch(
      /openstreetmap\.org\/search\?query=12%20High%20Street%2C%20Totnes$/,
    )
    expect(mapHref(placed('', 'Totnes'), place)).toBe('https://www.openstreetmap.org/#map=13/50.43/-3.68')
    const unknown = { ...place, latitude: null }
    expect(mapHref(placed('', 'Upper Nowhere'), unknown)).toBe(
      'https://www.openstreetmap.org/search?query=Upper%20Nowhere',
    )
    expect(mapHref(placed(''), unknown)).toBeUndefined()
    expect(mapHref(placed('12 High Street'), place, { latitude: 50.4316, longitude: -3.6836 })).toBe(
      'https://www.openstreetmap.org/?mlat=50.4316&mlon=-3.6836#map=17/50.4316/-3.6836',
    )
  })
})

const strip = (value: object, locale = 'en-GB') =>
  factStrip(business.parse(value), locale).map(({ label, text }) => `${label}: ${text}`.replace(/[\u00a0\u202f]/g, ' '))
const since = { years: 12 }
/** The fact of lowest priority, because a strip needs at least three. */
const languages = ['en', 'fr'].map((code) => ({ id: code, code }))
const stripWithLanguages = (value: object) => strip({ languages, ...value })
const service = (id: string, amount: number, more = {}) => ({
  id,
  name: `Service ${id}`,
  price: { amount, currency: 'GBP', ...more },
})

describe('the fact strip', () => {
  it('shows up to five facts, starting with what customers look for first', () => {
    expect(strip(knownBusiness)).toEqual([
      'Experience: 12 years',
      'Qualified: City & Guilds Level 3',
      'Prices: from £28',
      'Areas: Totnes, Dartington',
      'Hours: Tue – Sat',
    ])
  })

  it('omits credentials that are sentences, and prices of a different kind', () => {
    const credential = (name: string, kind: string) => [{ id: 'credential-1', name, kind }]
    const sentence = credential('Both partners are qualified members of an institute', 'Membership')
    expect(stripWithLanguages({ since, place: { town: 'Leeds' }, credentials: sentence }).join()).not.toContain('Both')
    const farrier = credential('Registered farrier', 'License')
    expect(stripWithLanguages({ since, credentials: farrier })).toContain('Registered: Farrier')
    const services = [service('a', 11), service('b', 13), { ...service('c', 4), name: 'Skate hire' }]
    expect(stripWithLanguages({ since, services })).toContain('Prices: from £11')
  })

  it('returns an empty list for fewer than three facts', () => {
    expect(strip({})).toEqual([])
    expect(strip({ since, place: { town: 'Leeds' } })).toEqual([])
    expect(strip({ since, place: { town: 'Leeds' }, languages })).toEqual([
      'Experience: 12 years',
      'Location: Leeds',
      'Languages: English, French',
    ])
  })

  it('prefers the founding year', () => {
    expect(stripWithLanguages({ since: { year: 1998, years: 12 }, place: { town: 'Leeds' } })[0]).toBe('Since: 1998')
  })

  it('omits a lowest price if prices cannot be compared', () => {
    const priced = (...services: object[]) => stripWithLanguages({ since, services })[1]
    expect(priced(service('a', 40), service('b', 25))).toBe('Prices: from £25')
    expect(priced(service('a', 40), service('b', 40))).toBe('Prices: £40')
    expect(priced(service('a', 40, { from: true }))).toBe('Service a: from £40')
    expect(priced(service('a', 40), service('b', 3, { unit: 'per mile' }))).toBe('Service a: £40')
    expect(priced(service('a', 0), service('b', 30))).toBe('Service b: £30')
    expect(priced(service('a', 0))).toBeUndefined()
  })

  it('shows cents on all prices if half of them have cents', () => {
    const rate = { amount: 30, currency: 'GBP', unit: 'per hour' }
    expect(stripWithLanguages({ since, rate })[1]).toBe('Prices: £30 per hour')
    expect(stripWithLanguages({ since, services: [service('a', 40), service('b', 27.5)] })[1]).toBe(
      'Prices: from £27.50',
    )
    expect(stripWithLanguages({ since, services: [service('a', 30), service('b', 42.5)] })[1]).toBe(
      'Prices: from £30.00',
    )
    const [a, b] = [service('a', 30), service('b', 42.5)]
    expect(stripWithLanguages({ since, services: [a, b, service('c', 50)] })[1]).toBe('Prices: from £30')
  })

  it('omits the lowest price if the owner mentions a lower price', () => {
    const services = [service('a', 40), service('b', 25)]
    const priceWith = (text: string, covered = false) =>
      stripWithLanguages({ since, services, sentences: [{ id: 'sentence-1', text, covered }] })[1]
    expect(priceWith('Cut £40, shave £25, kids £12')).toBe('Service a: £40')
    expect(priceWith('Kids 12 €')).toBe('Service a: £40')
    expect(priceWith('A whole day for £1,250.50')).toBe('Prices: from £25')
    expect(priceWith('Kids £12', true)).toBe('Prices: from £25')
  })

  it('leaves out what the headline says, and disappears with fewer than two facts', () => {
    const facts = (headline: string) =>
      factStrip(
        business.parse({ since, services: [service('a', 40)], place: { town: 'Leeds' }, languages }),
        'en-GB',
        headline,
      ).map(({ part }) => part)
    expect(facts('Plumber')).toEqual(['since', 'services', 'place', 'languages'])
    expect(facts('Plumber in Leeds')).toEqual(['since', 'services', 'languages'])
    expect(facts('Plumber in Leedsfield')).toEqual(['since', 'services', 'place', 'languages'])
    expect(facts('Plumber in Leeds, 12 years of experience')).toEqual([])
  })

  it('lists a last area’s name instead of “+1”', () => {
    const areasIn = (...names: string[]) =>
      factStrip(
        business.parse({
          since: { year: 2004 },
          services: [service('a', 40)],
          areas: names.map((name, nth) => ({ id: `area-${nth}`, name })),
        }),
        'en-GB',
      ).find(({ part }) => part === 'areas')?.text
    expect(areasIn('Richmond', 'Motueka', 'Stoke', 'Brightwater', 'Mapua')).toBe(
      'Richmond, Motueka, Stoke, Brightwater, Mapua',
    )
    expect(areasIn('Richmond', 'Motueka', 'Stoke', 'Brightwater', 'Mapua', 'Riwaka')).toContain('+2')
  })

  it('shortens a credential under its label', () => {
    const credential = (name: string, more = {}) =>
      stripWithLanguages({ place: { town: 'Leeds' }, credentials: [{ id: 'a', name, ...more }] })[0]
    expect(credential('certified groomer')).toBe('Qualified: Certified groomer')
    expect(credential('licensed in Ohio', { kind: 'License' })).toBe('Licensed: In Ohio')
    expect(credential('member of the Law Society', { kind: 'Membership' })).toBe('Member of: Law Society')
    expect(credential('HCPC registered', { kind: 'Membership' })).toBe('Registered: HCPC')
    expect(credential('registered with the HCPC', { kind: 'Membership' })).toBe('Registered: HCPC')
    expect(credential('HCPC registered', { kind: 'Qualification' })).toBe('Qualified: HCPC registered')
    expect(credential('nº colegiado', { number: '2217' })).toBe('Qualified: Nº colegiado 2217')
  })

  it('counts the areas that do not fit', () => {
    const areas = ['Newton Abbot', 'Bovey Tracey', 'Buckfastleigh', 'Totnes'].map((name, nth) => ({
      id: `a${nth}`,
      name,
    }))
    expect(stripWithLanguages({ since, areas })[1]).toBe('Areas: Newton Abbot, Bovey Tracey +2')
  })

  it('shows times if they are the same all week, else days, else appointments', () => {
    const periods = [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' }]
    expect(stripWithLanguages({ since, hours: { periods } })[1]).toBe('Hours: Mon, Tue 9:00–17:00')
    expect(stripWithLanguages({ since, hours: { byAppointment: true } })[1]).toBe('Hours: By appointment')
    expect(stripWithLanguages({ since, hours: { note: 'Ring the bell' } })).toEqual([])
  })

  it('uses the page’s language, and omits labels in an untranslated language', () => {
    expect(strip(knownBusiness, 'de')[0]).toBe('Erfahrung: 12 Jahre')
    expect(strip(knownBusiness, 'ja')[4]).toContain('火')
    expect(strip(knownBusiness, 'ko')[0]).toBe('경력: 12년')
    expect(strip(knownBusiness, 'fr')[2]).toBe('Tarifs: à partir de 28 £')
    expect(factStrip(knownBusiness, 'sv')[0]).toEqual({ part: 'since', icon: 'calendar', label: '', text: '12 år' })
    expect(
      factStrip(knownBusiness, 'sv')
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/from|years|Closed/)
  })
})

describe('languages', () => {
  it('appear by their name in the page’s language, each once', () => {
    const spoken = (codes: string[], locale: string) =>
      languageNames(business.parse({ languages: codes.map((code, nth) => ({ id: `l${nth}`, code })) }), locale)
    expect(spoken(['en', 'pt-BR', 'en'], 'en-GB')).toEqual(['English', 'Brazilian Portuguese'])
    expect(spoken(['fr', 'de'], 'fr')).toEqual(['Français', 'Allemand'])
    expect(spoken(['', 'no code', 'qqq'], 'en')).toEqual([])
  })
})

const weekday = weekdays.slice(0, 5)
const hours = (value: object): OpeningHours => openingHours.parse(value)
/** Each row as a line, with regular spaces. */
const lines = (value: object, locale: string) =>
  hoursRows(hours(value), locale).map(({ days, times }) => `${days}|${times}`.replace(/[\u00a0\u202f]/g, ' '))

const usual = {
  periods: [
    { days: weekday, opens: '09:00', closes: '17:30' },
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ],
  closed: ['Sunday'],
}

describe('years of experience in words', () => {
  it('follow the plural rules of the language', () => {
    const experience = (years: number, language: string) =>
      experienceText({ year: null, years, source: 'typed' }, language)
    expect([1, 3, 12].map((years) => experience(years, 'pl'))).toEqual([
      '1 rok doświadczenia',
      '3 lata doświadczenia',
      '12 lat doświadczenia',
    ])
    expect([1, 3].map((years) => experience(years, 'pt-BR'))).toEqual(['1 ano de experiência', '3 anos de experiência'])
  })
})

describe('opening hours', () => {
  it.each([
    ['en-US', ['Monday – Friday|9 AM – 5:30 PM', 'Saturday|10 AM – 2 PM', 'Sunday|Closed']],
    ['en-CA', ['Monday – Friday|9 a.m. – 5:30 p.m.', 'Saturday|10 a.m. – 2 p.m.', 'Sunday|Closed']],
    ['en-AU', ['Monday – Friday|9 am – 5:30 pm', 'Saturday|10 am – 2 pm', 'Sunday|Closed']],
    ['en-GB', ['Monday – Friday|9:00–17:30', 'Saturday|10:00–14:00', 'Sunday|Closed']],
    ['de-DE', ['Montag – Freitag|9:00–17:30', 'Samstag|10:00–14:00', 'Sonntag|Geschlossen']],
    ['fr-FR', ['lundi – vendredi|9:00–17:30', 'samedi|10:00–14:00', 'dimanche|Fermé']],
    ['it-IT', ['lunedì – venerdì|9:00–17:30', 'sabato|10:00–14:00', 'domenica|Chiuso']],
    ['es-ES', ['lunes – viernes|9:00–17:30', 'sábado|10:00–14:00', 'domingo|Cerrado']],
    ['ja', ['月曜日 – 金曜日|9:00〜17:30', '土曜日|10:00〜14:00', '日曜日|休業']],
    ['ko-KR', ['월요일 – 금요일|오전 9시 – 오후 5:30', '토요일|오전 10시 – 오후 2시', '일요일|휴무']],
    ['pl-PL', ['poniedziałek – piątek|9:00–17:30', 'sobota|10:00–14:00', 'niedziela|Nieczynne']],
    // Swedish has no fact words, so the page leaves the closed day out.
    ['sv-SE', ['måndag – fredag|9:00–17:30', 'lördag|10:00–14:00']],
  ])('use %s’s clock', (locale, expected) => {
    expect(lines(usual, locale)).toEqual(expected)
  })

  it('begin on Sunday where weeks do, unless both weekend days are equal', () => {
    const open = (days: readonly string[], opens: string) => ({ days, opens, closes: '20:00' })
    const every = [open(['Sunday'], '12:00'), open(weekday, '09:00'), open(['Saturday'], '10:00')]
    expect(lines({ periods: every }, 'en-US').map((line) => line.split('|')[0])).toEqual([
      'Sunday',
      'Monday – Friday',
      'Saturday',
    ])
    expect(lines({ periods: every }, 'en-GB').at(-1)).toBe('Sunday|12:00–20:00')
    const alike = [open(weekday, '09:00'), open(['Saturday', 'Sunday'], '10:00')]
    expect(lines({ periods: alike }, 'en-US').at(-1)).toBe('Saturday, Sunday|10 AM – 8 PM')
  })

  it('show a lunch break, times past midnight, midnight and the whole day', () => {
    const one = (...periods: { opens: string; closes: string }[]) =>
      lines({ periods: periods.map((period) => ({ days: ['Friday'], ...period })) }, 'en-GB')
    expect(one({ opens: '13:00', closes: '18:00' }, { opens: '09:00', closes: '12:00' })).toEqual([
      'Friday|9:00–12:00, 13:00–18:00',
    ])
    expect(one({ opens: '18:00', closes: '02:00' })).toEqual(['Friday|18:00–2:00'])
    expect(one({ opens: '18:00', closes: '24:00' })).toEqual(['Friday|18:00–24:00'])
    expect(one({ opens: '00:00', closes: '24:00' })).toEqual(['Friday|Open 24 hours'])
    expect(lines({ periods: [{ days: ['Friday'], opens: '18:00', closes: '24:00' }] }, 'en-US')).toEqual([
      'Friday|6 PM – 12 AM',
    ])
  })

  it('combine equal days in one row, even if not adjacent', () => {
    const periods = [
      { days: ['Tuesday', 'Thursday'], opens: '12:00', closes: '20:00' },
      { days: ['Wednesday', 'Friday', 'Saturday'], opens: '09:00', closes: '17:00' },
    ]
    expect(lines({ periods, closed: ['Monday', 'Sunday'] }, 'en-GB')).toEqual([
      'Tue, Thu|12:00–20:00',
      'Wed, Fri, Sat|9:00–17:00',
      'Sun, Mon|Closed',
    ])
    expect(lines({ periods: [{ days: [...weekdays], opens: '08:00', closes: '20:00' }] }, 'en-US')).toEqual([
      'Every day|8 AM – 8 PM',
    ])
  })

  it('end with appointments and the owner’s note', () => {
    const value = { byAppointment: true, note: 'Closed in August\nBank holidays: 10–2' }
    expect(lines(value, 'en-GB')).toEqual(['By appointment|', 'Closed in August|', 'Bank holidays|10–2'])
    expect(lines(value, 'sv')).toEqual(['Closed in August|', 'Bank holidays|10–2'])
    expect(lines({}, 'en')).toEqual([])
  })

  it('use short names where space is limited', () => {
    expect(dayRows(hours(usual), 'en-US', 'short')[0]?.days).toBe('Mon – Fri')
    expect(openDaysText(hours(usual), 'en-GB')).toBe('Mon – Sat')
    expect(openDaysText(hours({ note: 'Ring me' }), 'en-GB')).toBe('')
  })
})

/** Replaces non-breaking spaces with regular ones. */
const shown = (value: object, locale: string) => formatPrice(price.parse(value), locale).replace(/[\u00a0\u202f]/g, ' ')

describe('a price', () => {
  it.each([
    ['en-GB', { amount: 28, currency: 'GBP' }, '£28'],
    ['en-GB', { amount: 28.5, currency: 'GBP' }, '£28.50'],
    ['en-GB', { amount: 1450, currency: 'GBP' }, '£1,450'],
    ['en-IE', { amount: 45, currency: 'EUR', from: true, unit: 'per hour' }, 'from €45 per hour'],
    ['en-US', { amount: 40, to: 60, currency: 'USD' }, '$40–60'],
    ['en-CA', { amount: 120, currency: 'CAD' }, '$120'],
    ['en-AU', { amount: 95, currency: 'AUD', unit: '/ hour' }, '$95 / hour'],
    ['de-DE', { amount: 40, to: 60, currency: 'USD' }, '40–60 $'],
    ['de-DE', { amount: 49.9, currency: 'EUR', from: true }, 'ab 49,90 €'],
    ['de-CH', { amount: 90, currency: 'CHF' }, 'CHF 90'],
    ['fr-FR', { amount: 45, currency: 'EUR', from: true }, 'à partir de 45 €'],
    ['it-IT', { amount: 12.5, to: 15, currency: 'EUR' }, '12,50–15,00 €'],
    ['es-ES', { amount: 30, currency: 'EUR', from: true }, 'desde 30 €'],
    ['ja', { amount: 3000, currency: 'JPY' }, '3,000円'],
    ['ja', { amount: 3000, currency: 'JPY', from: true }, '3,000円〜'],
    ['ko-KR', { amount: 35000, currency: 'KRW' }, '35,000원'],
    ['sv-SE', { amount: 450, currency: 'SEK' }, '450 kr'],
    ['pl-PL', { amount: 120, currency: 'PLN' }, '120 zł'],
    ['nl-NL', { amount: 25, currency: 'EUR' }, '€ 25'],
    ['en-IN', { amount: 150000, currency: 'INR' }, '₹1,50,000'],
  ])('reads like %s prices: %o', (locale, value, expected) => {
    expect(shown(value, locale)).toBe(expected)
  })

  it('reads “Free” for zero in languages with a word for it', () => {
    const free = { amount: 0, currency: 'EUR', from: true, unit: '' }
    expect(shown(free, 'en-IE')).toBe('Free')
    expect(shown(free, 'de')).toBe('Kostenlos')
    expect(shown(free, 'sv-SE')).toBe('0 €')
  })

  it('contains no English word on a page in another language', () => {
    expect(shown({ amount: 450, currency: 'SEK', from: true }, 'sv-SE')).toBe('450 kr+')
  })

  it('falls back to English for an invalid language', () => {
    expect(shown({ amount: 3000, currency: 'EUR' }, 'en-aa-bb-cc')).toBe('€3,000')
    expect(shown({ amount: 3000, currency: 'EUR' }, 'qqq')).toBe('€3,000')
  })
})

const item = { service: 'cut', price: '', duration: '' }

describe('a service item’s price', () => {
  it('comes from the service that it shows', () => {
    expect(servicePrice(item, knownBusiness, 'en-GB')).toMatchObject({
      price: '£48',
      duration: '60 min',
      group: 'Cuts',
      own: { price: false, duration: false },
      amount: { amount: 48 },
    })
  })

  it('comes from the item if it has a different price', () => {
    const own = servicePrice({ ...item, price: 'Ask us', duration: ' 1 h ' }, knownBusiness, 'en-GB')
    expect(own).toMatchObject({ price: 'Ask us', duration: '1 h', own: { price: true, duration: true }, amount: null })
  })

  it('remains blank if neither has a price', () => {
    const nothing = { price: '', duration: '', amount: null }
    expect(servicePrice({ ...item, service: 'wedding' }, knownBusiness, 'en-GB')).toMatchObject(nothing)
    expect(servicePrice({ ...item, service: 'gone' }, knownBusiness, 'en-GB')).toMatchObject(nothing)
    expect(servicePrice({ ...item, service: '' }, knownBusiness, 'en-GB')).toMatchObject(nothing)
  })
})

describe('years of experience in facts', () => {
  it('follow the plural rules of the language', () => {
    const experience = (years: number, language: string) =>
      experienceText({ year: null, years, source: 'typed' }, language)
    expect([1, 3, 12].map((years) => experience(years, 'pl'))).toEqual([
      '1 rok doświadczenia',
      '3 lata doświadczenia',
      '12 lat doświadczenia',
    ])
    expect([1, 3].map((years) => experience(years, 'pt-BR'))).toEqual(['1 ano de experiência', '3 anos de experiência'])
  })
})

describe('opening hours typed as text', () => {
  it('split into days and times at the first colon outside a time', () => {
    expect(textRows('Mon–Fri: 8:00–17:00\n\n Saturday : 9–13\nSunday: closed')).toEqual([
      { days: 'Mon–Fri', times: '8:00–17:00' },
      { days: 'Saturday', times: '9–13' },
      { days: 'Sunday', times: 'closed' },
    ])
  })

  it('keep lines without days whole', () => {
    expect(textRows('By appointment\n8:00–17:00')).toEqual([
      { days: 'By appointment', times: '' },
      { days: '8:00–17:00', times: '' },
    ])
  })
})

describe('whole words in a text', () => {
  it.each([
    ['cork', 'plumbing in cork', true],
    ['cork', 'corkscrews from cork.', true],
    ['cork', 'corkscrews', false],
    ['1998', 'since 19981', false],
    ['é', 'café', false],
    ['gas (natural)', 'for gas (natural), and oil', true],
    ['', 'anything', false],
  ])('%j in %j: %s', (words, text, found) => {
    expect(containsWords(words, text)).toBe(found)
  })
})
