import { describe, expect, it } from 'vitest'
import { inSpellingOf, tradeInSpellingOf } from '../../templates/spelling.ts'
import { trades } from '../../templates/trade-list.ts'
import { textsIn } from './measure.ts'

const american =
  /\b(?:colors?|neighbors?|favorite|tires?|faucets?|curbs?|flashlights?|windshield|gray|an (?:socket|lift|tap))\b/i
const british = /\b(?:colour|neighbour|tyre|kerb|grey|centre|counsell|holiday|takeaway)/i

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

describe.each(trades.map((trade) => [trade.slug, trade] as const))('%s', (_, trade) => {
  const shownBy = (country: string) => {
    const {
      trade: name,
      services,
      searchTerms,
      callToAction,
      servicesLabel,
      pictures,
    } = tradeInSpellingOf(country, trade)
    const pictured = [...services.map(({ picture }) => picture), ...Object.values(pictures).flat()]
    return textsIn({
      name,
      searchTerms,
      callToAction,
      servicesLabel,
      services: services.map((one) => one.name),
      pictured,
    })
  }

  it('has no American word in Britain, and no British one in America', () => {
    for (const text of shownBy('GB').filter((text) => /^\p{Lu}/u.test(text))) expect(text).not.toMatch(american)
    for (const text of shownBy('US')) expect(text).not.toMatch(british)
  })

  it('keeps what it is recognized and drawn by', () => {
    const other = tradeInSpellingOf('GB', trade)
    expect(other.matches).toBe(trade.matches)
    expect(other.services.map(({ stems }) => stems)).toEqual(trade.services.map(({ stems }) => stems))
    expect(other.pictures.gallery.map(([phrase]) => phrase)).toEqual(trade.pictures.gallery.map(([phrase]) => phrase))
  })
})
