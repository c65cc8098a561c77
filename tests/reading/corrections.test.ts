import { describe, expect, it } from 'vitest'
import { limits } from '../../renderer/document/fields/limits.ts'
import { type FactsAsked, readFacts } from '../../worker/creation/facts/read-facts.ts'
import { rowValues } from '../../worker/creation/facts/row-facts.ts'
import type { Correction } from '../../worker/creation/facts/schema.ts'

const leeds = { town: 'Leeds', region: '', country: 'GB', latitude: 53.8, longitude: -1.5 }
const read = (activities: string, more: Partial<FactsAsked> = {}) =>
  readFacts({ activities, location: 'Leeds', place: leeds, year: 2026, ...more })
const text = 'Hair salon. Cut £28, beard trim £15. We cover York and Selby. Open Mon to Fri 9-5.'
const pounds = (amount: number) => ({ amount, currency: 'GBP' })
const service = (name: string, more: object = {}) => ({
  kind: 'service' as const,
  value: rowValues.service.parse({ name, ...more }),
})
type Set = Extract<Correction, { act: 'set' }>
const set = (key: string, fact: Set['fact'], quote = ''): Set => ({ act: 'set', key, quote, fact })
const businessWith = async (corrections: Correction[], activities = text) =>
  (await read(activities, { corrections })).business
const namesOf = async (corrections: Correction[], activities = text) =>
  (await businessWith(corrections, activities)).services.map(({ name, price }) =>
    `${name} ${price?.amount ?? ''}`.trim(),
  )

describe('the owner’s corrections', () => {
  it('replace a value, and the contradicting sentence', async () => {
    const business = await businessWith([set('service:cut', service('Cut', { price: pounds(30) }), 'Cut £28')])
    expect(business.services).toMatchObject([
      { name: 'Cut', price: { amount: 30 }, source: 'typed' },
      { name: 'Beard trim', price: { amount: 15 }, quote: 'beard trim £15' },
    ])
    expect(business.services[0]).not.toHaveProperty('quote')
    expect(business.sentences.find(({ text: said }) => said.includes('£28'))).toMatchObject({ covered: true })
  })

  it('apply to a later reading of the same words under another key', async () => {
    const [row] = (await read('Cuts £28, beard trim £15')).rows
    const corrected = set('service:cut', service('Haircut', { price: pounds(30) }), row?.quote)
    expect(await namesOf([corrected], 'Cuts £28, beard trim £15')).toEqual(['Haircut 30', 'Beard trim 15'])
  })

  it('survive when the text loses the words', async () => {
    const corrected = set('service:cut', service('Haircut', { price: pounds(30) }), 'Cut £28')
    expect(await namesOf([corrected], 'Hair salon. Beard trim £15.')).toEqual(['Beard trim 15', 'Haircut 30'])
  })

  it('add rows, which gain details from the text later', async () => {
    expect(await namesOf([set('own:1', service('Balayage'))])).toEqual(['Cut 28', 'Beard trim 15', 'Balayage'])
    expect(await namesOf([set('own:1', service('Balayage'))], `${text} Balayage £90.`)).toEqual([
      ...['Cut 28', 'Beard trim 15', 'Balayage 90'],
    ])
  })

  it('move a row to another kind', async () => {
    const person = { kind: 'person' as const, value: { name: 'Selby', role: '', about: '' } }
    const business = await businessWith([set('area:selby', person, 'Selby')])
    expect(business.areas.map(({ name }) => name)).toEqual(['York'])
    expect(business.people.map(({ name }) => name)).toEqual(['Selby'])
  })

  it('replace the whole week', async () => {
    const value = rowValues.hours.parse({ periods: [{ days: ['Monday'], opens: '10:00', closes: '12:00' }] })
    const { hours } = await businessWith([set('hours', { kind: 'hours', value }, 'Open Mon to Fri 9-5')])
    expect(hours.periods).toEqual([{ days: ['Monday'], opens: '10:00', closes: '12:00' }])
  })

  it('give rows of the same name unique ids', async () => {
    const { services } = await businessWith([set('own:1', service('Perm')), set('own:2', service('Perm'))])
    expect(new Set(services.map(({ id }) => id)).size).toBe(4)
  })

  it('leave out rows beyond the list’s limit', async () => {
    const corrections = Array.from({ length: 50 }, (_, nth) => set(`own:${nth}`, service(`Cut ${nth}`)))
    expect((await businessWith(corrections)).services).toHaveLength(limits.services)
  })

  it('replace what the text says about an added row', async () => {
    const longerText = `${text} Balayage £90.`
    const edited = set('own:1', service('Balayage', { price: pounds(95) }), 'Balayage £90')
    expect(await namesOf([edited], longerText)).toEqual(['Cut 28', 'Beard trim 15', 'Balayage 95'])
    const removed: Correction = { act: 'remove', key: 'own:1', quote: 'Balayage £90', fact: edited.fact }
    expect(await namesOf([removed], longerText)).toEqual(['Cut 28', 'Beard trim 15'])
    expect(await namesOf([{ ...removed, quote: '' }], longerText)).toEqual(['Cut 28', 'Beard trim 15'])
  })

  it('survive when the text adds details to the same service', async () => {
    const corrected = set('service:cut', service('Cut', { price: pounds(30) }), 'Cut £28')
    const more = text.replace('Cut £28', 'Cut 45 min £28')
    expect(await namesOf([corrected], more)).toEqual(['Cut 30', 'Beard trim 15'])
    expect(await namesOf([{ act: 'remove', key: 'service:cut', quote: 'Cut £28' }], more)).toEqual(['Beard trim 15'])
    expect(await namesOf([corrected], text.replace('Cut £28', 'Cut and blow dry £35'))).toEqual([
      ...['Cut and blow dry 35', 'Beard trim 15', 'Cut 30'],
    ])
  })

  it('need a new decision when the words of a confirmed or removed week change', async () => {
    const contradiction = 'Barber. Open 7 days 9-5. Closed Sundays.'
    const confirmed: Correction = { act: 'confirm', key: 'hours', quote: '9 to 5' }
    expect((await businessWith([confirmed], contradiction)).hours.periods).toEqual([])
    const removed: Correction = { act: 'remove', key: 'hours', quote: '9 to 5' }
    expect((await businessWith([removed])).hours.periods).not.toEqual([])
  })

  it('keep a sentence whose numbers they don’t affect', async () => {
    const story = 'Beard trim £15 and a good story from my grandfather about the war.'
    const coveredBy = async (amount: number) => {
      const own = set('service:beard trim', service('Trim', { price: pounds(amount) }), 'Beard trim £15')
      return (await businessWith([own], `Hair salon. ${story}`)).sentences.find(({ text: said }) => said === story)
        ?.covered
    }
    expect([await coveredBy(15), await coveredBy(18)]).toEqual([false, true])
  })

  it('replace a later reading of a moved row as the other kind', async () => {
    const area = { kind: 'area' as const, value: { name: 'York' } }
    const { areas } = await businessWith([set('person:york', area, 'York')])
    expect(areas.map(({ name }) => name)).toEqual(['York', 'Selby'])
  })

  it('remove the sentence with the old name', async () => {
    const run = 'Run by Tom Hale, who has a story for everybody from the war.'
    const person = { kind: 'person' as const, value: { name: 'Tom Hayle', role: '', about: '' } }
    const business = await businessWith([set('person:tom hale', person, 'Tom Hale')], `Hair salon. ${run}`)
    expect(business.people.map(({ name }) => name)).toEqual(['Tom Hayle'])
    expect(business.sentences.find(({ text: said }) => said === run)?.covered).toBe(true)
  })
})
