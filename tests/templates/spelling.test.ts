import { describe, expect, it } from 'vitest'
import { inSpellingOf, tradeInSpellingOf } from '../../templates/spelling.ts'
import { trades } from '../../templates/trade-list.ts'
import { offendersAmong } from '../harness/offenders.ts'

describe('our own words', () => {
  it.each([
    ['US', 'Tire Shop with colors', 'Tire Shop with colors'],
    ['', 'Tire Shop with colors', 'Tire Shop with colors'],
    ['DE', 'Tire Shop with colors', 'Tire Shop with colors'],
    ['GB', 'Tire Shop with colors', 'Tyre Shop with colours'],
    ['IE', 'Takeout near the center', 'Takeaway near the centre'],
    ['CA', 'Tire shop, color and center', 'Tire shop, colour and centre'],
    ['CA', 'Real Estate Agent', 'Real Estate Agent'],
    ['CA', 'Physical Therapist', 'Physiotherapist'],
    ['AU', 'Real Estate Agent', 'Real Estate Agent'],
    ['NZ', 'Physical Therapist', 'Physiotherapist'],
    ['ZA', 'Real Estate Agent', 'Estate Agent'],
    ['IN', 'Secondhand tires', 'Secondhand tyres'],
    ['GB', 'The front door of a condo', 'The front door of an apartment'],
    ['GB', 'Colorado', 'Colorado'],
  ])('are written as in %j: %s', (country, text, spelled) => {
    expect(inSpellingOf(country, text)).toBe(spelled)
  })
})

it('keeps the words a trade is recognized and drawn by, whatever the country', async () => {
  expect(
    await offendersAmong(
      trades.map((trade) => [trade.slug, trade] as const),
      (trade) => {
        const other = tradeInSpellingOf('GB', trade)
        expect(other.matches).toBe(trade.matches)
        expect(other.services.map(({ stems }) => stems)).toEqual(trade.services.map(({ stems }) => stems))
        expect(other.pictures.gallery.map(([phrase]) => phrase)).toEqual(
          trade.pictures.gallery.map(([phrase]) => phrase),
        )
      },
    ),
  ).toEqual([])
})
