import { expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { mergeFacts } from '../../../worker/creation/facts/merge-facts.ts'

const typed = business.parse({
  activities: 'Cuts £28',
  location: 'Totnes',
  phones: [{ id: 'phone-1', number: '01803 000 111' }],
  services: [
    { id: 'service-1', name: 'Cut', price: { amount: 28, currency: 'GBP' } },
    { id: 'service-2', name: 'Shave' },
  ],
  hours: { note: 'Closed in August' },
  sentences: [{ id: 'sentence-1', text: 'I cut hair.' }],
})
const imported = business.parse({
  activities: 'never',
  phones: [{ id: 'phone-1', number: '020 7946 0000', source: 'imported' }],
  emails: [{ id: 'email-1', address: 'a@b.example', source: 'imported' }],
  services: [
    { id: 'service-1', name: ' cut ', price: { amount: 99, currency: 'GBP' }, duration: '30 min', source: 'imported' },
    { id: 'service-2', name: 'Shave', price: { amount: 20, currency: 'GBP' }, source: 'imported' },
    { id: 'service-1-2', name: 'Beard', source: 'imported' },
  ],
  hours: { byAppointment: true, source: 'imported' },
  since: { year: 2009, source: 'imported' },
  address: { text: '1 High Street', source: 'imported' },
  sentences: [
    { id: 'sentence-1', text: 'I cut  hair.', source: 'imported' },
    { id: 'sentence-2', text: 'Dogs are welcome.', source: 'imported' },
  ],
})

it('lets what was typed win, and fills in what it leaves open', () => {
  const merged = mergeFacts(typed, imported)
  expect(merged).toMatchObject({ activities: 'Cuts £28', location: 'Totnes' })
  expect(merged.phones).toEqual(typed.phones)
  expect(merged.hours).toEqual(typed.hours)
  expect(merged.emails).toEqual(imported.emails)
  expect(merged.since).toEqual(imported.since)
  expect(merged.address).toEqual(imported.address)
  expect(merged.services).toMatchObject([
    { id: 'service-1', name: 'Cut', price: { amount: 28 }, duration: '30 min', source: 'typed' },
    { id: 'service-2', name: 'Shave', price: { amount: 20 }, source: 'typed' },
    { name: 'Beard', source: 'imported' },
  ])
  expect(merged.sentences.map(({ text }) => text)).toEqual(['I cut hair.', 'Dogs are welcome.'])
})

it('gives no two facts of a list the same id', () => {
  const { services, sentences } = mergeFacts(typed, imported)
  for (const list of [services, sentences]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
})

it('keeps to the limits of a business', () => {
  const many = (count: number) =>
    business.parse({
      services: Array.from({ length: count }, (_, index) => ({ id: `s-${index}`, name: `Service ${count} ${index}` })),
    })
  expect(mergeFacts(many(40), many(39)).services).toHaveLength(40)
})

it('changes nothing where the second says nothing', () => {
  expect(mergeFacts(typed, business.parse({}))).toEqual(typed)
})

it('gives a credential the number that only the other source has, and keeps two numbers apart', () => {
  const credentials = (...numbers: string[]) =>
    business.parse({
      credentials: numbers.map((number, at) => ({
        id: `c-${at}`,
        kind: 'License',
        name: 'Gas Safe registered',
        number,
      })),
    })
  const numbersOf = (one: string[], other: string[]) =>
    mergeFacts(credentials(...one), credentials(...other)).credentials.map(({ number }) => number)
  expect(numbersOf([''], ['123456'])).toEqual(['123456'])
  expect(numbersOf(['123456'], [''])).toEqual(['123456'])
  expect(numbersOf(['123456'], ['654321'])).toEqual(['123456', '654321'])
})

it('takes both lengths of an imported service', () => {
  const massage = business.parse({
    services: [30, 60].map((minutes) => ({ id: `m-${minutes}`, name: 'Massage', duration: `${minutes} min` })),
  })
  expect(mergeFacts(typed, massage).services.map(({ duration }) => duration)).toEqual(['', '', '30 min', '60 min'])
})
