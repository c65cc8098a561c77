import { expect, it } from 'vitest'
import { readFacts } from '../../worker/creation/facts/read-facts.ts'

const read = async (activities: string, { location = 'Leeds', contact = '' } = {}) =>
  (await readFacts({ activities, location, contact, year: 2026 })).business

it.each([
  ['Breast feeding consultant. I was a midwife 11 years before. Home visits £80.', null],
  ['Two of us tree men. Mick did 22 yrs council parks. I do the climbing.', null],
  ['Joiner. After 16 years in the police I retrained. Doors hung £60.', null],
  ['Ich war 15 Jahre Krankenschwester, jetzt mache ich Fußpflege.', null],
  ['I have been cutting hair for 17 years. Cuts £15.', 17],
  ['With 20 years experience as an electrician I do rewires.', 20],
])('Only the years in this trade count: %s', async (said, years) =>
  expect((await read(said)).since?.years ?? null).toBe(years),
)

it.each([
  ['Ich flechte Stühle neu: Wiener Geflecht, Binsen. Keine Polster.', []],
  ['Reinigung von Leder, Alcantara und Samt.', []],
  [
    'Zaunbau aus Lärche, Robinie und Douglasie. Wir kommen nach Fulda, Hünfeld und Petersberg.',
    ['Fulda', 'Hünfeld', 'Petersberg'],
  ],
])('In German, a capital makes no place: %s', async (said, areas) => {
  const { areas: found, people } = await read(said, { location: 'Fulda' })
  expect(found.map(({ name }) => name)).toEqual(areas)
  expect(people).toEqual([])
})

it.each([
  ['Mon to thurs 9.30-3, tues evenings as well.', 'Tuesday'],
  ['Schuhreparatur. Geöffnet Mi u. Fr 14-18, Sa. 9-12.', 'Wednesday'],
])('Hours keep each of their days: %s', async (said, day) =>
  expect((await read(said)).hours.periods.flatMap(({ days }) => days)).toContain(day),
)

it.each([
  'Boat blacking. wash, 2 coats and anodes checked £14 a foot.',
  'Oven cleaning. racks, door glass and seals done £14 an oven.',
])('A price by a unit belongs to the whole job: %s', async (said) => {
  const { rate, services } = await read(said)
  expect(rate?.amount).toBe(14)
  expect(services.every(({ price }) => price === null)).toBe(true)
})

it.each([
  ['Taller de costura. whats +52 222 555 0168', '', ['WhatsApp']],
  ['Guitar lessons', 'call or txt 07700 900123', ['Phone']],
  ['Fahrradreparatur', 'WhatsApp/SMS 07700 900123', ['Phone', 'WhatsApp']],
])('A phone is what its owner calls it: %s %s', async (said, contact, kinds) =>
  expect((await read(said, { contact })).phones.map(({ kind }) => kind)).toEqual(kinds),
)

it('Payment, denials and origins are no services and no people', async () => {
  const { services, people } = await read('Sicilian home cooking. Arancini £6. Tap n go. Pizza, bread no.')
  expect(services.map(({ name }) => name)).not.toContain('Tap n go')
  expect(services.map(({ name }) => name)).not.toContain('Bread')
  expect(people).toEqual([])
})

it('An address that its owner wants to keep off the page is no fact', async () => {
  const location = '14 Mill Lane, Leeds LS6 2AB'
  const hidden = await read("Clock repairs. don't put my address on it.", { location })
  expect([hidden.address.text, hidden.location]).toEqual(['', 'Leeds'])
  expect((await read("Clock repairs. Don't park on the street.", { location })).address.text).toBe(location)
})
