import { describe, expect, it } from 'vitest'
import { type OpeningHours, openingHours, weekdays } from '../../../renderer/document/business.ts'
import { dayRows, hoursRows, openDaysText } from '../../../renderer/facts/format-hours.ts'

const weekday = weekdays.slice(0, 5)
const hours = (value: object): OpeningHours => openingHours.parse(value)
/** Each row as a line, with plain spaces. */
const lines = (value: object, locale: string) =>
  hoursRows(hours(value), locale).map(({ days, times }) => `${days}|${times}`.replace(/[\u00a0\u202f]/g, ' '))

const usual = {
  periods: [
    { days: weekday, opens: '09:00', closes: '17:30' },
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ],
  closed: ['Sunday'],
}

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
    // Polish has no fact words, so the page leaves the closed day out.
    ['pl-PL', ['poniedziałek – piątek|9:00–17:30', 'sobota|10:00–14:00']],
  ])('are written in %s by its clock', (locale, expected) => {
    expect(lines(usual, locale)).toEqual(expected)
  })

  it('begin on Sunday where the week does, unless the weekend is alike', () => {
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

  it('show a lunch break, times past midnight, midnight itself and the whole day', () => {
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

  it('name days that are alike in one row, also where others lie between them and over the end of the week', () => {
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

  it('end with appointments and with what the owner wrote', () => {
    const value = { byAppointment: true, note: 'Closed in August\nBank holidays: 10–2' }
    expect(lines(value, 'en-GB')).toEqual(['By appointment|', 'Closed in August|', 'Bank holidays|10–2'])
    expect(lines(value, 'pl')).toEqual(['Closed in August|', 'Bank holidays|10–2'])
    expect(lines({}, 'en')).toEqual([])
  })

  it('have short names where a line has little room', () => {
    expect(dayRows(hours(usual), 'en-US', 'short')[0]?.days).toBe('Mon – Fri')
    expect(openDaysText(hours(usual), 'en-GB')).toBe('Mon – Sat')
    expect(openDaysText(hours({ note: 'Ring me' }), 'en-GB')).toBe('')
  })
})
