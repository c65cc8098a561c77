import { describe, expect, it } from 'vitest'
import { countryOf } from '../../worker/creation/facts/country-of.ts'
import { readFacts } from '../../worker/creation/facts/read-facts.ts'

const leeds = { town: 'Leeds', region: '', country: 'GB', latitude: 0, longitude: 0 }
const read = async (activities: string, country: string) =>
  (
    await readFacts({
      ...{ activities, location: '', year: 2026 },
      place: { town: 'Leeds', region: '', country, latitude: 0, longitude: 0 },
    })
  ).business

describe('phone numbers', () => {
  it.each([
    ['Call 07700 900123', 'GB', ['Phone 07700 900123']],
    ['Ligue 912 345 678', 'PT', ['Phone 912 345 678']],
    ['Zadzwoń: 601234567', 'PL', ['Phone 601 234 567']],
    ['912345678', 'PT', ['Phone 912 345 678']],
    ['WhatsApp 07700 900123', 'GB', ['WhatsApp 07700 900123']],
    ['Call or WhatsApp 085 123 4567', 'IE', ['Phone 085 123 4567', 'WhatsApp 085 123 4567']],
    ['Tel +33 6 12 34 56 78', 'GB', ['Phone +33 6 12 34 56 78']],
    ['電話 086-555-0119', 'JP', ['Phone 086-555-0119']],
    ['Tel. 0462 55 50 12', 'IT', ['Phone 0462 55 50 12']],
    ['503.555.0142', 'US', ['Phone (503) 555-0142']],
    ['(503) 555-0142', 'US', ['Phone (503) 555-0142']],
    ['Ring 0117 496 0174 24/7', 'GB', ['Phone 0117 496 0174']],
    ['06 12345678 / 030 123 4567', 'NL', ['Phone 06 12345678', 'Phone 030 123 4567']],
  ])('get their kind from %j in %s', async (text, country, phones) => {
    expect((await read(text, country)).phones.map(({ kind, number }) => `${kind} ${number}`)).toEqual(phones)
  })

  it.each([
    ['Kitchens from £12,500 to £45,000', 'GB'],
    ['Established 1998, moved 2004 - 2006', 'DK'],
    ['License #1012345678', 'US'],
    ['VAT no. 123 4567 89', 'GB'],
    ['ABN 12 345 678 901', 'AU'],
    ['Hauptstr. 5, 10115 Berlin', 'DE'],
    ['Open 9.00-17.30', 'NO'],
    ['Gas Safe 123456', 'GB'],
    ['1 200 000 kr', 'SE'],
    ['12/05/2024', 'GB'],
  ])('never come from %j', async (text, country) => {
    expect((await read(text, country)).phones).toEqual([])
  })
})

describe('opening hours in a text', () => {
  const hoursOf = async (text: string, country: string) => {
    const { periods, closed, byAppointment, note } = (await read(text, country)).hours
    const days = periods.map(
      ({ days, opens, closes }) => `${days.map((day) => day.slice(0, 2)).join('')} ${opens}-${closes}`,
    )
    return [
      ...days,
      ...closed.map((day) => `closed ${day}`),
      ...(byAppointment ? ['appointment'] : []),
      ...(note === '' ? [] : [note]),
    ]
  }
  it.each([
    ['Mon–Fri 8–6', 'GB', ['MoTuWeThFr 08:00-18:00']],
    ['mon-fri 9-5, SUNDAY REST', 'US', ['MoTuWeThFr 09:00-17:00', 'closed Sunday']],
    ['Open Tue to Sat 9am-5.30pm', 'GB', ['TuWeThFrSa 09:00-17:30']],
    ['We are open 9 to 5 Monday to Friday.', 'US', ['MoTuWeThFr 09:00-17:00']],
    ['Mo-Fr 9-18 Uhr', 'DE', ['MoTuWeThFr 09:00-18:00']],
    ['Mo., Di. und Do. 8 bis 12 Uhr', 'DE', ['MoTuTh 08:00-12:00']],
    ['Abierto de lunes a viernes de 9 a 14 y de 17 a 20', 'ES', ['MoTuWeThFr 09:00-14:00', 'MoTuWeThFr 17:00-20:00']],
    ['Open 24/7', 'US', ['MoTuWeThFrSaSu 00:00-24:00']],
    ['Weekends 10am-4pm', 'US', ['SaSu 10:00-16:00']],
    ['Open every day 7am to noon', 'US', ['MoTuWeThFrSaSu 07:00-12:00']],
    ['Tue-Sun noon–midnight', 'GB', ['TuWeThFrSaSu 12:00-24:00']],
    ['Fri and Sat 6pm-2am', 'GB', ['FrSa 18:00-02:00']],
    ['Mon-Sat 9-5, closed Sundays', 'GB', ['MoTuWeThFrSa 09:00-17:00', 'closed Sunday']],
    ['Open 9-5, closed Mondays', 'GB', ['TuWeThFrSaSu 09:00-17:00', 'closed Monday']],
    ['Tue–Sat 9–5:30, until 8pm on Thursdays', 'GB', ['TuWeFrSa 09:00-17:30', 'Th 09:00-20:00']],
    ['Mon-Fri 9-5. Closed in August.', 'GB', ['MoTuWeThFr 09:00-17:00', 'Closed in August']],
    ['By appointment only.', 'GB', ['appointment']],
    ['Tue-Fri 10 till late, Sat 10-2', 'GB', ['Sa 10:00-14:00', 'Tue-Fri 10 till late']],
    ['Mon to Fri 7-5, Sat till 1', 'GB', ['MoTuWeThFr 07:00-17:00', 'Sa 07:00-13:00']],
    ['Open daily except Wednesdays 9-5', 'GB', ['MoTuThFrSaSu 09:00-17:00']],
    ['Open Mon-Fri 7am-5pm, emergencies 24/7', 'GB', ['MoTuWeThFr 07:00-17:00', 'emergencies 24/7']],
    ['Geöffnet Di und Fr 14–18 Uhr', 'DE', ['TuFr 14:00-18:00']],
    ['Closed last Monday of the month', 'GB', ['Closed last Monday of the month']],
    ['Open Mon-Fri 9-5, most Saturdays', 'GB', ['MoTuWeThFr 09:00-17:00', 'most Saturdays']],
    ['Open Tue and Fri 5 to 8', 'GB', ['TuFr 17:00-20:00']],
    ['Saturdays 9-1, April to September', 'GB', ['Sa 09:00-13:00', 'Saturdays 9-1, April to September']],
    ['Mon-Thu 9-5, Wed late', 'GB', ['MoTuTh 09:00-17:00', 'Wed late']],
    ['Open Tuesday to Saturday, ten till five', 'GB', ['TuWeThFrSa 10:00-17:00']],
    ['Daily 9-7, Sundays 11-5', 'GB', ['MoTuWeThFrSa 09:00-19:00', 'Su 11:00-17:00']],
    ['Lunes a sábado de 10 a 7', 'MX', ['MoTuWeThFrSa 10:00-19:00']],
    ['Ouvert du mardi au samedi de 9h à 19h', 'FR', ['TuWeThFrSa 09:00-19:00']],
    ['Aperto dal lunedì al venerdì dalle 8 alle 12', 'IT', ['MoTuWeThFr 08:00-12:00']],
    ['月〜金 9:00〜18:00', 'JP', ['MoTuWeThFr 09:00-18:00']],
    ['화~토 오전 10시~오후 7시', 'KR', ['TuWeThFrSa 10:00-19:00']],
  ])('become a table from %j in %s', async (text, country, hours) => {
    expect(await hoursOf(text, country)).toEqual(hours)
  })

  it.each([
    'Classes Mon 6pm and Wed 7pm',
    'Yoga classes Mon-Fri 6-8pm',
    'Deliveries: Mon-Fri 9-5',
    'Emergency line (Mon–Fri 9–5)',
    'Mon-Fri 8-10pm',
    'Open daily 7-11',
    'Vinyasa Tue 18:00, Thu 19:30',
    '2-3 weeks',
  ])('leave the table alone: %j', async (text) => {
    const { periods, closed } = (await read(text, 'GB')).hours
    expect([periods, closed]).toEqual([[], []])
  })

  it.each(['Open 9-5', 'Open 7 days 9-5. Closed Sundays.'])('become a question: %j', async (text) => {
    const { rows, business } = await readFacts({ activities: text, location: '', place: leeds })
    expect(rows).toMatchObject([{ kind: 'hours', isSure: false }])
    expect(business.hours.periods).toEqual([])
  })
})

describe('a country that nobody names', () => {
  const countryFrom = (activities: string, contact = '', location = '') => countryOf({ activities, location, contact })

  it.each([
    ['GB', 'Yoga on the beach', '', 'St Ives, Cornwall'],
    ['GB', 'Chair caning, £40 a seat', '', 'Westleton, Suffolk'],
    ['IN', 'Yoga classes every morning', '', 'Kochi, Kerala'],
    ['AU', 'We fix fences', '', 'Logan QLD'],
    ['IE', 'Tailor and alterations', '', 'Galway city'],
    ['ZA', 'Baby swimming, R160 per class', '', 'Gqeberha'],
    ['US', 'Dog walking, $20 a walk', '503 555 0107', 'Springfield'],
    ['CA', 'Dog walking, $20 a walk', '902 555 0107', 'Springfield'],
    ['', 'Dog walking, $20 a walk', '', 'Springfield'],
    ['AU', 'Handyman, $65 an hour, ring Ron 0491 570 156', '', 'Dinninup WA'],
    ['US', 'Handyman, $65 an hour, call Ron 360 555 0156', '', 'Concrete WA'],
    ['AU', 'Handyman, $65 an hour. ABN 51 824 753 556', '', 'Dinninup'],
    ['NZ', 'Kayak hire, $25/hr. Txt Moana 021 555 0147', '', 'Kaiteriteri'],
    ['NZ', 'mobile farrier, i travel all of hawkes bay. txt Rangi 027 555 0181', '', 'Hastings'],
    ['IE', 'Chimneys swept', '', 'bailieborough co cavan'],
    ['DE', 'Ich begleite Frauen vor und nach der Geburt. 0171 3920017', '', 'Freiburg im Breisgau'],
    ['AT', 'Mobiler Hufschmied, Termine nur per SMS 0660 5550128', '', 'Hintermoos'],
    ['IT', 'Pulizia canne fumarie, stufe a pellet e caminetti', '', 'Cavalese (TN)'],
    ['', 'Seamstress', '', 'Whitby'],
  ])('defaults to %j for %s, %s, %s', (country, activities, contact, location) => {
    expect(countryFrom(activities, contact, location)).toBe(country)
  })
})

describe('sentences', () => {
  const sentencesOf = async (text: string, country: string) =>
    (await read(text, country)).sentences.map(({ text: said }) => said)

  it.each([
    ['Geburtsbegleitung ab der 38. Woche. Ich komme gern.', 'DE', 2],
    ['Eetkamerstoel € 65 excl. stof, fauteuil € 550. Geen leer.', 'NL', 2],
    ['Leg. naprapat i Umeå. Öppet alla dagar. Ring gärna.', 'SE', 3],
    ['i clean windows. terraced houses and semis. every 8 weeks.', 'GB', 3],
    ['Dry bags included 👍\nKids must be 8+', 'NZ', 2],
  ])('split %j in %s into %d', async (text, country, count) => {
    expect(await sentencesOf(text, country)).toHaveLength(count)
  })
})
