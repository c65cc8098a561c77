import { describe, expect, it } from 'vitest'
import { readFacts } from '../../worker/creation/facts/read-facts.ts'

const pricesIn = async (activities: string, country = 'US') => {
  const place = { town: '', region: '', country, latitude: 0, longitude: 0 }
  const { business } = await readFacts({ activities, location: '', place })
  return business.services
    .filter(({ price }) => price !== null)
    .map(({ name, variant, price }) => [name, variant, price?.amount].filter((part) => part !== '').join(' '))
}

describe('A clause of several amounts', () => {
  it.each([
    ['gutters cleaned. 1 story 120 2 story 180, no new gutters', ['1 story 120', '2 story 180']],
    ['tune up push mower 65 rider 120 trimmer 45, parts extra', ['Tune up push mower 65', 'Rider 120', 'Trimmer 45']],
    ['wash small 45 med 55 large 70, no cats', ['Wash small 45', 'Wash med 55', 'Wash large 70']],
  ])('is a row for each, in one order: %s', async (text, rows) => expect(await pricesIn(text)).toEqual(rows))

  it.each(['Sweep is 70 for open fire 80 for a stove, second one 50', '$9 a night for one bun or bonded pair $12'])(
    'is no row where something is left over: %s',
    async (text) => expect(await pricesIn(text)).toEqual([]),
  )
})

it('Reads profiles and means of payment beside a number', async () => {
  const { business } = await readFacts({
    ...{ activities: 'Dog walks.', location: 'Leeds' },
    contact: '07700 900123 cash or paypal, insta @muddy.mutts',
  })
  expect(business.links.map(({ url }) => url)).toEqual(['https://instagram.com/muddy.mutts'])
  expect(business.terms.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(['Payment: Cash or paypal'])
})
