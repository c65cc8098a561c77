import { describe, expect, it } from 'vitest'
import { serviceTitle } from '../../renderer/document/values/service-title.ts'
import { formatPrice } from '../../renderer/facts/format-price.ts'
import { type FactsAsked, readFacts } from '../../worker/creation/facts/read-facts.ts'

const leeds = { town: 'Leeds', region: '', country: 'GB', latitude: 53.8, longitude: -1.5 }
const read = (activities: string, more: Partial<FactsAsked> = {}) =>
  readFacts({ activities, location: 'Leeds', place: leeds, year: 2026, ...more })

const servicesOf = async (activities: string, more: Partial<FactsAsked> = {}) =>
  (await read(activities, more)).business.services.map((service) =>
    [serviceTitle(service), service.duration, service.price ? formatPrice(service.price, 'en-GB') : service.priceWords]
      .filter((part) => part !== '')
      .join(' | '),
  )

describe('services', () => {
  it.each([
    ['2-bed flat £180, 3-bed house £240', ['2-bed flat | £180', '3-bed house | £240']],
    ['£25 haircut, £60 colour', ['Haircut | £25', 'Colour | £60']],
    ['Dog grooming: full groom, small £35, large £50', ['Full groom, small | £35', 'Full groom, large | £50']],
    ['Massage 30 min £35, 60 min £60', ['Massage | 30 min | £35', 'Massage | 60 min | £60']],
    ['Cut and finish – £35 – 45 min\nDry cut – £28', ['Cut and finish | 45 min | £35', 'Dry cut | £28']],
    ['Canoe hire £15 an hour, £60 a day', ['Canoe hire | £15 an hour', 'Canoe hire | £60 a day']],
  ])('get the prices of %j', async (text, services) => {
    expect(await servicesOf(text)).toEqual(services)
  })

  it.each([
    ['in Münster, Altenberge und Nottuln kostenlos, weiter weg 40 € Anfahrt', 'Besichtigung ', 'de', ['Altenberge']],
    ['desde 3.400 € la blanca y 4.200 € la clásica', 'Precios ', 'es', ['Precios']],
  ])('exclude words after a place or a word for prices: %j', async (text, before, language, names) => {
    const country = language.toUpperCase()
    const services = await servicesOf(before + text, { place: { ...leeds, country } })
    for (const name of names) expect(services.join()).not.toContain(name)
  })

  it('keep the time of a class in their row, out of the opening hours', async () => {
    const { services, hours } = (await read('BEGINNERS - Tues 7pm, £11\nGROOVERS £13')).business
    expect(services.map(({ note }) => note)).toEqual(['Tues 7pm', ''])
    expect(hours).toMatchObject({ periods: [], note: '' })
  })

  it('follow the headings of a price list', async () => {
    const { services } = (await read('COLOUR\nRoots £45\nFull head £70\n\nCUTS\nDry cut £28\nWash and cut £35'))
      .business
    expect(services.map(({ name, group }) => `${group}: ${name}`)).toEqual([
      'Colour: Roots',
      'Colour: Full head',
      'Cuts: Dry cut',
      'Cuts: Wash and cut',
    ])
  })

  it.each([
    'Not sharpening: saw chains, hair clippers',
    'What we don’t do: roofs, gutters',
    'Keine Maniküre, keine Massage',
  ])('exclude those that %j rules out', async (refusal) => {
    expect(await servicesOf(`We sharpen knives £8 and scissors £6. ${refusal}.`)).toEqual(
      await servicesOf('We sharpen knives £8 and scissors £6.'),
    )
  })

  it('become a question if they have two prices', async () => {
    const { business, rows } = await read('Cut £28. Beard trim £12. Cut £32.')
    expect(business.services.map(({ name }) => name)).toEqual(['Beard trim'])
    expect(rows.find(({ key }) => key === 'service:cut')).toMatchObject({ value: { name: 'Cut' }, isSure: false })
  })

  it('exclude those that the owner rules out', async () => {
    const { services, terms } = (await read('Plumber. Boiler repairs and leak repairs. No gas work.')).business
    expect(services.map(({ name }) => name)).toEqual(['Boiler repairs', 'Leak repairs'])
    expect(terms).toMatchObject([{ kind: 'Excluded', text: 'No gas work' }])
  })
})

describe('a price without a service', () => {
  it('becomes the rate of the business', async () => {
    const { rate, services } = (await read('Electrician. Rewires, fuse boards, EV chargers. £48 an hour.')).business
    expect(rate).toMatchObject({ amount: 48, currency: 'GBP', unit: 'an hour' })
    expect(services.map(({ price }) => price)).toEqual([null, null, null])
  })
})

describe('people', () => {
  it('get their own role and credential each', async () => {
    const { people } = (
      await read('Run by Dr Priya Raman (psychologist, HCPC registered) and Tom Hale (counsellor, BACP registered).')
    ).business
    expect(people).toMatchObject([
      { name: 'Dr Priya Raman', role: 'psychologist', about: 'HCPC registered' },
      { name: 'Tom Hale', role: 'counsellor', about: 'BACP registered' },
    ])
  })
})

describe('every fact', () => {
  it('keeps the owner’s words', async () => {
    const { services, areas, since, rate, hours } = (
      await read('Since 1998. We cover York and Selby. Full groom £45. Open Mon to Fri 9-5.')
    ).business
    expect(since?.quote).toBe('Since 1998')
    expect(areas.map(({ quote }) => quote)).toEqual(['York', 'Selby'])
    expect(services.map(({ quote, source }) => [quote, source])).toEqual([['Full groom £45', 'typed']])
    expect([rate, hours.quote]).toEqual([null, 'Open Mon to Fri 9-5'])
  })
})

describe('an uncertain fact', () => {
  const activities = 'Cut £28. Beard trim £12. Cut £32.'

  it('counts once the owner confirms it', async () => {
    const corrections = [{ act: 'confirm' as const, key: 'service:cut', quote: 'Cut £28. Beard trim £12. Cut £32' }]
    const { business } = await read(activities, { corrections })
    expect(business.services.map(({ name, quote }) => [name, quote?.slice(0, 7)])).toEqual([
      ['Cut', 'Cut £28'],
      ['Beard trim', 'Beard t'],
    ])
  })

  it('disappears once the owner removes it', async () => {
    const corrections = [{ act: 'remove' as const, key: 'service:cut', quote: '' }]
    expect((await read(activities, { corrections })).business.services.map(({ name }) => name)).toEqual(['Beard trim'])
  })
})

describe('a short text', () => {
  it.each([
    ['Yoga studio', 'GB', 'en-GB'],
    ['Coupe 40.-', 'CH', 'fr-CH'],
    ['Haare schneiden', 'AT', 'de-AT'],
  ])('%j in %s is read in a language of the country', async (text, country, language) => {
    expect((await read(text, { place: { ...leeds, country } })).language).toBe(language)
  })
})

describe('languages without examples', () => {
  it('still get services before their prices', async () => {
    expect(await servicesOf('カット4,000円、カラー6,000円', { place: { ...leeds, country: 'JP' } })).toHaveLength(2)
    expect(await servicesOf('Klippning 450 kr, färg 900 kr', { place: { ...leeds, country: 'SE' } })).toHaveLength(2)
  })
})

describe('a number', () => {
  it.each([
    ['We started after the 08 flood wrecked the house.', null],
    ['Team: Jonas, Tim und seit 2023 Azubi Levin.', null],
    ['Sash windows repaired since 1998.', 1998],
  ])('becomes the founding year only in context: %j', async (text, year) => {
    expect((await read(text)).business.since?.year ?? null).toBe(year)
  })

  it('neither ends a sentence nor becomes opening hours in a date', async () => {
    const text = 'Wichtig: vom 1. März bis 30. September keine Hecken auf den Stock. Danach gern.'
    const { sentences, hours } = (await read(text, { place: { ...leeds, country: 'DE' } })).business
    expect(sentences.map((one) => one.text)).toEqual([text.slice(0, -13), 'Danach gern.'])
    expect(hours.note).toBe('')
  })
})

describe('a price for the whole business’s time', () => {
  it.each([
    ['Electrician. Rates £48/hr. Rewires, fuse boards.', '£48/hr', ['Rewires', 'Fuse boards']],
    ['Handyman. Price £30 an hour.', '£30 an hour', []],
  ])('names no service: %j', async (text, price, services) => {
    const { rate } = (await read(text)).business
    expect(rate && formatPrice(rate, 'en-GB')).toBe(price)
    expect(await servicesOf(text)).toEqual(services)
  })

  it.each([
    ['Childminder. £6.50 an hour.', ['hours', 'phone', 'experience']],
    ['Bistro. Dinner Wed–Sun 5:30pm–10pm. Set menu £30.', ['phone', 'experience']],
  ])('leaves only open questions: %j', async (text, missing) => {
    expect((await read(text)).missing).toEqual(missing)
  })
})
