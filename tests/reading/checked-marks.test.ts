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

describe('A price', () => {
  it.each([
    'Hi, we teach children to swim from 4 years up and we also have an adult class. Private lessons €35.',
    'We teach children to swim from 4 months. Private lessons €35.',
  ])('is no count of something else: %j', async (text) => {
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
  ])('is of what its own sentence speaks of: %j', async (text, services) => {
    expect(await servicesOf(text, /Wir/.test(text) ? 'DE' : 'GB')).toEqual(services)
  })

  it('keeps a charge that is no service out of the services', async () => {
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
  ])('is for what follows it: %j', async (text, services) => {
    expect(await servicesOf(text)).toEqual(services)
  })

  it('joins the detail before it', async () => {
    const { terms, rate } = await businessOf('Hedges, stump grinding. Seasoned logs for sale oct to march £130 a cube.')
    expect(terms.map(({ text }) => text)).toContain('Seasoned logs for sale oct to march £130 a cube')
    expect(rate).toBeNull()
  })

  it('alone in its sentence is that of the business', async () => {
    const { rate } = await businessOf('chimneys swept, stoves serviced, nests taken out. £50. cert given')
    expect(rate).toMatchObject({ amount: 50, unit: '' })
  })
})

describe('A service', () => {
  it.each([
    ['ONE MAN AND LUTON VAN WITH TAIL LIFT £40 PER HOUR', ['One man and luton van with tail lift | £40 per hour']],
    [
      '2 ponies and handler £320 for 1 hour, 3 ponies £420.',
      ['2 ponies and handler | 1 hour | £320', '3 ponies | £420'],
    ],
  ])('has the whole of the name before its price: %j', async (text, services) => {
    expect(await servicesOf(text)).toEqual(services)
  })

  it.each([
    ['HOUSE REMOVALS, EBAY AND IKEA COLLECTIONS', ['House removals', 'Ebay and ikea collections']],
    [
      'Wedding, maternity, newborn and family photography. Asian weddings a speciality.',
      ['Wedding photography', 'Maternity photography', 'Newborn and family photography'],
    ],
  ])('keeps the noun that the last of its list has: %j', async (text, services) => {
    expect((await servicesOf(text)).slice(0, services.length)).toEqual(services)
  })

  it.each([
    'Trimming and shoeing for all horses, pleasure, ranch, barrel, some drafts.',
    'Custom cakes for weddings, birthdays and graduations. Flavours are vanilla, marble and red velvet.',
  ])('is not what it is for or comes in: %j', async (text) => {
    expect((await servicesOf(text)).join()).not.toMatch(/ranch|barrel|birthday|graduation|marble|velvet/i)
  })
})

describe('Names in a list', () => {
  it.each([
    ['Bike repairs. We are Tom, Lien and Bram.', ['Tom', 'Lien', 'Bram']],
    [
      "I'm Aoife and theres now four of us - myself, Niamh, Declan and Kasia (Kasia speaks polish too).",
      ['Aoife', 'Niamh', 'Declan', 'Kasia'],
    ],
  ])('are all people: %j', async (text, people) => {
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
  ])('are all places: %j', async (text, areas) => {
    const business = await businessOf(text)
    expect(business.areas.map(({ name }) => name)).toEqual(areas)
    expect(business.people).toEqual([])
  })

  it('of neither are left in their sentence', async () => {
    const { people, areas } = await businessOf("I'm Kylie. We've 6 ponies - Biscuit, Teddy, Smoke and Luna.", 'AU')
    expect(people.map(({ name }) => name)).toEqual(['Kylie'])
    expect(areas).toEqual([])
  })

  it('does not take the reach of a detail for a place', async () => {
    const { areas, terms } = await businessOf(
      'HOUSE REMOVALS, FLAT MOVES. FUEL INCLUDED WITHIN 15 MILES OF ROTHERHAM. WE COVER ROTHERHAM SHEFFIELD BARNSLEY AND WORKSOP.',
    )
    expect(areas.map(({ name }) => name).join()).not.toMatch(/within/i)
    expect(terms.map(({ text }) => text)).toContain('Fuel included within 15 miles of Rotherham')
  })
})

describe('Shouted facts', () => {
  it('are shown in small letters, but abbreviations are not', async () => {
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

describe('The years of a business', () => {
  it('are not those of a colleague', async () => {
    const { since } = await businessOf('Sono sarta da 31 anni. Con me lavora Fatou dal 2018.', 'IT')
    expect(since).toMatchObject({ year: null, years: 31 })
  })
})

describe('Hours', () => {
  it.each([
    ['Mobile notary and loan signings, evenings and weekends.', 'evenings and weekends'],
    ['Guitar lessons. Thursday nights 7pm is the open jam.', 'Thursday nights 7pm is the open jam'],
  ])('that no table can say keep their words: %j', async (text, note) => {
    expect((await businessOf(text, 'US')).hours.note).toBe(note)
  })

  it('are not how long something takes', async () => {
    expect((await businessOf('carpet and sofa cleaning, rugs, mattresses. dry in 4 hours.')).hours.note).toBe('')
  })

  it('leave a class on one evening out of the week', async () => {
    const { hours } = await businessOf(
      'Swimming. Adult beginners class on wednesday nights 8pm. Classes are mon - thurs 3.30 to 6.30.',
      'IE',
    )
    expect(hours.periods).toEqual([
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '15:30', closes: '18:30' },
    ])
  })
})
