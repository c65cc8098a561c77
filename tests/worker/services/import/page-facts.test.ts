import { expect, it } from 'vitest'
import { factsOf } from '../../../../worker/services/import/page-facts.ts'
import { businessesIn } from '../../../../worker/services/import/structured-data.ts'

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
  expect(factsIn(data).phone).toBe('020 7946 0000')
})

it('keeps to the business', () => {
  const people = ['Person', 'Event', 'JobPosting', 'WebSite', 'Product'].map((type) => ({
    '@type': type,
    telephone: '020 7946 0001',
  }))
  expect(factsIn(people).phone).toBe('')
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
  expect(factsIn({ '@type': 'Bakery', telephone: '1', address }).address).toBe(said)
})

it.each([
  ['tel:+44%20113%20496%200123', '+44 113 496 0123'],
  ['TEL:(0113) 496-0123;ext=4', '(0113) 496-0123'],
  ['tel:', ''],
  ['tel:12', ''],
  ['tel:%E0%A4%A', ''],
  [`tel:${'1'.repeat(30)}`, ''],
])('%s is the number %j', (link, phone) => {
  expect(factsIn({}, [link]).phone).toBe(phone)
})

it.each([
  ['mailto:Ana@Example.com?subject=Hello', 'ana@example.com'],
  ['mailto:a@b@example.com', ''],
  ['mailto:?subject=Look', ''],
  [`mailto:${'a'.repeat(70)}@example.com`, ''],
  ['mailto:ana@localhost', ''],
])('%s is the e-mail %j', (link, email) => {
  expect(factsIn({}, [link]).email).toBe(email)
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
  expect(factsIn({ '@type': 'Organization', sameAs: 'https://www.yelp.com/biz/fade' }, links).socials).toEqual([
    { network: 'Yelp', url: 'https://www.yelp.com/biz/fade' },
    { network: 'Instagram', url: 'https://www.instagram.com/fade' },
    { network: 'Twitter', url: 'https://x.com/fade' },
  ])
})

it('leaves out what is no linked data', () => {
  expect(
    businessesIn(['', '{', '[', 'null', '7', '"text"', '[[[[[[[[[{"telephone":"1"}]]]]]]]]]', '['.repeat(100_000)]),
  ).toEqual([])
})
