import { expect, it } from 'vitest'
import { readFacts } from '../../worker/creation/facts/read-facts.ts'

const servicesIn = async (activities: string) =>
  (await readFacts({ activities, location: 'Kendal', year: 2026 })).business.services.map(({ name, price }) => [
    name,
    price?.amount,
  ])

it.each([
  [
    'Fencing and gates in Kendal. Closeboard fencing £48 a metre, field gates £220.',
    [
      ['Closeboard fencing', 48],
      ['Field gates', 220],
    ],
  ],
  ['We are sweeping chimneys in Kendal. Chimney sweep £60.', [['Chimney sweep', 60]]],
])('A service that a price names more exactly has one row: %s', async (said, expected) =>
  expect(await servicesIn(said)).toEqual(expected),
)

it('Items of one list stay apart: "Haircut" beside "Kids haircut"', async () =>
  expect((await servicesIn('Haircuts, kids haircut £12, beard trim £8.')).length).toBe(3))

it.each([
  ['Ruth Ashby and my daughter Nell, sweeping chimneys in Hexham since 2006.', 2006],
  ['Chimney sweeps. Anna joined in 2019.', null],
])('A year behind two people is when their business began: %s', async (activities, year) =>
  expect((await readFacts({ activities, location: 'Hexham', year: 2026 })).business.since?.year ?? null).toBe(year),
)
