import { describe, expect, it } from 'vitest'
import { composeIdeas } from '../../../templates/suggestions/ideas.ts'
import { trades } from '../../../templates/trade-list.ts'
import { ideasAtOnce } from '../../../worker/creation/suggestions/schema.ts'
import { offendersAmong } from '../../harness/offenders.ts'
import { wordsIn } from '../measure.ts'

const ideasFor = (interests: string, businessLocation = '', taken: readonly string[] = []) =>
  composeIdeas({ interests, businessLocation, taken, count: ideasAtOnce })

const interestsOfOwners = [
  ...trades.map(({ searchTerms }) => searchTerms[0] ?? ''),
  'I love dogs and baking',
  'old maps, hiking',
  'I am a nurse',
  '日本語',
  'x',
].map((interests) => [interests, interests] as const)

describe('the suggested ideas', () => {
  it('are ten different ones of two to eight words, whatever the owner’s interests', async () => {
    expect(
      await offendersAmong(interestsOfOwners, (interests) => {
        const ideas = ideasFor(interests, 'Leeds')
        expect(new Set(ideas.map((idea) => idea.toLowerCase())).size).toBe(ideasAtOnce)
        for (const idea of ideas) {
          expect(wordsIn(idea), idea).toBeGreaterThanOrEqual(2)
          expect(wordsIn(idea), idea).toBeLessThanOrEqual(8)
          expect(idea).not.toMatch(/[{}[\]]/)
        }
        const average = ideas.reduce((sum, idea) => sum + wordsIn(idea), 0) / ideas.length
        expect(average).toBeGreaterThan(3.5)
        expect(average).toBeLessThan(7)
      }),
    ).toEqual([])
  })
})

describe('an idea', () => {
  it('is about the description', () => {
    const ideas = ideasFor('I love dogs and baking')
    expect(ideas.filter((idea) => idea.includes('dogs')).length).toBeGreaterThan(2)
    expect(ideas.filter((idea) => /bak/i.test(idea)).length).toBeGreaterThan(2)
  })

  it('is about what can be made or taught, not about a trait', () => {
    const ideas = ideasFor('knitting, patience')
    expect(ideas.filter((idea) => idea.includes('patience'))).toEqual([])
    expect(ideas.some((idea) => idea.includes('knitting'))).toBe(true)
  })

  it('is the trade’s own where the trade is listed', () => {
    const [trade] = trades
    if (!trade) throw new Error('no trades')
    expect(ideasFor(trade.trade).filter((idea) => trade.ideas.includes(idea)).length).toBe(ideasAtOnce)
  })

  it('is not shown again while there are others', () => {
    const first = ideasFor('old maps, hiking', 'Bath')
    const second = ideasFor('old maps, hiking', 'Bath', first)
    expect(second.filter((idea) => first.includes(idea))).toEqual([])
    expect(ideasFor('old maps', '', Array(200).fill('x')).length).toBe(ideasAtOnce)
  })

  it('differs from person to person', () => {
    expect(ideasFor('hiking')).not.toEqual(ideasFor('old maps'))
    expect(ideasFor('hiking')).toEqual(ideasFor('hiking'))
  })
})
