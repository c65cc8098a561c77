import { describe, expect, it } from 'vitest'
import { countryOf } from '../../../worker/creation/facts/country-of.ts'
import { readFacts } from '../../../worker/creation/facts/read-facts.ts'

const read = (activities: string, country = 'GB', businessName = '') =>
  readFacts({
    ...{ activities, location: '', businessName, year: 2026 },
    place: { town: 'Leeds', region: '', country, latitude: 0, longitude: 0 },
  }).business

describe('Phones', () => {
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
    ['06 12345678 / 030 123 4567', 'NL', ['Phone 06 12345678', 'Phone 030 123 4567']],
  ])('finds those of %j in %s', (text, country, phones) => {
    expect(read(text, country).phones.map(({ kind, number }) => `${kind} ${number}`)).toEqual(phones)
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
  ])('finds none in %j', (text, country) => {
    expect(read(text, country).phones).toEqual([])
  })
})

describe('Prices', () => {
  const priceOf = (text: string, country: string) => {
    const { price } = read(text, country).services[0] ?? {}
    return price && [price.amount, price.to, price.currency, price.from, price.unit]
  }
  it.each([
    ['Haircut £28', 'GB', [28, null, 'GBP', false, '']],
    ['Haircut $1,200', 'US', [1200, null, 'USD', false, '']],
    ['Haircut $85', 'CA', [85, null, 'CAD', false, '']],
    ['Haarschnitt 28 €', 'DE', [28, null, 'EUR', false, '']],
    ['Haarschnitt 28,50 €', 'DE', [28.5, null, 'EUR', false, '']],
    ['Haarschnitt ab 1.280 €', 'DE', [1280, null, 'EUR', true, '']],
    ['Haarschnitt CHF 90.-', 'CH', [90, null, 'CHF', false, '']],
    ["Küche CHF 12'500", 'CH', [12500, null, 'CHF', false, '']],
    ['Strzyżenie 45 zł', 'PL', [45, null, 'PLN', false, '']],
    ['Corte R$ 60', 'BR', [60, null, 'BRL', false, '']],
    ['カット 3,000円', 'JP', [3000, null, 'JPY', false, '']],
    ['カット ¥3,000〜', 'JP', [3000, null, 'JPY', true, '']],
    ['縮毛矯正 1万5千円', 'JP', [15000, null, 'JPY', false, '']],
    ['커트 ₩15,000', 'KR', [15000, null, 'KRW', false, '']],
    ['커트 1만 5천원부터', 'KR', [15000, null, 'KRW', true, '']],
    ['Haircut Rs 500', 'IN', [500, null, 'INR', false, '']],
    ['Wedding album ₹1,20,000', 'IN', [120000, null, 'INR', false, '']],
    ['Klippning kr 350', 'SE', [350, null, 'SEK', false, '']],
    ['Haircut R450', 'ZA', [450, null, 'ZAR', false, '']],
    ['Haircut 60 EUR', 'IE', [60, null, 'EUR', false, '']],
    ['Haircut 60 euros', 'IE', [60, null, 'EUR', false, '']],
    ['Haircut 20 quid', 'GB', [20, null, 'GBP', false, '']],
    ['Haircut £40–60', 'GB', [40, 60, 'GBP', false, '']],
    ['Haircut £40 to £60', 'GB', [40, 60, 'GBP', false, '']],
    ['Coupe à partir de 35 €', 'FR', [35, null, 'EUR', true, '']],
    ['Corte desde 35 €', 'ES', [35, null, 'EUR', true, '']],
    ['Taglio da 35 €', 'IT', [35, null, 'EUR', true, '']],
    ['Piano lessons £30 an hour', 'GB', [30, null, 'GBP', false, 'an hour']],
    ['Hedge trimming £30/hr', 'GB', [30, null, 'GBP', false, '/hr']],
    ['Set menu £30 pp', 'GB', [30, null, 'GBP', false, 'pp']],
    ['Klavierunterricht 40 € pro Stunde', 'DE', [40, null, 'EUR', false, 'pro Stunde']],
    ['Clases de guitarra 20 € por hora', 'ES', [20, null, 'EUR', false, 'por hora']],
    ['Free consultation', 'GB', [0, null, 'USD', false, '']],
  ])('reads %j in %s', (text, country, price) => {
    expect(priceOf(text, country)).toEqual(price)
  })

  it.each([
    'Save £10 on a groom',
    '£10 off your first cut',
    'Deposit £50',
    'Repairs up to £100',
    'Jobs about £50',
    'Free delivery over £30',
    'Full groom £1.2k',
    'Haircut about £28',
    'Cuts and colour are £28 and £60',
    'We were bought for £2m',
    'Minimum order £50',
    'We took 45 minutes',
  ])('makes no service of %j', (text) => {
    expect(read(text).services).toEqual([])
  })
})

describe('Opening hours', () => {
  const hoursOf = (text: string, country: string) => {
    const { periods, closed, byAppointment, note } = read(text, country).hours
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
    ['Ouvert du mardi au samedi de 9h à 19h', 'FR', ['TuWeThFrSa 09:00-19:00']],
    ['Aperto dal lunedì al venerdì dalle 8 alle 12', 'IT', ['MoTuWeThFr 08:00-12:00']],
    ['月〜金 9:00〜18:00', 'JP', ['MoTuWeThFr 09:00-18:00']],
    ['화~토 오전 10시~오후 7시', 'KR', ['TuWeThFrSa 10:00-19:00']],
  ])('reads %j in %s', (text, country, hours) => {
    expect(hoursOf(text, country)).toEqual(hours)
  })

  it.each([
    'Classes Mon 6pm and Wed 7pm',
    'Yoga classes Mon-Fri 6-8pm',
    'Lunch Tue-Sat 12-2:30, dinner 6-10',
    'Deliveries: Mon-Fri 9-5',
    'Emergency line (Mon–Fri 9–5)',
    'Saturday market stall 9-1',
    'Mon-Fri 8-10pm',
    'Open daily 7-11',
    'Mon-Fri 9-5. Mon-Fri 10-4.',
    'Home visits by appointment',
    'Mon-Fri 9-5, most Saturdays',
    'Vinyasa Tue 18:00, Thu 19:30',
    'Dance classes. Ballet. Mon 4-5pm. Tap. Tue 4-5pm.',
    'Yoga studio\nVinyasa\nTue 18:00-19:00\nThu 19:30-20:30\nYin\nSun 10:00-11:00',
    'Open 9-5',
    '2-3 weeks',
  ])('leaves %j as it is', (text) => {
    expect(hoursOf(text, 'GB')).toEqual([])
  })
})

describe('Experience', () => {
  it.each([
    ["12 years' experience", 'GB', { years: 12 }],
    ['Over 20 years in business', 'GB', { years: 20 }],
    ['20+ years of experience', 'GB', { years: 20 }],
    ['We have been baking bread for 12 years', 'GB', { years: 12 }],
    ['Established 2004', 'GB', { year: 2004 }],
    ['Founded in 1962', 'GB', { year: 1962 }],
    ['Serving Leeds since 1998', 'GB', { year: 1998 }],
    ['Friseursalon seit 1998', 'DE', { year: 1998 }],
    ['Peluquería desde 2005', 'ES', { year: 2005 }],
    ['25 Jahre Erfahrung', 'DE', { years: 25 }],
    ['20 anni di esperienza', 'IT', { years: 20 }],
    ['経験15年', 'JP', { years: 15 }],
    ['Dog walking, 12 years, insured', 'CA', { years: 12 }],
    ['Inh. T. Kowalczyk, Schlossermeister, 22 Jahre', 'DE', { years: 22 }],
    ['Elektriker seit 22 Jahren', 'DE', { years: 22 }],
    ['Artisan ramoneur depuis 15 ans', 'FR', { years: 15 }],
    ['Been at it 31 years, learnt from my uncle', 'GB', { years: 31 }],
    ['Mehndi artist, 10+ yrs exp.', 'IN', { years: 10 }],
  ])('reads %j in %s', (text, country, since) => {
    expect(read(text, country).since).toMatchObject(since)
  })

  it.each([
    'Children from 4 years',
    'Karate for kids, 12 years, £8',
    'Beagle puppies, mum is 4 years, dad 6 years',
    'Guarantee on all work, 10 years, free quotes',
    '10 year guarantee on all work',
    'My dog is 12 years old',
    'Gas Safe registered since 2009',
    'I worked in hotels for 8 years before retraining',
    'Living in Leeds since 2001',
    'Since 2090',
    'Established 1998. Founded in 2004.',
    'Polsterei, Meister seit 2003',
    'Price from £1998',
    'Does it take 12 years of experience?',
  ])('reads none in %j', (text) => {
    expect(read(text).since).toBeNull()
  })
})

describe('Credentials', () => {
  it.each([
    ['Gas Safe registered (no. 123456)', 'GB', ['License: Gas Safe registered 123456']],
    ['Licensed contractor, CSLB #1012345.', 'US', ['Qualification: Licensed contractor', 'License: CSLB 1012345']],
    ['ABN 12 345 678 901', 'AU', ['License: ABN 12 345 678 901']],
    [
      'City & Guilds qualified and DBS checked',
      'GB',
      ['Qualification: City & Guilds qualified', 'Qualification: DBS checked'],
    ],
    ['Fully insured', 'GB', ['Insurance: Fully insured']],
    ['Meisterbetrieb seit 1998', 'DE', ['Qualification: Meisterbetrieb']],
    ['Je suis diplômée.', 'FR', ['Qualification: diplômée']],
    ['Member of the Federation of Master Builders', 'GB', ['Membership: Member of the Federation of Master Builders']],
    ['Insured and bonded', 'CA', ['Insurance: Insured and bonded']],
    ['Registered with the Dept of Transport', 'ZA', ['Qualification: Registered with the Dept of Transport']],
    ['Winner of Best Salon 2022', 'GB', ['Award: Winner of Best Salon 2022']],
  ])('reads %j in %s', (text, country, credentials) => {
    expect(
      read(text, country).credentials.map(({ kind, name, number }) => `${kind}: ${name} ${number}`.trim()),
    ).toEqual(credentials)
  })

  it.each([
    'We are not insured',
    'No license needed',
    'Are you insured?',
    'Your registered address',
    'If you are qualified, join us',
  ])('reads none in %j', (text) => {
    expect(read(text).credentials).toEqual([])
  })
})

describe('People', () => {
  it.each([
    ["I'm Rosa and I groom dogs", 'GB', ['Rosa']],
    ['Run by Ana and Luis Pereira', 'PT', ['Ana', 'Luis Pereira']],
    ['Staff: Anna (stylist), Ben (barber)', 'GB', ['Anna, stylist', 'Ben, barber']],
    ['My name is Ingrid Larsen', 'NO', ['Ingrid Larsen']],
    ['Chef Marco Bianchi cooks', 'GB', ['Marco Bianchi, Chef']],
    ['Dr. Lena Vogt, Zahnärztin in Hamburg', 'DE', ['Dr. Lena Vogt']],
    ['Ich heiße Anna Berger', 'AT', ['Anna Berger']],
    ['Me llamo Rosa Díaz', 'ES', ['Rosa Díaz']],
  ])('reads %j in %s', (text, country, people) => {
    expect(read(text, country).people.map(({ name, role }) => (role === '' ? name : `${name}, ${role}`))).toEqual(
      people,
    )
  })

  it.each([
    "I'm French",
    "I'm Polish and I bake",
    "I'm Leeds based",
    'I am Gas Safe registered',
    'Ich bin Friseurin',
    'Open Monday',
    'Our team: Monday, Tuesday',
    "I'm Leeds.",
    'Run by Happy Paws Ltd',
    "I'M A PLUMBER IN LEEDS CALLED DAVE",
  ])('reads nobody in %j', (text) => {
    expect(read(text, 'GB', 'Happy Paws').people).toEqual([])
  })
})

describe('Areas', () => {
  it.each([
    ['Covering Leeds, Otley and Ilkley', 'GB', ['Leeds', 'Otley', 'Ilkley']],
    ['I work within 20 miles of Bath', 'GB', ['within 20 miles of Bath']],
    ['We serve Phoenix and the surrounding areas', 'US', ['Phoenix', 'surrounding areas']],
    ['Wir arbeiten in und um Köln', 'DE', ['in und um Köln']],
    ['Home service all over Hyderabad n Secunderabad', 'IN', ['all over Hyderabad n Secunderabad']],
    ['Covering Brighton & Hove and Newcastle upon Tyne', 'GB', ['Brighton & Hove', 'Newcastle upon Tyne']],
  ])('reads %j in %s', (text, country, areas) => {
    expect(read(text, country).areas.map(({ name }) => name)).toEqual(areas)
  })

  it.each([
    'Serving breakfast, lunch and dinner',
    'Serving families since 1998',
    'Covering all your needs',
    'Serving Italian food',
  ])('reads none in %j', (text) => {
    expect(read(text).areas).toEqual([])
  })
})

describe('Languages', () => {
  it.each([
    ['We speak English, Polish and Punjabi', 'GB', ['en', 'pl', 'pa']],
    ['English/Spanish.', 'US', ['en', 'es']],
    ['Se habla español', 'US', ['es']],
    ['Hablamos inglés y catalán', 'ES', ['en', 'ca']],
    ['Wir sprechen Deutsch und Türkisch', 'DE', ['de', 'tr']],
    ['English and Polish spoken', 'GB', ['en', 'pl']],
  ])('reads %j in %s', (text, country, languages) => {
    expect(read(text, country).languages.map(({ code }) => code)).toEqual(languages)
  })

  it.each([
    'French polishing',
    'Italian food',
    'English lessons £20',
    'I speak to English schools',
    "We don't speak French",
  ])('reads none in %j', (text) => {
    expect(read(text).languages).toEqual([])
  })
})

describe('Terms', () => {
  it.each([
    ['A £50 deposit secures your date.', ['Deposit: A £50 deposit secures your date.']],
    ['Cut £28, colour £60, 50% deposit for weddings', ['Deposit: 50% deposit for weddings']],
    ['Minimum order £50.', ['Minimum: Minimum order £50.']],
    ['Call-out charge £60.', ['CallOut: Call-out charge £60.']],
    ["Two weeks' notice, please.", ["LeadTime: Two weeks' notice, please."]],
    ["We don't do perms.", ["Excluded: We don't do perms."]],
    ['Cash only.', ['Payment: Cash only.']],
    [
      'Cancellations with less than 24 hours notice are charged.',
      ['Cancellation: Cancellations with less than 24 hours notice are charged.'],
    ],
  ])('are kept word for word: %j', (text, terms) => {
    expect(read(text).terms.map(({ kind, text: said }) => `${kind}: ${said}`)).toEqual(terms)
  })
})

describe('Services', () => {
  const servicesOf = (text: string) =>
    read(text).services.map(({ name, price, duration, note, group }) =>
      [name, price?.amount, duration, note, group && `in ${group}`]
        .filter((part) => part !== undefined && part !== '')
        .join(' | '),
    )
  it.each([
    ['Cut £28, colour from £60', ['Cut | 28', 'Colour | 60']],
    [
      'We offer boiler repairs, leak detection and bathroom fitting in Leeds',
      ['Boiler repairs', 'Leak detection', 'Bathroom fitting'],
    ],
    ['Boiler repairs, leak detection, bathroom fitting.', ['Boiler repairs', 'Leak detection', 'Bathroom fitting']],
    ['Massage: 30 min £35, 60 min £60', ['Massage | 35 | 30 min', 'Massage | 60 | 60 min']],
    ["Children's cut (under 12) £15", ["Children's cut | 15 | under 12"]],
    ['Full groom £45 - includes nails and ears', ['Full groom | 45 | includes nails and ears']],
    ['I charge £35 for a piano lesson', ['Piano lesson | 35']],
    ['Plan A £30, Plan B £50 with hair set', ['Plan A | 30', 'Plan B | 50 | with hair set']],
    ['FADE £16 BEARD TRIM £12 HOT SHAVE £15', ['FADE | 16', 'BEARD TRIM | 12', 'HOT SHAVE | 15']],
    ['Starters\nSoup £5\nBread £3', ['Soup | 5 | in Starters', 'Bread | 3 | in Starters']],
    ['Services:\n- Boiler repair\n- Drain clearing\n- Fully insured', ['Boiler repair', 'Drain clearing']],
    ['Colour: roots £45, full head £70', ['Roots | 45 | in Colour', 'Full head | 70 | in Colour']],
    ['Pastor £18\nOrden de 5 al pastor £80', ['Pastor | 18', 'Orden de 5 al pastor | 80']],
    ['Gents £18. Skin fade £22.', ['Gents | 18', 'Skin fade | 22']],
    ['Every 4 weeks or 8. terraced £10, semi £14', ['Terraced | 10', 'Semi | 14']],
    ['Cut £28. Colour £60. Cut £28.', ['Cut | 28', 'Colour | 60']],
  ])('are read in %j', (text, services) => {
    expect(servicesOf(text)).toEqual(services)
  })

  it.each([
    'Parties up to 20',
    'Tuesdays £10',
    'Sunday mornings £15',
    'Adults £12, children £8',
    'Cut £28. Cut £32.',
    'We speak English, Polish and Punjabi',
    'Friendly, reliable, affordable',
    '- Friendly staff\n- Great prices\n- Free parking',
    'Covering Leeds, Otley and Ilkley',
    'Staff: Anna, Ben, Carla',
    'We repair shoes, bags and belts',
    'Gas Safe registered, fully insured, 12 years experience',
    'Weddings, birthdays, christenings and everything in between',
    'Wash, cut and blow dry £35',
    'We love dogs, cats and people',
    'Ages 4, 5 and 6',
    'Small £5, medium £7, large £9',
    'Family room £150 incl. breakfast',
    'Full detail £180. Update: full detail is £210 now',
    'Yavapai and Coconino counties £1.50 a mile',
  ])('do not appear in %j', (text) => {
    expect(servicesOf(text)).toEqual([])
  })
})

describe('A country that nobody names', () => {
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
  ])('is %j for %s, %s, %s', (country, activities, contact, location) => {
    expect(countryFrom(activities, contact, location)).toBe(country)
  })
})

describe('Sentences', () => {
  const sentencesOf = (text: string, country: string) => read(text, country).sentences.map(({ text: said }) => said)

  it.each([
    ['Geburtsbegleitung ab der 38. Woche. Ich komme gern.', 'DE', 2],
    ['Eetkamerstoel € 65 excl. stof, fauteuil € 550. Geen leer.', 'NL', 2],
    ['Leg. naprapat i Umeå. Öppet alla dagar. Ring gärna.', 'SE', 3],
    ['i clean windows. terraced houses and semis. every 8 weeks.', 'GB', 3],
    ['Dry bags included 👍\nKids must be 8+', 'NZ', 2],
  ])('of %j in %s are %d', (text, country, count) => {
    expect(sentencesOf(text, country)).toHaveLength(count)
  })
})
