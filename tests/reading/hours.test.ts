import { describe, expect, it } from 'vitest'
import { hoursIn } from '../../worker/creation/facts/hours/hours.ts'
import { unitsOf } from '../../worker/reading/text.ts'

const short = (days: readonly string[]) => days.map((day) => day.slice(0, 2)).join('')

/** The hours of a statement as lines: 'MoTu 09:00-17:00', 'closed Sunday', a note. */
function linesOf(text: string, language: string, country: string): string[] {
  const found = hoursIn(text, [], { language, country }, [[0, text.length]])
  if (!found) return []
  return [
    ...found.periods.map(({ days, opens, closes }) => `${short(days)} ${opens}-${closes}`),
    ...found.closed.map((day) => `closed ${day}`),
    ...(found.byAppointment ? ['appointment'] : []),
    ...(found.note === '' ? [] : [found.note]),
  ]
}

describe('reading opening hours', () => {
  it.each([
    ['Tue-Fri 10 till late, Sat 10-2', ['Sa 10:00-14:00', 'Tue-Fri 10 till late']],
    ['Mon to Fri 7-5, Sat till 1', ['MoTuWeThFr 07:00-17:00', 'Sa 07:00-13:00']],
    ['daily except Wednesdays 9-5', ['MoTuThFrSaSu 09:00-17:00']],
    ['9 to 11 or 4 to 6, every day but Sunday', ['MoTuWeThFrSa 09:00-11:00', 'MoTuWeThFrSa 16:00-18:00']],
    ['evenings after six', ['evenings after six']],
    ['closed last Monday of the month', ['closed last Monday of the month']],
    ['Mon-Sat 9-5, every second Saturday closed', ['MoTuWeThFrSa 09:00-17:00', 'every second Saturday closed']],
    ['Mon-Sat 9-5, Tuesdays closed in winter', ['MoTuWeThFrSa 09:00-17:00', 'Tuesdays closed in winter']],
    ['Mon-Fri 9-5, Sat 8-2 in May', ['MoTuWeThFr 09:00-17:00', 'Sat 8-2 in May']],
    ['Mon-Fri 9-5, Saturdays by appointment', ['MoTuWeThFr 09:00-17:00', 'Saturdays by appointment']],
    ['Mon-Fri 9-5, 24/7', ['MoTuWeThFr 09:00-17:00', '24/7']],
    ['Half eight to quarter past five, Mon to Fri', ['MoTuWeThFr 08:30-17:15']],
    ['730 to 1730 Mon to Fri', ['MoTuWeThFr 07:30-17:30']],
    ['from 7.30 in the morning until 6 at night, Mon to Fri', ['MoTuWeThFr 07:30-18:00']],
    ['Tue to Fri 9.30-4.30, Sat morning 10-1', ['TuWeThFr 09:30-16:30', 'Sa 10:00-13:00']],
    ['Tues and Thurs, evenings 6 to 8', ['TuTh 18:00-20:00']],
    ['Mon closed, others 11 to 8', ['TuWeThFrSaSu 11:00-20:00', 'closed Monday']],
    ["Mon-Fri 9-5, we don't open Saturdays", ['MoTuWeThFr 09:00-17:00', 'closed Saturday']],
    ['7 to 5, not Sundays', ['MoTuWeThFrSa 07:00-17:00', 'closed Sunday']],
    ['9 to 5 Monday to Friday, Saturday closed', ['MoTuWeThFr 09:00-17:00', 'closed Saturday']],
    ['9 to 5 Monday to Thursday, Friday am only', ['MoTuWeTh 09:00-17:00', 'Friday am only']],
    ['6am-2pm Mon to Fri, weekends from 7', ['MoTuWeThFr 06:00-14:00', 'weekends from 7']],
    ['Mon-Sat 9-5, Wed half day', ['MoTuThFrSa 09:00-17:00', 'Wed half day']],
    ['Mon-Sat 9-5, closed Wed afternoon', ['MoTuThFrSa 09:00-17:00', 'closed Wed afternoon']],
    ['Mon-Fri 9-5, closed for lunch 1-2', ['MoTuWeThFr 09:00-13:00', 'MoTuWeThFr 14:00-17:00']],
    ['Mon to Thurs 9-5, late night Wed till 8', ['MoTuTh 09:00-17:00', 'We 09:00-20:00']],
    ['Mon-Thu 9-5, late Wednesdays', ['MoTuTh 09:00-17:00', 'late Wednesdays']],
    ['W–Sa 8–5, Su 8–noon', ['WeThFrSa 08:00-17:00', 'Su 08:00-12:00']],
    ['M/W/F 8–6, T 12–7', ['MoWeFr 08:00-18:00', 'Tu 12:00-19:00']],
    ['2 to 5, Monday to Friday 8 to 12', ['MoTuWeThFr 08:00-12:00', '2 to 5']],
    [
      'Open Mon-Thu 9-5, Fri 9-12, every other Saturday 10-2',
      ['MoTuWeTh 09:00-17:00', 'Fr 09:00-12:00', 'every other Saturday 10-2'],
    ],
    ['Deliveries Mon-Fri 9-5. Shop open Sat 10-4', ['Sa 10:00-16:00', 'Deliveries Mon-Fri 9-5']],
    [
      'Dinner Wed-Sun 5:30pm-10pm, brunch Sunday 11-2, closed Mon & Tue',
      [
        'WeThFrSaSu 17:30-22:00',
        'Su 11:00-14:00',
        'closed Monday',
        'closed Tuesday',
        'Dinner Wed-Sun 5:30pm-10pm\nbrunch Sunday 11-2',
      ],
    ],
    [
      'Wed-Sat lunch 12-3, dinner 6-10',
      ['WeThFrSa 12:00-15:00', 'WeThFrSa 18:00-22:00', 'Wed-Sat lunch 12-3, dinner 6-10'],
    ],
    ['Open Mon-Sat 8-6, lunch Mon-Sat 12-2', ['MoTuWeThFrSa 08:00-18:00', 'lunch Mon-Sat 12-2']],
    ['Wed-Fri 10-4, Saturdays October to February only', ['WeThFr 10:00-16:00', 'Saturdays October to February only']],
    ['Mon-Fri 9-5, pickup Sat 9-12', ['MoTuWeThFr 09:00-17:00', 'pickup Sat 9-12']],
    ['Lessons Mon-Fri 3-8, Sat 9-12', ['MoTuWeThFr 15:00-20:00', 'Sa 09:00-12:00', 'Lessons Mon-Fri 3-8']],
    ['Mon-Fri 9-5. Sat 9-1 (winter only)', ['MoTuWeThFr 09:00-17:00', 'Sat 9-1 (winter only)']],
    ['Open daily 9-5 (April to October)', ['MoTuWeThFrSaSu 09:00-17:00', 'daily 9-5 (April to October)']],
    [
      'In summer Mon-Fri 9-5, closed Sundays',
      ['MoTuWeThFr 09:00-17:00', 'closed Sunday', 'In summer Mon-Fri 9-5, closed Sundays'],
    ],
    ['9 and 5 Mon-Fri, closed 1-2', ['9 and 5 Mon-Fri, closed 1-2']],
    ['Summer Mon-Fri 9-5, winter Mon-Fri 10-4', ['Summer Mon-Fri 9-5, winter Mon-Fri 10-4']],
  ])('understands %j', (text, lines) => {
    expect(linesOf(text, 'en', 'GB')).toEqual(lines)
  })

  it.each([
    ['Di und Fr 14–18 Uhr', 'de', 'DE', ['TuFr 14:00-18:00']],
    ['Di–Sa halb neun bis sechs', 'de', 'DE', ['TuWeThFrSa 08:30-18:00']],
    [
      'Di-Fr 9-18 Uhr, jeden zweiten Samstag 9-13 Uhr',
      'de',
      'DE',
      ['TuWeThFr 09:00-18:00', 'jeden zweiten Samstag 9-13 Uhr'],
    ],
    [
      'Di-Fr 9-18 Uhr, Sa 9-13 Uhr (nur im Winter)',
      'de',
      'DE',
      ['TuWeThFr 09:00-18:00', 'Sa 9-13 Uhr (nur im Winter)'],
    ],
    ['Montag Ruhetag, sonst 8-18 Uhr', 'de', 'DE', ['TuWeThFrSaSu 08:00-18:00', 'closed Monday']],
    ['Mo-Fr 8-12 und 14-18 Uhr, Mi nachm. zu', 'de', 'DE', ['MoTuWeThFr 08:00-12:00', 'MoTuThFr 14:00-18:00']],
    [
      'Mo-Fr 8-12 und 14-18 Uhr, Mittwochnachmittag geschlossen',
      'de',
      'DE',
      ['MoTuWeThFr 08:00-12:00', 'MoTuThFr 14:00-18:00'],
    ],
    [
      'Mo-Fr 9-18 Uhr, Mittwochnachmittag geschlossen',
      'de',
      'DE',
      ['MoTuThFr 09:00-18:00', 'Mittwochnachmittag geschlossen'],
    ],
    [
      'Mittagstisch Mo–Fr 11:30–14 Uhr, Abendessen Mi–Sa 18–22 Uhr',
      'de',
      'DE',
      ['MoTuWeThFr 11:30-14:00', 'WeThFrSa 18:00-22:00', 'Mittagstisch Mo–Fr 11:30–14 Uhr, Abendessen Mi–Sa 18–22 Uhr'],
    ],
    ['Mo-Fr 9-18 Uhr, mittags von zwölf bis eins zu', 'de', 'DE', ['MoTuWeThFr 09:00-12:00', 'MoTuWeThFr 13:00-18:00']],
    ['Täglich 11–23 Uhr, Fr/Sa bis 1 Uhr', 'de', 'DE', ['MoTuWeThSu 11:00-23:00', 'FrSa 11:00-01:00']],
    ['Lu-Ve 9h-12h et 14h-18h', 'fr', 'FR', ['MoTuWeThFr 09:00-12:00', 'MoTuWeThFr 14:00-18:00']],
    ['mar-sam 9h/12h 14h/18h', 'fr', 'FR', ['TuWeThFrSa 09:00-12:00', 'TuWeThFrSa 14:00-18:00']],
    ['le mercredi de 10 h à 12 h 30', 'fr', 'FR', ['We 10:00-12:30']],
    ['7j/7 8h 22h', 'fr', 'FR', ['MoTuWeThFrSaSu 08:00-22:00']],
    [
      'du mardi au samedi de neuf à dix-huit heures, fermé le lundi',
      'fr',
      'FR',
      ['TuWeThFrSa 09:00-18:00', 'closed Monday'],
    ],
    [
      'mardi 11h-14h et 17h-21h, samedi jusqu’à 23h'.replace('’', "'"),
      'fr',
      'FR',
      ['TuSa 11:00-14:00', 'Tu 17:00-21:00', 'Sa 17:00-23:00'],
    ],
    ['L-V 9-14', 'es', 'ES', ['MoTuWeThFr 09:00-14:00']],
    ['De lunes a viernes de nueve y media a dos', 'es', 'ES', ['MoTuWeThFr 09:30-14:00']],
    ['Lunes a sábado de 9 de la mañana a 7 de la tarde', 'es', 'MX', ['MoTuWeThFrSa 09:00-19:00']],
    ['dalle 8 e mezza alle 12, chiuso la domenica', 'it', 'IT', ['MoTuWeThFrSa 08:30-12:00', 'closed Sunday']],
    [
      'lun-ven 9-13 e 15-19, mercoledì pomeriggio chiuso',
      'it',
      'IT',
      ['MoTuWeThFr 09:00-13:00', 'MoTuThFr 15:00-19:00'],
    ],
    ['giorno di chiusura lunedì', 'it', 'IT', ['closed Monday']],
    ['De segunda a quinta das 9 às 17h, sexta só até meio-dia', 'pt', 'PT', ['MoTuWeTh 09:00-17:00', 'Fr 09:00-12:00']],
    ['9h-13h e 14h30-19h, sábado só de manhã', 'pt', 'PT', ['MoTuWeThFrSa 09:00-13:00', 'MoTuWeThFr 14:30-19:00']],
    ['MA DICHT, DI-ZA 9-17', 'nl', 'NL', ['TuWeThFrSa 09:00-17:00', 'closed Monday']],
    ['Ma tot do half negen tot zes, vr tot één', 'nl', 'NL', ['MoTuWeTh 08:30-18:00', 'Fr 08:30-13:00']],
    ['pn.-pt. w godzinach 10-18, niedziela zamknięta', 'pl', 'PL', ['MoTuWeThFr 10:00-18:00', 'closed Sunday']],
    ['od 8 do 17 w soboty do 13', 'pl', 'PL', ['MoTuWeThFr 08:00-17:00', 'Sa 08:00-13:00']],
    ['od ósmej do dziewiętnastej, niedziela nieczynne', 'pl', 'PL', ['MoTuWeThFrSa 08:00-19:00', 'closed Sunday']],
  ])('understands %j in %s', (text, language, country, lines) => {
    expect(linesOf(text, language, country)).toEqual(lines)
  })

  it.each([
    ['vijf tot zeven op maandag', 'nl', 'NL'],
    ['Mondays 7 to 8.30', 'en', 'GB'],
    ['closed for 1-2 weeks', 'en', 'GB'],
    ['1998-2004', 'en', 'GB'],
  ])('finds no times in %j', (text, language, country) => {
    expect(hoursIn(text, [], { language, country }, [[0, text.length]])?.periods ?? []).toEqual([])
  })

  it('asks whether a business is open day and night', () => {
    expect(hoursIn('Day and night', [], { language: 'en', country: 'GB' }, [[0, 13]])?.isSure).toBe(false)
    expect(hoursIn('Open 24/7', [], { language: 'en', country: 'GB' }, [[0, 9]])?.isSure).toBe(true)
  })
})

describe('opening hours in a longer sentence', () => {
  const foundIn = (text: string, marked: readonly string[], likely: readonly string[], language = 'en') => {
    const spans = (parts: readonly string[]) =>
      parts.map((part) => [text.indexOf(part), text.indexOf(part) + part.length] as const)
    const country = language === 'en' ? 'GB' : 'DE'
    return hoursIn(text, unitsOf(text), { language, country }, spans(marked), spans(likely))
  }
  const timesOf = (...args: Parameters<typeof foundIn>) =>
    foundIn(...args)?.periods.map(({ days, opens, closes }) => `${short(days)} ${opens}-${closes}`) ?? []

  it('include hours that a mark cuts off', () => {
    const text = 'Come and see us Tue to Sat 9-5, late night Thursday'
    expect(timesOf(text, ['to Sat 9-5'], [])).toEqual(['TuWeFrSa 09:00-17:00'])
  })

  it('exclude a restriction in parentheses', () => {
    const args = ['Mon-Fri 9-5. Sat 9-1 (winter only).', ['Mon-Fri 9-5', 'Sat 9-1'], []] as const
    expect(timesOf(...args)).toEqual(['MoTuWeThFr 09:00-17:00'])
    expect(foundIn(...args)?.note).toBe('Sat 9-1 (winter only)')
  })

  it('exclude restricted days after a semicolon', () => {
    const args = ['Mo, Di, Do, Fr 9-17 Uhr; Mi nur vormittags', ['Mo, Di, Do, Fr 9-17 Uhr'], [], 'de'] as const
    expect(timesOf(...args)).toEqual(['MoTuThFr 09:00-17:00'])
    expect(foundIn(...args)?.note).toBe('Mi nur vormittags')
  })

  it('leave the hours of something else to the note', () => {
    const marks = ['Deliveries Mon-Fri 9-5', 'Shop open Sat 10-4']
    const args = [`${marks.join('. ')}.`, marks, []] as const
    expect(timesOf(...args)).toEqual(['Sa 10:00-16:00'])
    expect(foundIn(...args)?.note).toBe('Deliveries Mon-Fri 9-5')
  })

  it.each([
    [
      'Ring between 9 and 5 Mon-Fri, closed 1-2 for lunch',
      'between 9 and 5 Mon-Fri, closed 1-2 for lunch',
      'closed 1-2 for lunch',
    ],
    [
      'Open Mon-Fri 9-5, every other Saturday 10-2',
      'Open Mon-Fri 9-5, every other Saturday 10-2',
      'every other Saturday 10-2',
    ],
  ])('leave irregular parts of the uncertain %j to the note', (text, mark, note) => {
    expect(timesOf(text, [], [mark])).toEqual(['MoTuWeThFr 09:00-17:00'])
    expect(foundIn(text, [], [mark])?.note).toBe(note)
  })

  it('include regular parts of an uncertain mark', () => {
    expect(
      timesOf('A chip van in Lahinch, Fri-Sun 5pm to 10pm, cash only', [], ['Lahinch, Fri-Sun 5pm to 10pm']),
    ).toEqual(['FrSaSu 17:00-22:00'])
  })

  it('include times next to the word “open”', () => {
    expect(timesOf('My farm shop by the church is open Thu to Sat 10-4 and sells eggs', [], [])).toEqual([
      'ThFrSa 10:00-16:00',
    ])
  })

  it.each(['Yoga classes Mon-Fri 6-8pm', 'Deliveries Mon-Fri 9-5', 'Open day Saturday 10-4'])('exclude %j', (text) => {
    expect(timesOf(text, [], [])).toEqual([])
  })

  it('leave emergency hours to the note', () => {
    expect(timesOf('Emergency tree work 24/7. Mon-Fri 9-5', ['24/7'], [])).toEqual(['MoTuWeThFr 09:00-17:00'])
    expect(timesOf('Emergency tree work 24/7', ['24/7'], [])).toEqual([])
  })
})
