import { describe, expect, it } from 'vitest'
import { limits } from '../../../renderer/document/limits.ts'
import { sampleBusinesses } from '../../../templates/samples/sample-businesses.ts'
import { composeNames } from '../../../templates/suggestions/names.ts'
import { trades } from '../../../templates/trade-list.ts'
import { unlisted } from '../../../templates/unlisted.ts'
import { namesAtOnce } from '../../../worker/creation/suggestions/schema.ts'
import { offendersAmong } from '../../harness/offenders.ts'

const namesFor = (
  businessActivities: string,
  businessLocation = '',
  taken: readonly string[] = [],
  businessName = '',
) => composeNames({ businessActivities, businessLocation, taken, businessName, count: namesAtOnce })
const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase())

/** What somebody of each trade might write. */
const descriptions = [
  ...trades.map(({ slug, searchTerms }) => [slug, searchTerms.slice(0, 3).join(', ')] as const),
  [unlisted.slug, 'Dog grooming'] as const,
  ['nothing to be made out', 'We are simply the best'] as const,
]

/** As long as somebody may ask who forgets nothing: for one trade, and for none. */
const longest = new Set<string>(['plumber', 'nothing to be made out'])

describe('the suggested names', () => {
  it('are twelve different ones that fit, for every trade and place', async () => {
    expect(
      await offendersAmong(descriptions, (activities) => {
        for (const place of ['', 'Leeds', 'Llanfairpwllgwyngyllgogerychwyrndrob']) {
          const names = namesFor(activities, place)
          expect(names).toHaveLength(namesAtOnce)
          expect(new Set(lower(names)).size).toBe(namesAtOnce)
          for (const name of names) {
            expect(name.length, name).toBeLessThanOrEqual(limits.businessName)
            expect(name).toMatch(/^[\p{Lu}\p{N}]\S*( \S+)*$/u)
            expect(lower(name.split(' ')).some((word, at, all) => word.length > 3 && word === all[at + 1])).toBe(false)
          }
        }
      }),
    ).toEqual([])
  })

  it('are twelve new ones at every request, for every trade', async () => {
    expect(
      await offendersAmong(descriptions, (activities, trade) => {
        const shown: string[] = []
        for (let round = 0; round < (longest.has(trade) ? 25 : 6); round += 1) {
          const names = namesFor(activities, 'Leeds', shown)
          expect(names).toHaveLength(namesAtOnce)
          expect(lower(names).filter((name) => lower(shown).includes(name))).toEqual([])
          shown.push(...names)
        }
      }),
    ).toEqual([])
  })

  it('differ between two businesses of a trade, and stay the same for one', async () => {
    expect(
      await offendersAmong(descriptions, (activities) => {
        const [one, other, again] = [
          namesFor(activities, 'Leeds'),
          namesFor(`${activities}, and with care`, 'Leeds'),
          namesFor(activities, 'Leeds'),
        ]
        expect(again).toEqual(one)
        expect(one?.filter((name) => other?.includes(name)).length).toBeLessThan(namesAtOnce - 2)
      }),
    ).toEqual([])
  })
})

describe('a name', () => {
  it('has the place in some, where there is one', () => {
    const near = (place: string) => namesFor('Plumber', place).filter((name) => name.includes('Leeds'))
    expect(near('12 High Street, Leeds LS1 4AP').length).toBeGreaterThan(0)
    expect(near('12 High Street, Leeds LS1 4AP').length).toBeLessThan(5)
    expect(near('')).toEqual([])
  })

  it.each([
    ["I'm Dave Marsh, a plumber", /\bDave’s|\bMarsh\b/],
    ['Plumbing by the Hughes family since spring', /\bHughes\b/],
    ['A bakery run by Ines and Tom', /\bInes’ /],
  ])('of %j has the name of its people in it', (activities, named) => {
    expect(namesFor(activities).filter((name) => named.test(name)).length).toBeGreaterThan(0)
  })

  it.each(['I am a plumber', 'I’m Fully Booked', 'The family plumber'])('of %j calls nobody by name', (activities) => {
    expect(namesFor(activities).filter((name) => /’s? |^(A|The family) /.test(name))).toEqual([])
  })

  it.each([
    ['Dog walking', 'Leeds', 'Leeds Dog Walking'],
    ['We groom dogs of all sizes', 'York', 'York Dog Grooming'],
    ['tattoo studio', 'Berlin', 'Berlin Tattoo Studio'],
  ])('of an unlisted trade uses the owner’s words: %j in %j', (activities, place, name) => {
    const names = namesFor(activities, place)
    expect(names.some((each) => each.startsWith(name))).toBe(true)
    const what = name.split(' ').slice(1).join(' ').replace(/ing$/, '')
    expect(names.filter((each) => each.includes(what)).length).toBeGreaterThan(7)
    expect(names.join()).not.toMatch(/Business|Collective/)
  })

  it('goes on from a word that somebody thought of, and is not that word again', () => {
    expect(namesFor('Plumber', '', [], 'alder').filter((name) => name.startsWith('Alder '))).not.toEqual([])
    expect(lower(namesFor('Plumber', '', [], 'The Dry Floor'))).not.toContain('the dry floor')
  })
})

it('never gives two of the sample businesses the same dozen', () => {
  const dozens = sampleBusinesses.map(({ activities, location }) => namesFor(activities, location).join())
  expect(new Set(dozens).size).toBe(sampleBusinesses.length)
})

it('suggests names of the likely trade for a short description', () => {
  const wishes = { businessActivities: 'Open every day', businessLocation: '', taken: [], count: namesAtOnce }
  const ofBarbers = composeNames({ ...wishes, industry: 'barber-shop' })
  expect(ofBarbers.filter((name) => /Barber|Cuts|Chair|Towel|Razor/.test(name)).length).toBeGreaterThan(5)
  expect(composeNames({ ...wishes, industry: 'space-travel' })).toEqual(composeNames(wishes))
})
