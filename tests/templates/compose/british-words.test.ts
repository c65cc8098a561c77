import { describe, expect, it } from 'vitest'
import { briefOf } from '../../../templates/compose/brief.ts'
import { inBritishWords, isBritish } from '../../../templates/compose/british-words.ts'
import { trades } from '../../../templates/trade-list.ts'
import { unlisted } from '../../../templates/unlisted/unlisted.ts'
import { textsIn, wordsIn } from '../measure.ts'

const american =
  /\b(?:colors?|neighbors?|favorite|tires?|faucets?|curbs?|flashlights?|windshield|gray|an (?:socket|lift|tap))\b/i

describe('A British business', () => {
  it.each([
    ['Leeds, United Kingdom', '', true],
    ['12 High Street, Bath BA1 1AA', '', true],
    ['the Cotswolds', '', true],
    ['', 'New and part-worn tyres', true],
    ['Portland, Oregon 97201', 'Cuts and color', false],
    ['Birmingham, Alabama', '', false],
    ['', '', false],
  ])('is told by its place or its spelling: %j, %j', (location, activities, british) => {
    expect(isBritish(location, activities)).toBe(british)
  })

  it.each([unlisted, ...trades].map((pack) => [pack.slug, pack] as const))('is read as one: %s', (_, pack) => {
    const { copy, services, anyService, questions, reviews, team, trade } = inBritishWords(pack)
    const shown = services.map(({ name, text, picture }) => [name, text, picture[1]])
    for (const text of textsIn({ copy, shown, anyService, questions, reviews, team, trade }))
      expect(text).not.toMatch(american)
    for (const headline of copy.headlines) expect(wordsIn(headline.replace(/[[\]]/g, ''))).toBeLessThanOrEqual(7)
  })

  it('keeps what it is matched and drawn by', () => {
    for (const pack of trades) {
      const other = inBritishWords(pack)
      expect(other.matches).toBe(pack.matches)
      expect(other.services.map(({ stems }) => stems)).toEqual(pack.services.map(({ stems }) => stems))
      expect(other.pictures.gallery.map(([phrase]) => phrase)).toEqual(pack.pictures.gallery.map(([phrase]) => phrase))
    }
  })

  it.each([
    ['Tire shop', 'Tyre Shop'],
    ['Physiotherapist', 'Physiotherapist'],
    ['Realtor', 'Estate Agent'],
  ])('is called as it is there: %s', (businessActivities, trade) => {
    const brief = briefOf({
      businessName: 'Alder',
      businessActivities,
      businessLocation: 'Leeds, UK',
      fontPair: '',
      palette: '',
      sections: [],
    })
    expect(brief.industry.trade).toBe(trade)
  })
})
