import { describe, expect, it } from 'vitest'
import { parseClosedDates } from '#editor/designer/palette/commands/parse-dates.ts'
import { parseHours } from '#editor/designer/palette/commands/parse-hours.ts'
import { parsePhone } from '#editor/designer/palette/commands/parse-phone.ts'
import { parsePrice } from '#editor/designer/palette/commands/parse-price.ts'
import { tokenize } from '#editor/designer/palette/commands/tokens.ts'
import { business, openingHours } from '#renderer/document/business.ts'
import { websiteOf } from '../../website.ts'

const usual = openingHours.parse({ periods: [{ days: ['Thursday', 'Friday'], opens: '09:00', closes: '17:00' }] })
const hours = (typed: string, language = 'en') => parseHours(tokenize(typed, language), usual)
const dates = (typed: string, language = 'en') => parseClosedDates(tokenize(typed, language), '2026-11-30')

describe('opening hours typed into the palette', () => {
  it.each([
    ['closed on Mondays', { days: ['Monday'], times: [] }],
    ['we are now closed at weekends', { days: ['Saturday', 'Sunday'], times: [] }],
    ['Sat 9-1', { days: ['Saturday'], times: [{ opens: '09:00', closes: '13:00' }] }],
    ['open Thursdays until 8pm', { days: ['Thursday'], closes: '20:00' }],
    ['Thu until 8', { days: ['Thursday'], closes: '20:00' }],
    [
      'Mon to Wed 10am to 4.30pm',
      { days: ['Monday', 'Tuesday', 'Wednesday'], times: [{ opens: '10:00', closes: '16:30' }] },
    ],
    [
      'Tue 9 to 12 and 2 to 6',
      {
        days: ['Tuesday'],
        times: [
          { opens: '09:00', closes: '12:00' },
          { opens: '14:00', closes: '18:00' },
        ],
      },
    ],
  ])('parse from %s', (typed, change) => {
    expect(hours(typed)).toEqual(change)
  })

  it('parse in the website’s language too', () => {
    expect(hours('montags geschlossen', 'de')).toEqual({ days: ['Monday'], times: [] })
    expect(hours('Samstag von 9 bis 13 Uhr', 'de-AT')).toEqual({
      days: ['Saturday'],
      times: [{ opens: '09:00', closes: '13:00' }],
    })
    expect(hours('cerrado los lunes', 'es')).toEqual({ days: ['Monday'], times: [] })
  })

  it.each([
    'closed',
    'Monday',
    'closed on Mondays except in May',
    'Sat 9-1 by appointment',
    'Sat 25-30',
    'Sat 1-5',
    'open early on Friday',
    'is Monday closed or open',
  ])('never result from a guess at %s', (typed) => {
    expect(hours(typed)).toBeUndefined()
  })
})

describe('closed dates typed into the palette', () => {
  it.each([
    ['closed 24 to 26 December', { firstDay: '2026-12-24', lastDay: '2026-12-26' }],
    ['we are closed from December 24 to January 2', { firstDay: '2026-12-24', lastDay: '2027-01-02' }],
    ['closed on the 1st May', { firstDay: '2027-05-01' }],
    ['closed tomorrow', { firstDay: '2026-12-01' }],
    ['closed this Friday', { firstDay: '2026-12-04' }],
    ['closed this monday', { firstDay: '2026-11-30' }],
  ])('fall on the next possible days for %s', (typed, days) => {
    expect(dates(typed)).toEqual({ label: '', ...days })
  })

  it('parse in the website’s language too', () => {
    expect(dates('geschlossen 24. bis 26. Dezember', 'de')).toMatchObject({
      firstDay: '2026-12-24',
      lastDay: '2026-12-26',
    })
  })

  it.each(['closed 30 February', 'closed for Christmas', 'closed 24', 'closed 24 December for a wedding'])(
    'never result from a guess at %s',
    (typed) => {
      expect(dates(typed)).toBeUndefined()
    },
  )
})

describe('a price typed into the palette', () => {
  const service = (id: string, name: string, price: object | null, variant = '') => ({ id, name, variant, price })
  const site = {
    ...websiteOf(),
    business: business.parse({
      services: [
        service('service-1', 'Haircut', { amount: 18, currency: 'GBP', unit: 'per person' }),
        service('service-2', 'Tail stitch', null),
        service('service-3', 'Color', null, 'short'),
        service('service-4', 'Color', null, 'long'),
      ],
    }),
  }
  it.each([
    ['haircut 20', 'Haircut', 20],
    ['the haircut is £32 now', 'Haircut', 32],
    ['price of a haircut: 19.50', 'Haircut', 19.5],
    ['Tail stitch 9', 'Tail stitch', 9],
  ])('goes to the service mentioned in %s', (typed, name, amount) => {
    expect(parsePrice(typed, site)).toEqual({ name, price: { amount, currency: 'GBP' } })
  })

  it.each([
    'haircut',
    'beard trim 20',
    'color 50',
    'haircut 20 €',
    'haircut 20 minutes',
    'kids haircut 12',
    'haircut 18-20',
  ])('never results from a guess at %s', (typed) => {
    expect(parsePrice(typed, site)).toBeUndefined()
  })
})

describe('a phone number typed into the palette', () => {
  it.each([
    ['phone 0113 496 0000', '0113 496 0000', 'Phone'],
    ['our new number is +44 113 496 0000', '+44 113 496 0000', 'Phone'],
    ['Telefonnummer 030 1234567', '030 1234567', 'Phone'],
    ['whatsapp 07700 900123', '07700 900123', 'WhatsApp'],
  ])('parses from %s', (typed, number, channel) => {
    expect(parsePhone(typed)).toEqual({ number, channel })
  })

  it.each(['0113 496 0000', 'phone 12', 'phone Jo on 0113 496 0000', 'fax 0113 496 0000'])(
    'never results from a guess at %s',
    (typed) => {
      expect(parsePhone(typed)).toBeUndefined()
    },
  )
})
