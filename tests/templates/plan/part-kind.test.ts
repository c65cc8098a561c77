import { describe, expect, it } from 'vitest'
import { kindOf } from '../../../templates/plan/part-kind.ts'
import { repeats } from '../../../templates/plan/sentence-text.ts'
import { topicOf } from '../../../templates/plan/topics.ts'

describe('kindOf', () => {
  it('recognizes a sentence of names as a signature', () => {
    expect(kindOf('Wes and Linda.', [{ of: 'people', quotes: ['wes and linda'] }], 'en-US').kind).toBe('reach')
    expect(kindOf('Since 1998.', [{ of: 'since', quotes: ['since 1998'] }], 'en-US').kind).toBe('telling')
  })

  it('tells an activity at a certain time from a list of hours', () => {
    const hours = (...quotes: string[]) => [{ of: 'hours' as const, quotes }]
    const taught = 'We teach children to swim from 4 years up and adults on Wednesday nights at 8pm'
    expect(kindOf(taught, hours('wednesday nights at 8pm'), 'en-IE').kind).toBe('telling')
    expect(kindOf('We open Mon-Fri 9 to 5', hours('mon-fri 9 to 5'), 'en-IE').kind).toBe('hours')
  })

  it.each(['No rush, daughter or son welcome', 'No experience needed'])(
    'tells a reassurance from a refusal: %s',
    (text) =>
      expect(kindOf(text, [{ of: 'terms', term: 'Excluded', quotes: [text.toLowerCase()] }], 'en-GB').kind).toBe(
        'note',
      ),
  )

  it('tells a time without service from a refusal', () => {
    expect(kindOf('No classes in August', [], 'en-GB').kind).not.toBe('excluded')
    expect(kindOf('Wir klettern mit dem Seil, d.h. kein kaputter Rasen', [], 'de-DE').kind).toBe('telling')
    expect(kindOf('We are unable to give legal advice', [], 'en-GB').kind).toBe('excluded')
  })

  it('tells a year after “since” from a price', () => {
    expect(kindOf('Doy clase desde 2012', [], 'es-ES').kind).toBe('telling')
  })

  it('recognizes a sentence about customers as a note', () => {
    expect(kindOf('Kids 14+.', [{ of: 'audience', quotes: ['kids 14+'] }], 'en-CA').kind).toBe('note')
  })

  it.each([
    ['ご来店の前にご連絡ください', 'note'],
    ['朝9時から夕方6時まで', 'hours'],
    ['一本の時計に4時間かけます', 'telling'],
  ])('recognizes Japanese: %s', (text, kind) => expect(kindOf(text, [], 'ja-JP').kind).toBe(kind))
})

it.each([
  ['E-transfer is easiest', 'payment'],
  ['Honour box by the gate', 'payment'],
  ['Min. 6 people', 'minimum'],
  ['If it still drips you don’t pay', undefined],
  ['Pay on the day', 'payment'],
  ['Solo walks, 20 min 2 dogs', undefined],
])('the question that a sentence answers is recognized by its words: %s', (text, topic) =>
  expect(topicOf(text, 'en-GB')).toBe(topic),
)

it('the function repeats matches singular with plural', () => {
  expect(repeats('Roofs.', 'Roofing in Leeds')).toBe(true)
  expect(repeats('Walls.', 'Roofing in Leeds')).toBe(false)
})
