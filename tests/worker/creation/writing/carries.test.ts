import { describe, expect, it } from 'vitest'
import { carries } from '../../../../worker/creation/writing/keeps-facts.ts'

describe('a text carries a fact', () => {
  it.each([
    ['I mend shoes and bags above the station.', 'We mend bags and shoes, above the station.'],
    ['Cut £28', 'A cut costs £28.'],
    ['12 years in the trade', 'Twelve years in the trade'],
    ['Call 0113 496 0000', 'Call me on 0113 4960000.'],
    ['Trained with Anna Holm in Malmö', 'Anna Holm trained me, in Malmö.'],
    ['Wir reparieren alte Fahrräder.', 'Alte Fahrräder reparieren wir gern.'],
    ['毎朝パンを焼いています。', '毎朝、店でパンを焼いています。'],
  ])('“%s” is part of “%s”', (said, text) => expect(carries(text, said)).toBe(true))

  it.each([
    ['Cut £28', 'A cut costs little.'],
    ['Cut £28', 'A cut costs £38.'],
    ['I mend shoes and bags above the station.', 'I mend shoes.'],
    ['Trained with Anna Holm in Malmö', 'Trained in Malmö'],
    ['No walk-ins on market days', 'Book ahead'],
    ['Wir reparieren alte Fahrräder.', 'Wir reparieren vieles.'],
    ['毎朝パンを焼いています。', '駅前の店です。'],
  ])('“%s” is lost in “%s”', (said, text) => expect(carries(text, said)).toBe(false))
})
