import { expect } from 'vitest'
import {
  areas,
  emails,
  fact,
  hoursOn,
  openDays,
  people,
  phones,
  prices,
  type Request,
  services,
  withContent,
} from './request.ts'

/** Facts that an owner states in passing: hours, ways to get in touch, prices, people. */
export const facts: Request[] = [
  {
    ask: 'Mondays are for resting from now on, we stay closed then',
    calls: [fact({ kind: 'hours', days: ['Monday'], times: [] })],
    ...{ of: openDays, was: ['Monday', 'Tuesday'], is: ['Tuesday'] },
  },
  {
    ask: 'From now on we start at 7 on Tuesdays and finish at 4',
    calls: [fact({ kind: 'hours', days: ['Tuesday'], times: [{ opens: '07:00', closes: '16:00' }] })],
    ...{ of: hoursOn('Tuesday'), was: ['08:00–17:00'], is: ['07:00–16:00'] },
  },
  {
    ask: 'Wednesdays we do half past nine till noon',
    calls: [fact({ kind: 'hours', days: ['Wednesday'], times: [{ opens: '09:30', closes: '12:00' }] })],
    ...{ of: hoursOn('Wednesday'), was: [], is: ['09:30–12:00'] },
  },
  {
    ask: 'On weekdays there is a lunch break now: 8 to 12 and 1 to 5',
    calls: [
      fact({
        kind: 'hours',
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        times: [
          { opens: '08:00', closes: '12:00' },
          { opens: '13:00', closes: '17:00' },
        ],
      }),
    ],
    ...{ of: hoursOn('Friday'), was: [], is: ['08:00–12:00', '13:00–17:00'] },
  },
  {
    ask: 'We are away over Christmas, December 24 to 26',
    calls: [fact({ kind: 'dates', label: 'Christmas', firstDay: '2026-12-24', lastDay: '2026-12-26' })],
    of: ({ business }) => business.hours.exceptions.map(({ label, lastDay }) => `${label} ${lastDay}`),
    ...{ was: [], is: ['Christmas 2026-12-26'] },
  },
  {
    ask: 'People need an appointment now',
    calls: [fact({ kind: 'appointment', byAppointment: true })],
    ...{ of: ({ business }) => business.hours.byAppointment, was: false, is: true },
  },
  {
    ask: 'People should ring 0113 496 0777 instead',
    calls: [fact({ kind: 'phone', number: '0113 496 0777' })],
    ...{ of: phones, was: ['Phone 0113 496 0123'], is: ['Phone 0113 496 0777'] },
  },
  {
    ask: 'My mobile, (07700) 900-123, is on WhatsApp too',
    calls: [fact({ kind: 'phone', action: 'add', number: '07700 900123', channel: 'WhatsApp' })],
    ...{ of: phones, was: ['Phone 0113 496 0123'], is: ['Phone 0113 496 0123', 'WhatsApp 07700 900123'] },
  },
  {
    ask: 'Write to office@wren.example is what it should say',
    calls: [fact({ kind: 'email', address: 'office@wren.example' })],
    ...{ of: emails, was: ['ada@wren.example'], is: ['office@wren.example'] },
  },
  {
    ask: 'The shop moved, it is 4 Mill Lane in Otley now',
    calls: [fact({ kind: 'address', text: '4 Mill Lane\nOtley' })],
    ...{ of: ({ business }) => business.address.text, was: '', is: '4 Mill Lane\nOtley' },
  },
  {
    ask: 'Ilkley is part of our round now',
    calls: [fact({ kind: 'areas', action: 'add', names: ['Ilkley'] })],
    ...{ of: areas, was: ['Headingley'], is: ['Headingley', 'Ilkley'] },
  },
  {
    ask: 'Boiler servicing went up to 105 pounds',
    calls: [fact({ kind: 'service', name: 'Boiler servicing', price: { amount: 105, currency: 'GBP' } })],
    ...{ of: prices, was: [80, 95, undefined], is: [80, 105, undefined] },
  },
  {
    ask: 'A leak repair is ninety pounds these days',
    calls: [fact({ kind: 'service', name: 'Leak repairs', price: { amount: 90, currency: 'GBP' } })],
    ...{ of: prices, was: [80, 95, undefined], is: [90, 95, undefined] },
  },
  {
    ask: 'Boiler servicing takes 90 minutes, not an hour',
    calls: [fact({ kind: 'service', name: 'Boiler servicing', duration: '90 minutes' })],
    of: ({ business }) => business.services.map(({ duration }) => duration),
    ...{ was: ['', '1 hour', ''], is: ['', '90 minutes', ''] },
  },
  {
    ask: 'We fit taps as well, that is £45',
    calls: [fact({ kind: 'service', action: 'add', name: 'Taps', price: { amount: 45, currency: 'GBP' } })],
    of: services,
    was: ['Leak repairs', 'Boiler servicing', 'Blocked drains'],
    is: ['Leak repairs', 'Boiler servicing', 'Blocked drains', 'Taps'],
  },
  {
    ask: 'We stopped doing blocked drains, drop them',
    calls: [fact({ kind: 'service', action: 'remove', name: 'Blocked drains' })],
    of: services,
    ...{ was: ['Leak repairs', 'Boiler servicing', 'Blocked drains'], is: ['Leak repairs', 'Boiler servicing'] },
  },
  {
    ask: 'We got a new colleague, Tom Hale, he is an apprentice',
    calls: [fact({ kind: 'person', action: 'add', name: 'Tom Hale', role: 'Apprentice' })],
    ...{ of: people, was: ['Ada Wren, Owner'], is: ['Ada Wren, Owner', 'Tom Hale, Apprentice'] },
  },
  {
    ask: 'We are WaterSafe approved now, number WS-2210',
    calls: [
      fact({ kind: 'credential', action: 'add', name: 'WaterSafe approved', what: 'License', number: 'WS-2210' }),
    ],
    of: ({ business }) => business.credentials.map(({ name, number }) => `${name} ${number}`),
    ...{ was: ['Gas Safe registered 123456'], is: ['Gas Safe registered 123456', 'WaterSafe approved WS-2210'] },
  },
  {
    ask: 'It was 1996 when I founded the business, not 1998',
    calls: [fact({ kind: 'since', year: 1996 })],
    ...{ of: ({ business }) => business.since?.year, was: 1998, is: 1996 },
  },
  {
    ask: 'We are called Wren & Daughters now, change the name',
    calls: [['rename-business', { name: 'Wren & Daughters' }]],
    ...{ of: ({ businessName }) => businessName, was: 'Wren Plumbing', is: 'Wren & Daughters' },
  },
  {
    ask: 'The phone number on the page is wrong, it is 0113 496 0123',
    calls: [fact({ kind: 'phone', number: '0113 496 0123' })],
    site: withContent('contact', { phone: '0900 1' }),
    of: ({ sections }) => sections.find(({ type }) => type === 'Contact')?.content,
    ...{ was: expect.objectContaining({ phone: '0900 1' }), is: expect.objectContaining({ phone: '' }) },
  },
]
