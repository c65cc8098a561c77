import { describe, expect, it } from 'vitest'
import type { Business } from '../../../../renderer/document/business.ts'
import { bicycles, groomer, madeFrom, newWebsite } from '../../../harness/workers/creation/old-websites.ts'

const groomerAnswers = {
  businessName: 'Harbour Lane Dog Grooming',
  businessActivities: 'Dog grooming',
  businessLocation: 'Whitby',
}
const bicyclesAnswers = {
  businessName: 'Speichenwerk',
  businessActivities: 'Fahrradwerkstatt',
  businessLocation: 'Freiburg',
}

/** 'Group: Name (variant), 45 min, from 58 GBP' */
const pricesOf = ({ services }: Business) =>
  services.map(({ group, name, variant, duration, price }) =>
    [
      `${group && `${group}: `}${name}${variant && ` (${variant})`}`,
      duration,
      price && `${price.from ? 'from ' : ''}${price.amount} ${price.currency}`,
    ]
      .filter(Boolean)
      .join(', '),
  )

const peopleOf = ({ people }: Business) => people.map(({ name, role }) => `${name}, ${role}`)
const termsOf = ({ terms }: Business) => terms.map(({ kind, text }) => `${kind}: ${text}`)
const sourcesOf = ({ services, people, areas, credentials, phones, emails, terms }: Business) =>
  new Set([services, people, areas, credentials, phones, emails, terms].flat().map(({ source }) => source))

describe('importing an old website of five pages', () => {
  it('turns an English website into facts of the right kinds', async () => {
    const website = await newWebsite(groomer)
    const { business, document, reviews } = await madeFrom(website, groomerAnswers)
    expect(pricesOf(business)).toEqual([
      'Grooming: Full groom (Small dog), 38 GBP',
      'Grooming: Full groom (Medium dog), 46 GBP',
      'Grooming: Full groom (Large dog), from 58 GBP',
      'Grooming: Bath and brush (Small dog), 25 GBP',
      'Grooming: Bath and brush (Medium dog), 32 GBP',
      'Grooming: Bath and brush (Large dog), 40 GBP',
      'Hand stripping: Rolling coat (Small dog), 45 GBP',
      'Hand stripping: Rolling coat (Medium dog), 55 GBP',
      'Hand stripping: Rolling coat (Large dog), 70 GBP',
      'Extras: Nail clip, 15 min, 12 GBP',
      'Extras: Teeth cleaning, 20 min, 15.5 GBP',
      'Extras: De-shedding treatment, 45 min, 24 GBP',
      'Puppy introductions',
    ])
    expect(business.services[11]?.note).toBe('not for double coats in summer')
    expect(peopleOf(business)).toEqual(['Joanne Hartley, Owner and head groomer', 'Tom Beckett, Groomer and bather'])
    expect(business.hours.periods).toEqual([
      { days: ['Tuesday', 'Wednesday', 'Friday'], opens: '08:30', closes: '17:00' },
      { days: ['Thursday'], opens: '08:30', closes: '18:30' },
      { days: ['Saturday'], opens: '09:00', closes: '13:00' },
    ])
    expect(termsOf(business)).toEqual([
      'Deposit: £10 deposit with your first booking',
      'Other: All prices include VAT',
      "Cancellation: Give us 24 hours' notice if you need to cancel",
      'Payment: Cash and cards',
    ])
    expect(business.areas.map(({ name }) => name)).toEqual(['Sandsend', 'Sleights', "Robin Hood's Bay"])
    expect(business.credentials.map(({ name }) => name)).toEqual([
      'City & Guilds Level 3',
      'fully insured',
      'pet first aid trained',
    ])
    expect(business.since).toMatchObject({ year: 2011, source: 'imported', quote: 'since 2011' })
    expect(business.address).toMatchObject({ text: '4 Harbour Lane\nWhitby YO21 1DN', source: 'imported' })
    expect(business.phones).toMatchObject([{ number: '01947 555 014', kind: 'Phone' }])
    expect(business.emails).toMatchObject([{ address: 'hello@harbourlanedogs.example' }])
    expect(sourcesOf(business)).toEqual(new Set(['imported']))
    expect(business.people[0]?.quote).toMatch(/^Joanne Hartley, Owner and head groomer/)
    expect(business.services[2]?.quote).toContain('from £58')
    expect(reviews).toMatchObject([
      {
        author: 'Priya Nair',
        text: 'My nervous whippet Otis walks in with his tail up now. Cannot recommend them enough.',
      },
      {
        author: 'Geoff Whitlock',
        text: 'Joanne hand stripped our border terrier and he looks like a show dog. We paid £45 and it was worth every penny. Dr Alan Moss next door is jealous.',
      },
    ])
    expect(JSON.stringify(document)).not.toMatch(/whippet Otis|Whitlock|your preferences|Bonfire|Pixel Gull/)
    const paths = (await website.seen()).map(({ path }) => path)
    expect(paths.filter((path) => !/\.(jpg|png)$/.test(path)).toSorted()).toEqual(Object.keys(groomer).toSorted())
  })

  it('turns a German website without linked data and tables into facts of the right kinds', async () => {
    const { business, document, reviews } = await madeFrom(await newWebsite(bicycles), bicyclesAnswers)
    expect(pricesOf(business)).toEqual([
      'Inspektion: Kleine Inspektion, 49 EUR',
      'Inspektion: Große Inspektion, 95 EUR',
      'Inspektion: Inspektion E-Bike, from 120 EUR',
      'Reparaturen: Schlauch wechseln vorn, 15 EUR',
      'Reparaturen: Schlauch wechseln hinten, 19.5 EUR',
      'Reparaturen: Bremsbeläge tauschen, 22 EUR',
      'Reparaturen: Kette und Ritzel erneuern, 45 EUR',
      'Laufradbau: Laufrad zentrieren, 18 EUR',
      'Laufradbau: Laufrad einspeichen, 60 EUR',
    ])
    expect(peopleOf(business)).toEqual([
      'Jonas Riedel, Zweiradmechanikermeister und Inhaber',
      'Aylin Demir, Laufradbauerin',
    ])
    expect(business.hours).toMatchObject({
      periods: [
        { days: ['Monday', 'Tuesday', 'Thursday', 'Friday'], opens: '10:00', closes: '18:30' },
        { days: ['Wednesday'], opens: '14:00', closes: '18:30' },
        { days: ['Saturday'], opens: '10:00', closes: '14:00' },
      ],
      closed: ['Sunday'],
    })
    expect(termsOf(business)).toEqual([
      'Deposit: Bei bestellten Teilen bitten wir um eine Anzahlung von 30 %',
      'Other: Alle Preise inklusive 19 % MwSt',
    ])
    expect(business.areas.map(({ name }) => name)).toEqual(['Freiburg', 'Merzhausen'])
    expect(business.credentials.map(({ name }) => name)).toEqual(['Mitglied der Handwerkskammer Freiburg'])
    expect(business.since?.year).toBe(2008)
    expect(business.address.text).toBe('Merzhauser Straße 118\n79100 Freiburg')
    expect(business.phones.map(({ number }) => number)).toEqual(['0761 555 0148'])
    expect(business.emails.map(({ address }) => address)).toEqual(['werkstatt@speichenwerk.example'])
    expect(sourcesOf(business)).toEqual(new Set(['imported']))
    expect(reviews.map(({ author, text }) => `${author}: ${text}`)).toEqual([
      'Miriam L.: Abends gebracht, am nächsten Tag wieder gefahren.',
      'Miriam L., Freiburg: Mein altes Rennrad läuft wie neu. Sehr faire Preise, und Jonas erklärt alles.',
      'Stefan Brandt, Merzhausen: Schnell, freundlich, ehrlich. Die Inspektion für 49 € ist jeden Cent wert.',
    ])
    expect(JSON.stringify(document)).not.toMatch(/Rennrad läuft|Brandt|Nutzung zu verbessern|Nordlicht/)
  })

  it('prefers the facts that the owner types', async () => {
    const businessActivities =
      'Dog grooming. Full groom (small dog) £41. Call 01947 555 999. Open Monday to Friday 9am to 5pm.'
    const { business } = await madeFrom(await newWebsite(groomer), { ...groomerAnswers, businessActivities })
    expect(business.phones.map(({ number, source }) => [number, source])).toEqual([['01947 555 999', 'typed']])
    expect(business.hours).toMatchObject({ periods: [{ opens: '09:00', closes: '17:00' }], source: 'typed' })
    expect(business.services[0]).toMatchObject({ price: { amount: 41 }, source: 'typed' })
    expect(business.people).toHaveLength(2)
  })

  it('reads a website in another language than the owner’s', async () => {
    const businessActivities = 'Wir pflegen Hunde jeder Rasse mit viel Ruhe und Geduld.'
    const { business } = await madeFrom(await newWebsite(groomer), { ...groomerAnswers, businessActivities })
    expect(pricesOf(business)).toContain('Extras: Nail clip, 15 min, 12 GBP')
    expect(peopleOf(business)).toHaveLength(2)
    expect(business.phones).toHaveLength(1)
  })
})
