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
])('a service with a more exact price has one row: %s', async (text, expected) =>
  expect(await servicesIn(text)).toEqual(expected),
)

it('a price or a complete list prevents questions', async () => {
  const activities =
    "I'm Ines Quillon, I tune and repair pianos in Bristol, Bath and Clevedon since 2009. Tuning £75. Repairs £55 an hour. Sticking keys, broken strings, regulation."
  const { rows } = await readFacts({ activities, location: 'Bristol', year: 2026 })
  expect(rows.filter(({ isSure }) => !isSure)).toEqual([])
  expect(rows.flatMap(({ kind, value }) => (kind === 'service' ? [value.name] : []))).toEqual([
    'Tuning',
    'Repairs',
    'Sticking keys',
    'Broken strings',
    'Regulation',
  ])
})

it('a role ends before a name, and an adjective becomes no audience', async () => {
  const activities =
    "Dog grooming in Galway for small and nervous dogs. Full groom €55. I'm Aoife, groomer for 11 years, City & Guilds level 3."
  const { business } = await readFacts({ activities, location: 'Galway', year: 2026 })
  expect(business.people.map(({ name, role }) => [name, role])).toEqual([['Aoife', 'groomer for 11 years']])
  expect(business.audience.map(({ text }) => text)).toEqual(['Small and nervous dogs'])
})

it('items of one list remain separate: "Haircut" and "Kids haircut"', async () =>
  expect((await servicesIn('Haircuts, kids haircut £12, beard trim £8.')).length).toBe(3))

it.each([
  ['Ruth Ashby and my daughter Nell, sweeping chimneys in Hexham since 2006.', 2006],
  ['Chimney sweeps. Anna joined in 2019.', null],
])('a year after two people is their business’s founding year: %s', async (activities, year) =>
  expect((await readFacts({ activities, location: 'Hexham', year: 2026 })).business.since?.year ?? null).toBe(year),
)
