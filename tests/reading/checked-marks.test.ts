import { describe, expect, it } from 'vitest'
import { serviceTitle } from '../../renderer/document/values/service-title.ts'
import { formatPrice } from '../../renderer/facts/format-price.ts'
import { type FactsAsked, readFacts } from '../../worker/creation/facts/read-facts.ts'

const at = (country: string) => ({ town: 'Anywhere', region: '', country, latitude: 0, longitude: 0 })
const businessOf = async (activities: string, country = 'GB', more: Partial<FactsAsked> = {}) =>
  (await readFacts({ activities, location: '', place: at(country), year: 2026, ...more })).business

const servicesOf = async (activities: string, country?: string) =>
  (await businessOf(activities, country)).services.map((service) =>
    [serviceTitle(service), service.duration, service.price ? formatPrice(service.price, 'en-GB') : '']
      .filter((part) => part !== '')
      .join(' | '),
  )

describe('a price', () => {
  it.each([
    'Hi, we teach children to swim from 4 years up and we also have an adult class. Private lessons €35.',
    'We teach children to swim from 4 months. Private lessons €35.',
  ])('excludes ages and other counts: %j', async (text) => {
    expect((await businessOf(text, 'IE')).services.flatMap(({ price }) => price?.amount ?? [])).toEqual([35])
  })

  it.each([
    [
      'Toenail cutting, corns, diabetic foot checks. I was a nurse. Visits take about 45 minutes and cost £35.',
      ['Toenail cutting', 'Corns', 'Diabetic foot checks', 'Visits | 45 minutes | £35'],
    ],
    [
      'I teach guitar and ukulele to adults. Lessons are 30 min £35 or 60 min £60.',
      ['Teach guitar', 'Ukulele', 'Lessons | 30 min | £35', 'Lessons | 60 min | £60'],
    ],
    [
      'Wir beziehen Sessel, Sofas und Stühle neu. Ein Stuhlsitz kostet ab 75 €, einen Sessel machen wir in 2–3 Wochen.',
      ['Sessel', 'Sofas', 'Stühle', 'Stuhlsitz | from €75'],
    ],
  ])('belongs to the subject of its sentence: %j', async (text, services) => {
    expect(await servicesOf(text, /Wir/.test(text) ? 'DE' : 'GB')).toEqual(services)
  })

  it('excludes percentages and counts of things', async () => {
    const amounts = async (text: string) =>
      (await businessOf(text, 'US')).services.flatMap((one) => one.price?.amount ?? [])
    expect(await amounts('Elevation cert 650, acreage from $2200, rush adds 25 pct.')).toEqual([650, 2200])
    expect(await amounts('Raw honey from 40 hives round Fakenham. Jar $7.')).toEqual([7])
  })

  it('spans a range with spaces around its dash', async () => {
    expect(await servicesOf('Boundary survey 900 - 1400, acreage from £2200, elevation cert 650.')).toContain(
      'Boundary survey | £900–1,400',
    )
  })

  it('excludes delivery charges and general prices from the services', async () => {
    const { services } = await businessOf('Lawns, hedges and fence repairs. Delivery costs £5. Prices start from £20.')
    expect(services.map(({ name }) => name)).not.toContain('Delivery')
    expect(services.map(({ name }) => name)).not.toContain('Prices')
  })

  it.each([
    [
      'Monthly packages from £180, or £65 an hour for catch up work.',
      ['Monthly packages | from £180', 'Catch up work | £65 an hour'],
    ],
    [
      'I teach guitar to kids and adults. Packages of 8 lessons from £250, or £20 for a group class.',
      ['Teach guitar', 'Packages of 8 lessons | from £250', 'Group class | £20'],
    ],
    ['Lessons cost £28 for 45 minutes, £35 for an hour.', ['Lessons | 45 minutes | £28', 'Lessons | an hour | £35']],
  ])('belongs to the service named after it: %j', async (text, services) => {
    expect(await servicesOf(text)).toEqual(services)
  })

  it('joins the detail before it', async () => {
    const { terms, rate } = await businessOf('Hedges, stump grinding. Seasoned logs for sale oct to march £130 a cube.')
    expect(terms.map(({ text }) => text)).toContain('Seasoned logs for sale oct to march £130 a cube')
    expect(rate).toBeNull()
  })

  it('becomes the general rate if its sentence has nothing else', async () => {
    const { rate } = await businessOf('chimneys swept, stoves serviced, nests taken out. £50. cert given')
    expect(rate).toMatchObject({ amount: 50, unit: '' })
  })
})

describe('a service', () => {
  it.each([
    ['ONE MAN AND LUTON VAN WITH TAIL LIFT £40 PER HOUR', ['One man and luton van with tail lift | £40 per hour']],
    [
      '2 ponies and handler £320 for 1 hour, 3 ponies £420.',
      ['2 ponies and handler | 1 hour | £320', '3 ponies | £420'],
    ],
  ])('keeps the whole name before its price: %j', async (text, services) => {
    expect(await servicesOf(text)).toEqual(services)
  })

  it.each([
    ['HOUSE REMOVALS, EBAY AND IKEA COLLECTIONS', ['House removals', 'Ebay and ikea collections']],
    [
      'Wedding, maternity, newborn and family photography. Asian weddings a speciality.',
      ['Wedding photography', 'Maternity photography', 'Newborn and family photography'],
    ],
  ])('adds the shared noun of its list: %j', async (text, services) => {
    expect((await servicesOf(text)).slice(0, services.length)).toEqual(services)
  })

  it.each([
    'Trimming and shoeing for all horses, pleasure, ranch, barrel, some drafts.',
    'Custom cakes for weddings, birthdays and graduations. Flavours are vanilla, marble and red velvet.',
  ])('excludes occasions, customers, and flavors: %j', async (text) => {
    expect((await servicesOf(text)).join()).not.toMatch(/ranch|barrel|birthday|graduation|marble|velvet/i)
  })
})

describe('names in a list', () => {
  it.each([
    ['Bike repairs. We are Tom, Lien and Bram.', ['Tom', 'Lien', 'Bram']],
    [
      "I'm Aoife and theres now four of us - myself, Niamh, Declan and Kasia (Kasia speaks polish too).",
      ['Aoife', 'Niamh', 'Declan', 'Kasia'],
    ],
  ])('become people: %j', async (text, people) => {
    const business = await businessOf(text, 'IE')
    expect(business.people.map(({ name }) => name)).toEqual(people)
    expect(business.areas).toEqual([])
  })

  it.each([
    [
      'I am a qualified foot health practitioner and visit people in their own home in Perth, Scone, Crieff, Auchterarder and the villages between.',
      ['Perth', 'Scone', 'Crieff', 'Auchterarder'],
    ],
    [
      'Gutters cleared. Broughty Ferry, Monifieth, Carnoustie and the farms between.',
      ['Broughty Ferry', 'Monifieth', 'Carnoustie'],
    ],
    ['I go from Red Deer down to Airdrie and west to Sundre.', ['Red Deer', 'Airdrie', 'Sundre']],
  ])('become places: %j', async (text, areas) => {
    const business = await businessOf(text)
    expect(business.areas.map(({ name }) => name)).toEqual(areas)
    expect(business.people).toEqual([])
  })

  it('remain in their sentence if they are neither', async () => {
    const { people, areas } = await businessOf("I'm Kylie. We've 6 ponies - Biscuit, Teddy, Smoke and Luna.", 'AU')
    expect(people.map(({ name }) => name)).toEqual(['Kylie'])
    expect(areas).toEqual([])
  })

  it('exclude the range of a free service', async () => {
    const { areas, terms } = await businessOf(
      'HOUSE REMOVALS, FLAT MOVES. FUEL INCLUDED WITHIN 15 MILES OF ROTHERHAM. WE COVER ROTHERHAM SHEFFIELD BARNSLEY AND WORKSOP.',
    )
    expect(areas.map(({ name }) => name).join()).not.toMatch(/within/i)
    expect(terms.map(({ text }) => text)).toContain('Fuel included within 15 miles of Rotherham')
  })
})

describe('facts in capitals', () => {
  it('become lowercase, except abbreviations', async () => {
    const { credentials, terms, services, hours } = await businessOf(
      'HOUSE REMOVALS, FLAT MOVES. ONE MAN AND VAN £40 PER HOUR, TWO MEN £60 PER HOUR, MINIMUM 2 HOURS. BOXES £2 EACH. GOODS IN TRANSIT INSURANCE £20,000. 7 DAYS A WEEK 7AM TILL 8PM NO EXTRA FOR WEEKENDS. ALL PRICES INC VAT.',
    )
    expect(credentials.map(({ name }) => name)).toEqual(['Goods in transit insurance £20,000'])
    expect(services.at(-1)).toMatchObject({ name: 'Two men', price: { unit: 'per hour' }, note: 'minimum 2 hours' })
    expect(terms.map(({ text }) => text)).toContain('All prices inc VAT')
    expect(hours.periods.flatMap(({ days }) => days)).toHaveLength(7)
    expect(hours.note).toBe('No extra for weekends')
  })
})

describe('the years of a business', () => {
  it('exclude the years of a colleague', async () => {
    const { since } = await businessOf('Sono sarta da 31 anni. Con me lavora Fatou dal 2018.', 'IT')
    expect(since).toMatchObject({ year: null, years: 31 })
  })
})

describe('opening hours', () => {
  it('exclude the time that work takes', async () => {
    expect((await businessOf('I mend books. Slow work, 6 to 10 wks.')).hours.note).toBe('')
  })

  it.each([
    ['Mobile notary and loan signings, evenings and weekends.', 'evenings and weekends'],
    ['Guitar lessons. Thursday nights 7pm is the open jam.', 'Thursday nights 7pm is the open jam'],
  ])('keep statements too vague for a table: %j', async (text, note) => {
    expect((await businessOf(text, 'US')).hours.note).toBe(note)
  })

  it('exclude durations', async () => {
    expect((await businessOf('carpet and sofa cleaning, rugs, mattresses. dry in 4 hours.')).hours.note).toBe('')
  })

  it('exclude a class on one evening', async () => {
    const { hours } = await businessOf(
      'Swimming. Adult beginners class on wednesday nights 8pm. Classes are mon - thurs 3.30 to 6.30.',
      'IE',
    )
    expect(hours.periods).toEqual([
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '15:30', closes: '18:30' },
    ])
  })
})

describe('makes and brands', () => {
  it.each([
    'all brands pretty much, Fisher Paykel, Bosch, Miele, LG, Samsung, Westinghouse, Simpson.',
    'mower servicing, brushcutters. i repair all makes, Stihl, Husqvarna, Victa, Honda and Toro.',
    'Carpets and vinyl fitted. Brands: Karndean, Amtico, Quick-Step, Cormar.',
    'We fix Apple, Samsung, Huawei, Google Pixel, Sony and Nintendo.',
    'We service Bosch, Miele and AEG machines.',
  ])('become neither places nor people: %j', async (text) => {
    const { areas, people } = await businessOf(text)
    expect([...areas, ...people]).toEqual([])
  })

  it.each([
    ['We service all makes in Leeds, Otley and Bradford.', ['Leeds', 'Otley', 'Bradford']],
    ['Pool service. We service Dallas, Plano and Frisco.', ['Dallas', 'Plano', 'Frisco']],
  ])('leave places alone: %j', async (text, areas) => {
    expect((await businessOf(text)).areas.map(({ name }) => name)).toEqual(areas)
  })
})

describe('a language', () => {
  it.each([
    ['wedding and party dj, english and french music, lights included', []],
    ['We speak English and play French music at weddings.', ['en']],
    ['Notary, documents in English or Spanish.', ['en', 'es']],
    ['Osteopath in Cork. We speak English and Polish.', ['en', 'pl']],
  ])('counts only if someone speaks it: %j', async (text, languages) => {
    expect((await businessOf(text)).languages.map(({ code }) => code)).toEqual(languages)
  })
})

describe('a list without prices', () => {
  it('excludes vague offers', async () => {
    expect(await servicesOf('We haul anyting. Junk, old sofas, hot tubs.', 'US')).not.toContain('Haul anyting')
  })

  it('keeps adverbs in the name of a service', async () => {
    expect(await servicesOf('Shoe repairs, heels while you wait, bags, belts, keys cut')).toEqual([
      'Shoe repairs',
      'Heels while you wait',
      'Bags',
      'Belts',
      'Keys cut',
    ])
  })

  it('applies an extra to the whole business', async () => {
    const { services, terms } = await businessOf('wedding and party dj, english and french music, lights included')
    expect(services.map(({ name, note }) => [name, note])).toEqual([
      ['Wedding and party dj', ''],
      ['English and french music', ''],
    ])
    expect(terms.map(({ text }) => text)).toEqual(['Lights included'])
  })
})

describe('a bracket', () => {
  const isBalanced = (text: string) => (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length

  it.each([
    'Licensed in North Carolina (L.Ac.) since 2010. Acupuncture $90.',
    'German tuition £32/hr. DBS checked, PGCE, M.A. (Oxon.) and 14 yrs teaching.',
    'Overnight care (9pm - 7am) $290, cat visit (up to 3 cats) $20.',
    'Reifen flicken 12 € (inkl. Schlauch). Geöffnet Di-Fr 10-18 Uhr, Sa (10-14 Uhr).',
    'Mowers fixed. Open mon to fri 8-5, sat (8am-12) cash or card.',
    'Dishwashers, ovens and cooktops (electric only no gas).',
    'Finger food €12 a head (min. 20), hot buffet €22 a head. Ring before 6 p.m. please.',
  ])('remains balanced in every fact of %j', async (text) => {
    const { sentences, activities: _, ...facts } = await businessOf(text, /Uhr/.test(text) ? 'DE' : 'US')
    const strings = [...JSON.stringify(facts).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1] ?? '')
    expect([...strings, ...sentences.map((sentence) => sentence.text)].filter((one) => !isBalanced(one))).toEqual([])
  })

  it('belongs to its service if it contains times, not to the opening hours', async () => {
    const { services, hours } = await businessOf('Light housework, meals. Overnight (9pm - 7am) $290.', 'US')
    expect(services.at(-1)).toMatchObject({ name: 'Overnight', duration: '9pm - 7am', price: { amount: 290 } })
    expect(hours).toMatchObject({ periods: [], note: '' })
  })

  it('sets a day’s hours if it follows the day', async () => {
    const { hours } = await businessOf('Mowers fixed. Open mon to fri 8-5, sat (8am-12).', 'AU')
    expect(hours.periods.at(-1)).toEqual({ days: ['Saturday'], opens: '08:00', closes: '12:00' })
  })

  it('remains in its sentence after initials', async () => {
    const { sentences } = await businessOf(
      'I have a PGCE, M.A. (Oxon.) and 14 yrs teaching. (Bring a pen. Or two.) Call.',
    )
    expect(sentences.map(({ text }) => text)).toEqual([
      'I have a PGCE, M.A. (Oxon.) and 14 yrs teaching.',
      '(Bring a pen. Or two.)',
      'Call.',
    ])
  })
})

describe('hours on some days', () => {
  it.each(['some saturdays (10am - 2pm)', 'alternate Saturdays 10-2'])('become a note: %j', async (note) => {
    const { hours } = await businessOf(`Piano tuner, pitch raises. Open weekdays 9-5, ${note}.`)
    expect(hours.periods.flatMap(({ days }) => days)).not.toContain('Saturday')
    expect(hours.note).toBe(note)
  })
})

describe('a single name at the end', () => {
  it.each([
    ['Gardening in Leeds, Otley and Ilkley. Hedges and lawns. Graham', ['Graham'], ['Leeds', 'Otley', 'Ilkley']],
    ['Gardening. Leeds, Otley, Ilkley. Hedges and lawns. Leeds', [], ['Leeds', 'Otley', 'Ilkley']],
  ])('becomes a person, not a place: %j', async (text, names, places) => {
    const { people, areas } = await businessOf(text)
    expect(people.map(({ name }) => name)).toEqual(names)
    expect(areas.map(({ name }) => name)).toEqual(places)
  })
})

describe('a capitalized word at the start of a sentence', () => {
  it.each([
    ['Home care. Helen Tainui started it in 2015. Dementia is a big part of what we do', ['Helen Tainui']],
    ['Hair salon. Niamh is the owner.', ['Niamh']],
  ])('becomes a person only if plausible: %j', async (text, people) => {
    expect((await businessOf(text)).people.map(({ name }) => name)).toEqual(people)
  })
})

describe('a hurried price list', () => {
  it.each([
    [
      '1 hr £36, 2 hrs 70, block of six £200, test day 95',
      ['1 hr | £36', '2 hrs | £70', 'Block of six | £200', 'Test day | £95'],
    ],
    [
      'single item £28, half load 85, full transit £150',
      ['Single item | £28', 'Half load | £85', 'Full transit | £150'],
    ],
    ['gear clean £14, chain swap 25, hub service £30', ['Gear clean | £14', 'Chain swap | £25', 'Hub service | £30']],
  ])('becomes a service for each amount: %j', async (text, services) => {
    expect(await servicesOf(`We do all sorts. ${text}.`)).toEqual(services)
  })

  it('keeps the words after a price', async () => {
    const { services } = await businessOf('new barrel £45 fitted, spare key £6')
    expect(services.map(({ name, note }) => [name, note])).toContainEqual(['New barrel', 'fitted'])
  })
})

describe('an item of a price list', () => {
  it.each([
    ['sunset paddle £60, family of 4 165, trial 5', ['Sunset paddle | £60', 'Family of 4 | £165', 'Trial | £5']],
    ['uprights £70 grands 85, pitch raise 30', ['Uprights | £70', 'Grands | £85', 'Pitch raise | £30']],
    [
      'wetsuit £5, half day hire single 40 double 65',
      ['Wetsuit | £5', 'Half day hire, single | £40', 'Half day hire, double | £65'],
    ],
    ['drop in £15, month 90, under 18s 40 each', ['Drop in | £15', 'Month | £90', 'Under 18s | £40 each']],
    [
      'board up from £95, 145 nights/wkends, bank hol £175',
      ['Board up | from £95', 'Board up, nights/wkends | £145', 'Bank hol | £175'],
    ],
    ['cloth fr 90, leather from £240', ['Cloth | from £90', 'Leather | from £240']],
  ])('keeps its whole name and price: %j', async (text, services) => {
    expect(await servicesOf(`we do lots. ${text}. ring me`)).toEqual(services)
  })
})

describe('people', () => {
  it.each([
    ['Aoife & Brendan guide every trip.', ['Aoife', 'Brendan']],
    ['run by Bev, vet nurse 19 years, and daughter Tilly.', ['Bev (vet nurse 19 years)', 'Tilly']],
    ['Coach Dee Marrow 3x golden gloves + coach Lou.', ['Coach Dee Marrow (3x golden gloves)', 'Lou']],
    ['Tam Reid 22 yrs locksmith, ex joiner.', ['Tam Reid (22 yrs locksmith, ex joiner)']],
  ])('get their role from the text: %j', async (text, people) => {
    const found = (await businessOf(`the old place by the river. ${text} ring first`)).people
    expect(found.map(({ name, role }) => (role === '' ? name : `${name} (${role})`))).toEqual(people)
  })
})

it('a list of known places extends to its end', async () => {
  const { areas } = await businessOf('windows done. kettering, rothwell, desborough, barton seagrave. text me', 'GB', {
    nearby: ['Kettering', 'Rothwell', 'Desborough'],
  })
  expect(areas.map(({ name }) => name)).toEqual(['Kettering', 'Rothwell', 'Desborough', 'Barton Seagrave'])
})

it('a sentence of plurals lists services', async () => {
  expect(await servicesOf('grates stoves chimneys flues. cash only')).toEqual(['Grates', 'Stoves', 'Chimneys', 'Flues'])
})

it('a year at the start of a hurried sentence becomes the founding year', async () => {
  expect((await businessOf('kites and string. started 2009 in a shed')).since?.year).toBe(2009)
})

describe('places in lowercase', () => {
  it('need no commas if they are known', async () => {
    const nearby = ['Skipton', 'Settle', 'Bell Busk']
    const { areas } = await businessOf('walls mended. skipton settle bell busk and gargrave not leeds', 'GB', {
      nearby,
    })
    expect(areas.map(({ name }) => name)).toEqual(['Skipton', 'Settle', 'Bell Busk'])
  })

  it('become capitalized', async () => {
    const { areas, location, place } = await businessOf(
      'Osteopath. Home visits in stoke on trent, church stretton and tenbury wells.',
      'GB',
      {
        location: 'stoke on trent, staffs',
        place: { town: 'Stoke-on-Trent', region: 'England', country: 'GB', latitude: 53, longitude: -2.2 },
      },
    )
    expect(areas.map(({ name }) => name)).toEqual(['Stoke-on-Trent', 'Church Stretton', 'Tenbury Wells'])
    expect([location, place.town]).toEqual(['Stoke-on-Trent, Staffs', 'Stoke-on-Trent'])
  })

  it.each([
    ['Pet sitting and dog walks in Leeds, otley and ilkley. Walk £12.', ['Leeds', 'Otley', 'Ilkley']],
    ['Baker in leeds. Wedding cakes in vanilla, lemon and toffee.', ['Leeds']],
    ['Classes in spring, summer and leeds. Rooms painted in white, cream and Leeds blue.', ['Leeds']],
  ])('count if one of their list is known: %j', async (text, areas) => {
    expect((await businessOf(text, 'GB', { location: 'Leeds' })).areas.map(({ name }) => name)).toEqual(areas)
  })

  it.each(['12 high street, Leeds', 'near Brecon, Powys', 'Stoke On Trent'])(
    'keep their form otherwise: %j',
    async (typed) => {
      expect((await businessOf('Plumber.', 'GB', { location: typed })).location).toBe(typed)
    },
  )
})

describe('a number before a hyphen', () => {
  it.each([
    ['Five-course tasting menu £75', ['Five-course tasting menu | £75']],
    [
      'Two-bedroom holiday cottage £90, one-day retreats £150',
      ['Two-bedroom holiday cottage | £90', 'One-day retreats | £150'],
    ],
    ['45-minute facials £80. Ten-class pass £150.', ['Facials | 45-minute | £80', 'Ten-class pass | £150']],
    ['40-cover bistro. Three-course set lunch £28.', ['Three-course set lunch | £28']],
  ])('remains in the name of what it counts: %j', async (text, services) => {
    expect(await servicesOf(text)).toEqual(services)
  })
})

describe('the services', () => {
  it.each([
    ['Locksmith. Locked out, I come within the hour. Lock changes from £60.', ['Lock changes | from £60']],
    ['Autowerkstatt. Liegen geblieben, wir kommen sofort. Ölwechsel 89 €.', ['Ölwechsel | €89']],
  ])('exclude the situations in which customers come: %j', async (text, services) => {
    expect(await servicesOf(text, /wir/.test(text) ? 'DE' : 'GB')).toEqual(services)
  })

  it.each([
    ['septic tank pumping, rural Deschutes county, 30 years', ['Septic tank pumping']],
    ['fence repairs, remote farms round Dubbo, since 2005', ['Fence repairs']],
  ])('include what a text starts with, before place and duration: %j', async (text, services) => {
    expect(await servicesOf(text, 'US')).toEqual(services)
  })
})

describe('a credential', () => {
  const credentialsOf = async (text: string) =>
    (await businessOf(text)).credentials.map(({ name, number }) => [name, number].filter(Boolean).join(' | '))

  it.each([
    ['Roofer, fully insured up to £5 million, free quotes', ['fully insured up to £5 million']],
    ['Driveways and patios. Fully insured (€6.5 million).', ['Fully insured (€6.5 million)']],
    ['Window cleaning. Fully insured, £40 an hour.', ['Fully insured']],
  ])('includes its sum: %j', async (text, credentials) => {
    expect(await credentialsOf(text)).toEqual(credentials)
  })

  it.each([
    ['Childminder. Ofsted outstanding since 2019.', 'Ofsted outstanding since 2019'],
    ['Gas fitter. Gas Safe registered since 2009.', 'Gas Safe registered since 2009'],
    ['Cakes from £40. Food hygiene rating 5 since 2020.', 'Food hygiene rating 5 since 2020'],
  ])('includes its year, which differs from the founding year: %j', async (text, credential) => {
    const { since } = await businessOf(text)
    expect(await credentialsOf(text)).toEqual([credential])
    expect(since).toBeNull()
  })
})

it.each([
  'West African cooking and supper clubs',
  'South Indian food truck at the Saturday market',
  'Northern Thai cooking classes £85',
])('a cuisine becomes neither a place nor a person: %j', async (text) => {
  const { areas, people } = await businessOf(text)
  expect([...areas, ...people]).toEqual([])
})
