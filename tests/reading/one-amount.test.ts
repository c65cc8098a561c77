import { describe, expect, it } from 'vitest'
import { readFacts } from '../../worker/creation/facts/read-facts.ts'

const pricesIn = async (activities: string, country = 'US') => {
  const place = { town: '', region: '', country, latitude: 0, longitude: 0 }
  const { business } = await readFacts({ activities, location: '', place })
  return business.services
    .filter(({ price }) => price !== null)
    .map(({ name, variant, price }) => [name, variant, price?.amount].filter((part) => part !== '').join(' '))
}

describe('a row of a service', () => {
  it.each([
    ['gutters cleaned. 1 story 120 2 story 180, no new gutters', ['1 story 120', '2 story 180']],
    ['Private lesson $85, two people $60 each', ['Private lesson 85', 'Private lesson two people 60']],
    ['$9 a night for one bun or bonded pair $12', []],
  ])('contains one amount, or doesn’t exist: %s', async (text, rows) => expect(await pricesIn(text)).toEqual(rows))
})

it('profiles and payment methods next to a number are read too', async () => {
  const { business } = await readFacts({
    ...{ activities: 'Dog walks.', location: 'Leeds' },
    contact: '07700 900123 cash or paypal, insta @muddy.mutts',
  })
  expect(business.links.map(({ url }) => url)).toEqual(['https://instagram.com/muddy.mutts'])
  expect(business.terms.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(['Payment: Cash or paypal'])
})
