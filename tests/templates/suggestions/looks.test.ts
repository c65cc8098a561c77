import { describe, expect, it } from 'vitest'
import { fontPairs } from '../../../templates/font-pairs/font-pairs.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import { composeLooks } from '../../../templates/suggestions/looks.ts'
import { trades } from '../../../templates/trade-list.ts'
import { unlisted } from '../../../templates/unlisted/unlisted.ts'

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).toSorted()
const looksOf = (businessActivities: string, businessName = 'Alder') =>
  composeLooks({ businessName, businessActivities })

describe.each([...trades, unlisted].map((trade) => [trade.slug, trade] as const))('looks for %s', (_, trade) => {
  const looks = looksOf(trade.searchTerms.slice(0, 3).join(', '))

  it('are all there are, each once', () => {
    expect(looks.fontPairs.toSorted()).toEqual(ids(fontPairs))
    expect(looks.palettes.toSorted()).toEqual(ids(palettes))
  })

  it('are in the trade’s own style, and of what it wears to begin with', () => {
    expect(looks.style).toBe(trade.style)
    for (let nth = 1; nth <= 20; nth += 1) {
      const { fontPairs: fonts, palettes: colors } = looksOf(trade.searchTerms.slice(0, 3).join(', '), `Nr ${nth}`)
      expect(trade.fontPairs).toContain(fonts[0])
      expect(trade.palettes).toContain(colors[0])
    }
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
