import { expect, it } from 'vitest'
import { readFacts } from '../../worker/creation/facts/read-facts.ts'

const read = async (activities: string, { location = 'Leeds', contact = '' } = {}) =>
  (await readFacts({ activities, location, contact, year: 2026 })).business

it.each([
  ['Breast feeding consultant. I was a midwife 11 years before. Home visits £80.', null],
  ['Two of us tree men. Mick did 22 yrs council parks. I do the climbing.', null],
  ['Joiner. After 16 years in the police I retrained. Doors hung £60.', null],
  ['Ich war 15 Jahre Krankenschwester, jetzt mache ich Fußpflege.', null],
  ['I have been cutting hair for 17 years. Cuts £15.', 17],
  ['With 20 years experience as an electrician I do rewires.', 20],
])('experience counts only years in this trade: %s', async (text, years) =>
  expect((await read(text)).since?.years ?? null).toBe(years),
)

it.each([
  ['Ich flechte Stühle neu: Wiener Geflecht, Binsen. Keine Polster.', []],
  ['Reinigung von Leder, Alcantara und Samt.', []],
  [
    'Zaunbau aus Lärche, Robinie und Douglasie. Wir kommen nach Fulda, Hünfeld und Petersberg.',
    ['Fulda', 'Hünfeld', 'Petersberg'],
  ],
])('a capital letter makes no place in German: %s', async (text, areas) => {
  const { areas: found, people } = await read(text, { location: 'Fulda' })
  expect(found.map(({ name }) => name)).toEqual(areas)
  expect(people).toEqual([])
})

it.each([
  ['Mon to thurs 9.30-3, tues evenings as well.', 'Tuesday'],
  ['Schuhreparatur. Geöffnet Mi u. Fr 14-18, Sa. 9-12.', 'Wednesday'],
])('opening hours keep each of their days: %s', async (text, day) =>
  expect((await read(text)).hours.periods.flatMap(({ days }) => days)).toContain(day),
)

it('more hours of a day add to the existing ones', async () =>
  expect((await read('Mon to Wed 8-4, weds evenings too 6 to 8.')).hours.periods).toEqual([
    { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '08:00', closes: '16:00' },
    { days: ['Wednesday'], opens: '18:00', closes: '20:00' },
  ]))

it.each([
  'Boat blacking. wash, 2 coats and anodes checked £14 a foot.',
  'Oven cleaning. racks, door glass and seals done £14 an oven.',
  'We do patios. Patio washed, 2 coats of sealer and joints sanded, £14 a metre.',
])('a price per unit belongs to the whole job: %s', async (text) => {
  const { rate, services } = await read(text)
  expect(rate?.amount).toBe(14)
  expect(services.every(({ price }) => price === null)).toBe(true)
})

it.each([
  ['Taller de costura. whats +52 222 555 0168', '', ['WhatsApp']],
  ['Guitar lessons', 'call or txt 07700 900123', ['Phone']],
  ['Fahrradreparatur', 'WhatsApp/SMS 07700 900123', ['Phone', 'WhatsApp']],
])('a phone number gets the owner’s label: %s %s', async (text, contact, kinds) =>
  expect((await read(text, { contact })).phones.map(({ kind }) => kind)).toEqual(kinds),
)

it('payment, exclusions and origins become neither services nor people', async () => {
  const { services, people } = await read('Sicilian home cooking. Arancini £6. Tap n go. Pizza, bread no.')
  expect(services.map(({ name }) => name)).not.toContain('Tap n go')
  expect(services.map(({ name }) => name)).not.toContain('Bread')
  expect(people).toEqual([])
})

it('an address that its owner wants hidden becomes no fact', async () => {
  const location = '14 Mill Lane, Leeds LS6 2AB'
  const hidden = await read("Clock repairs. don't put my address on it.", { location })
  expect([hidden.address.text, hidden.location]).toEqual(['', 'Leeds'])
  expect((await read("Clock repairs. Don't park on the street.", { location })).address.text).toBe(location)
})

const pricesOf = async (text: string) =>
  (await read(text)).services.flatMap(({ name, variant, price }) =>
    price
      ? [`${name}${variant === '' ? '' : `, ${variant}`} ${price.amount}${price.unit === '' ? '' : ` ${price.unit}`}`]
      : [],
  )

it.each([
  ['First fitting is £50 its about an hour, check ups are £25 (20 mins).', ['First fitting 50', 'Check ups 25']],
  [
    'We clear wasps nests. Call out £55 Ripon and Bedale, £70 for York. If its bees thats still £30.',
    ['Call out, Ripon and Bedale 55', 'Call out, York 70'],
  ],
  ['Greek doughnuts from our trailer - honey or pistachio, 6 for £9.', ['Greek doughnuts 9 for 6']],
  [
    'Gardens designed. £45/hr, or £600 flat for a full garden plan.',
    ['Gardens designed 45 /hr', 'Full garden plan 600'],
  ],
  ['We also sell pots, soil, seeds and reclaimed benches from £85.', ['Reclaimed benches 85']],
  ['We pump tanks for farms. Digging to find the lid is £50.', []],
])('a price belongs to its own clause: %s', async (text, prices) => expect(await pricesOf(text)).toEqual(prices))

it('a term after a price list applies to the whole business', async () => {
  const { services, terms } = await read('Chairs £45, sofas £160, half up front and allow 3-4 weeks.')
  expect(services.map(({ note }) => note)).toEqual(['', ''])
  expect(terms.map(({ text }) => text)).toEqual(['Half up front and allow 3-4 weeks'])
})

it('questions and reasoned exclusions become no services', async () => {
  const quoted = await read('Henna artist. People ask do we do tattoos, we draw them but we dont ink.')
  const refused = await read('Arreglamos calzado y bolsos, maletas no porque no tenemos espacio.')
  expect(quoted.services).toEqual([])
  expect(refused.services.map(({ name }) => name)).toEqual(['Calzado', 'Bolsos'])
})

it('a former workplace becomes no area, and a list of languages is complete', async () => {
  const { areas, since, languages } = await read(
    'Im Sue, dog groomer since 2018 and before that a nurse in Hull for 14 yrs. I read German, Yiddish and Latin.',
  )
  expect([areas, since?.year, since?.years]).toEqual([[], 2018, null])
  expect(languages.map(({ code }) => code)).toEqual(['de', 'yi', 'la'])
})

it('the time of a class remains with the class', async () => {
  const { hours, services } = await read(
    'Child minding. Also toddler group 2nd Friday of the month in the scout hut 9.30 to 11, £5 a child.',
  )
  expect(hours.periods).toEqual([])
  expect(services.map(({ note }) => note)).toEqual(['2nd Friday of the month in the scout hut 9.30 to 11'])
})
