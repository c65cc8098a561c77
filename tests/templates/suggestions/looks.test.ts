import { describe, expect, it } from 'vitest'
import { fontPairs } from '../../../templates/font-pairs.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import { composeLooks } from '../../../templates/suggestions/looks.ts'
import { trades } from '../../../templates/trade-list.ts'
import { unlisted } from '../../../templates/unlisted.ts'
import { offendersAmong } from '../../harness/offenders.ts'

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).toSorted()
const looksOf = (businessActivities: string, businessName = 'Alder') =>
  composeLooks({ businessName, businessActivities })

const everyTrade = [...trades, unlisted].map((trade) => [trade.slug || 'unlisted', trade] as const)

describe('the looks for a trade', () => {
  it('list every palette and font pair once', async () => {
    expect(
      await offendersAmong(everyTrade, (trade) => {
        const looks = looksOf(trade.searchTerms.slice(0, 3).join(', '))
        expect(looks.fontPairs.toSorted()).toEqual(ids(fontPairs))
        expect(looks.palettes.toSorted()).toEqual(ids(palettes))
      }),
    ).toEqual([])
  })

  it('begin with the trade’s own style, fonts and palettes', async () => {
    expect(
      await offendersAmong(everyTrade, (trade) => {
        const looks = looksOf(trade.searchTerms.slice(0, 3).join(', '))
        expect(looks.style).toBe(trade.style)
        for (let nth = 1; nth <= 20; nth += 1) {
          const { fontPairs: fonts, palettes: colors } = looksOf(trade.searchTerms.slice(0, 3).join(', '), `Nr ${nth}`)
          expect(trade.fontPairs).toContain(fonts[0])
          expect(trade.palettes).toContain(colors[0])
        }
      }),
    ).toEqual([])
  })
})

describe('what comes first', () => {
  it('is not the same for every business of a trade', () => {
    const looks = Array.from({ length: 20 }, (_, nth) => looksOf('Plumber', `Nr ${nth}`))
    expect(new Set(looks.map(({ palettes: [first] }) => first)).size).toBeGreaterThan(1)
    expect(looksOf('Plumber')).toEqual(looksOf('Plumber'))
  })

  it.each([
    ['Dog grooming', 'fontPairs', 'lively'],
    ['Wedding flowers', 'palettes', 'blush-plum'],
    ['Tattoo parlor', 'palettes', 'after-dark'],
    ['Organic vegetable farm', 'palettes', 'deep-green'],
  ] as const)('follows what the owner says: %j', (activities, of, id) => {
    expect(looksOf(activities)[of].slice(0, 2)).toContain(id)
  })
})

it('starts with the likely trade for a short description, but not if it names another', () => {
  const business = { businessName: '', businessActivities: 'Open every day' }
  const spa = trades.find(({ slug }) => slug === 'spa')
  expect(composeLooks(business).style).not.toBe(spa?.style)
  expect(composeLooks({ ...business, industry: 'spa' }).style).toBe(spa?.style)
  expect(spa?.palettes).toContain(composeLooks({ ...business, industry: 'spa' }).palettes[0])
  const plumber = { businessName: '', businessActivities: 'Plumber in Leeds' }
  expect(composeLooks({ ...plumber, industry: 'spa' })).toEqual(composeLooks(plumber))
})
