import { describe, expect, it } from 'vitest'
import { reviewsOf } from '../../../../worker/creation/import/import-page.ts'
import { factsOf } from '../../../../worker/creation/import/page-facts.ts'
import { businessesIn } from '../../../../worker/creation/import/structured-data.ts'

const factsIn = (data: unknown, links: string[] = []) => factsOf(businessesIn([JSON.stringify(data)]), links)

it.each<[string, unknown]>([
  ['alone', { '@type': 'Plumber', telephone: '020 7946 0000' }],
  ['in a list', [{ '@type': 'WebSite' }, { '@type': 'Plumber', telephone: '020 7946 0000' }]],
  ['in a graph', { '@graph': [{ '@type': 'https://schema.org/Plumber', telephone: '020 7946 0000' }] }],
  ['of a page', { '@type': 'WebPage', mainEntity: { '@type': ['Thing', 'Plumber'], telephone: '020 7946 0000' } }],
  [
    'before an organization',
    [
      { '@type': 'Organization', name: 'X' },
      { '@type': 'LocalBusiness', telephone: '020 7946 0000' },
    ],
  ],
])('finds a business %s', (_where, data) => {
  expect(factsIn(data).phones).toMatchObject([{ number: '020 7946 0000', source: 'imported' }])
})

it('keeps to the business', () => {
  const people = ['Person', 'Event', 'JobPosting', 'WebSite', 'Product'].map((type) => ({
    '@type': type,
    telephone: '020 7946 0001',
  }))
  expect(factsIn(people).phones).toEqual([])
})

it.each<[unknown, string]>([
  ['1 High Street\nLeeds  LS1', '1 High Street\nLeeds LS1'],
  [
    { streetAddress: '1 High Street', addressLocality: 'Leeds', postalCode: 'LS1', addressCountry: 'GB' },
    '1 High Street\nLeeds LS1',
  ],
  [
    { addressLocality: 'Porto', addressRegion: 'Norte', addressCountry: { name: 'Portugal' } },
    'Porto, Norte\nPortugal',
  ],
  [[{ streetAddress: 'Rua 1' }, { streetAddress: 'Rua 2' }], 'Rua 1'],
  [{ streetAddress: 7 }, ''],
  [null, ''],
])('address %j is %j', (address, said) => {
  expect(factsIn({ '@type': 'Bakery', telephone: '1', address }).address.text).toBe(said)
})

it.each([
  ['tel:+44%20113%20496%200123', '+44 113 496 0123'],
  ['TEL:(0113) 496-0123;ext=4', '(0113) 496-0123'],
  ['tel:', ''],
  ['tel:12', ''],
  ['tel:%E0%A4%A', ''],
  [`tel:${'1'.repeat(30)}`, ''],
])('%s is the number %j', (link, phone) => {
  expect(factsIn({}, [link]).phones[0]?.number ?? '').toBe(phone)
})

it.each([
  ['mailto:Ana@Example.com?subject=Hello', 'ana@example.com'],
  ['mailto:a@b@example.com', ''],
  ['mailto:?subject=Look', ''],
  [`mailto:${'a'.repeat(70)}@example.com`, ''],
  ['mailto:ana@localhost', ''],
])('%s is the e-mail %j', (link, email) => {
  expect(factsIn({}, [link]).emails[0]?.address ?? '').toBe(email)
})

it('takes one profile for each network, and nothing that shares', () => {
  const links = [
    'https://www.facebook.com/sharer/sharer.php?u=x',
    'https://twitter.com/intent/tweet?text=x',
    'https://www.instagram.com/',
    'https://www.instagram.com/p/abc',
    'https://www.instagram.com/fade',
    'https://instagram.com/other',
    'javascript:https://x.com/fade',
    '/x.com/fade',
    'https://x.com/fade',
    'https://notx.com/fade',
  ]
  const { links: profiles } = factsIn({ '@type': 'Organization', sameAs: 'https://www.yelp.com/biz/fade' }, links)
  expect(profiles.map(({ url }) => url)).toEqual([
    'https://www.yelp.com/biz/fade',
    'https://www.instagram.com/fade',
    'https://x.com/fade',
  ])
})

it('leaves out anything but linked data', () => {
  expect(
    businessesIn(['', '{', '[', 'null', '7', '"text"', '[[[[[[[[[{"telephone":"1"}]]]]]]]]]', '['.repeat(100_000)]),
  ).toEqual([])
})

const salon = (fields: object) => factsIn({ '@type': 'HairSalon', telephone: '1', ...fields })

describe('what linked data says of a business', () => {
  const gbp = (price: unknown) => ({ price, priceCurrency: 'GBP' })

  it('has its services with the prices it gives', () => {
    const { services } = salon({
      hasOfferCatalog: {
        itemListElement: [
          {
            '@type': 'Offer',
            ...gbp('28.00'),
            itemOffered: { '@type': 'Service', name: 'Cut', description: 'Wash included.' },
          },
          {
            '@type': 'OfferCatalog',
            name: 'Color',
            itemListElement: [{ ...gbp(60), itemOffered: { name: 'Highlights' } }],
          },
          { '@type': 'Offer', ...gbp('ask us'), itemOffered: { name: 'Wedding hair' } },
          { '@type': 'Offer', ...gbp('10') },
          'nonsense',
        ],
      },
      makesOffer: { name: 'Cut', offers: gbp(99) },
    })
    expect(services).toMatchObject([
      { name: 'Cut', note: 'Wash included.', price: { amount: 28, currency: 'GBP' }, source: 'imported' },
      { name: 'Highlights', group: 'Color', price: { amount: 60, currency: 'GBP' } },
      { name: 'Wedding hair', price: null },
    ])
  })

  it('has the dishes of its menu under their headings', () => {
    const { services } = salon({
      hasMenu: {
        hasMenuSection: [
          { name: 'Starters', hasMenuItem: [{ name: 'Soup', offers: { price: '6.5', priceCurrency: 'EUR' } }] },
          {
            name: 'Mains',
            hasMenuItem: { name: 'Stew', description: 'With bread.', offers: [{ price: 14, priceCurrency: 'EUR' }] },
          },
        ],
      },
    })
    expect(services).toMatchObject([
      { name: 'Soup', group: 'Starters', price: { amount: 6.5, currency: 'EUR' } },
      { name: 'Stew', group: 'Mains', note: 'With bread.', price: { amount: 14 } },
    ])
  })

  it('has its people, areas and founding year', () => {
    const facts = salon({
      founder: { '@type': 'Person', name: 'Rosa Lindt', jobTitle: 'Stylist' },
      employee: [{ name: 'rosa lindt' }, { name: 'Ben Ode' }, { name: 7 }],
      areaServed: ['Leeds', { name: 'Otley' }, 'Leeds'],
      foundingDate: '2009-05',
    })
    expect(facts.people.map(({ name, role }) => [name, role])).toEqual([
      ['Rosa Lindt', 'Stylist'],
      ['Ben Ode', ''],
    ])
    expect(facts.areas.map(({ name }) => name)).toEqual(['Leeds', 'Otley'])
    expect(facts.since).toMatchObject({ year: 2009, source: 'imported' })
  })

  it('is bounded, however deep and long it is', () => {
    let catalog: object = { name: 'Deep', offers: gbp(1) }
    for (let depth = 0; depth < 50; depth += 1) catalog = { name: `Level ${depth}`, itemListElement: [catalog] }
    const many = Array.from({ length: 5000 }, (_, index) => ({ name: `Service ${index}`, offers: gbp(index) }))
    expect(salon({ hasOfferCatalog: catalog }).services).toEqual([])
    expect(salon({ makesOffer: many }).services).toHaveLength(40)
  })
})

describe('reviews in linked data', () => {
  it('are imported with their authors, each once, and only if both exist', () => {
    const review = { '@type': 'Review', reviewBody: 'On time and tidy.', author: { name: 'Jo P.' } }
    const others = [
      { ...review, author: 'Kim' },
      { reviewBody: 'Nobody said this.' },
      { reviewBody: 'x'.repeat(700), author: 'Kim' },
    ]
    const script = JSON.stringify({ '@type': 'Plumber', telephone: '1', review: [review, ...others] })
    expect(reviewsOf([script, script])).toEqual([{ text: 'On time and tidy.', author: 'Jo P.' }])
  })
})
