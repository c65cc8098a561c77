import { expect, it } from 'vitest'
import { readServices } from '../../worker/creation/facts/read-services.ts'

const inPounds = { country: 'GB', language: 'en-GB', currency: 'GBP' }
const list = `Acupuncture add-on (+£15)
Gait analysis ..... £85
Kids under 12: 30
Nail art +£5
We opened with £500 in 2009 and a lot of hope`

it('readServices reads lines of a name and its price, in order', async () => {
  const { services, unread } = await readServices(list, inPounds)
  expect(services.map(({ name, price, priceWords }) => [name, price?.amount ?? priceWords])).toEqual([
    ['Acupuncture add-on', '+£15'],
    ['Gait analysis', 85],
    ['Kids under 12', 30],
    ['Nail art', '+£5'],
  ])
  expect(unread).toHaveLength(1)
})

it('readServices distinguishes a year from a price', async () => {
  expect((await readServices('Gait analysis £85\nOpen since: 1998', inPounds)).services).toHaveLength(1)
})
