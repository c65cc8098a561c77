import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { readFacts } from '../../../worker/creation/facts/read-facts.ts'
import { offendersAmong } from '../../harness/offenders.ts'
import { type Description, descriptions } from './descriptions.ts'

const read = ({ activities, town, country }: Description) =>
  readFacts({
    ...{ activities, location: town, year: 2026 },
    place: { town, region: '', country, latitude: 0, longitude: 0 },
  })
const cases = descriptions.map((description) => [description.activities.slice(0, 60), description] as const)
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('What an owner types', () => {
  it('comes from at least twelve countries', () => {
    expect(descriptions.length).toBeGreaterThanOrEqual(40)
    expect(new Set(descriptions.map(({ country }) => country)).size).toBeGreaterThanOrEqual(12)
  })

  it('is read fact by fact, and nothing else is', async () => {
    expect(
      await offendersAmong(cases, (description) => {
        const { chips, language } = read(description)
        expect(chips.map(({ kind, text }) => plain(`${kind}: ${text}`))).toEqual(description.facts)
        expect(language).toBe(description.language)
      }),
    ).toEqual([])
  })

  it('keeps every sentence that says more than its facts', async () => {
    expect(
      await offendersAmong(cases, (description) => {
        const { sentences } = read(description).business
        expect(sentences.filter(({ covered }) => !covered).map(({ text }) => text)).toEqual(description.left)
      }),
    ).toEqual([])
  })

  it('makes a business that is a valid part of the document', async () => {
    expect(
      await offendersAmong(cases, (description) => {
        const read_ = read(description).business
        expect(business.parse(read_)).toEqual(read_)
      }),
    ).toEqual([])
  })

  it('is quoted to the letter', () => {
    for (const description of descriptions)
      for (const { quote } of read(description).chips) expect(description.activities).toContain(quote)
  })

  it('is read alike however often it was read before', () => {
    const first = descriptions.map(read)
    for (let round = 0; round < 8; round += 1) expect(descriptions.map(read)).toEqual(first)
  })
})
