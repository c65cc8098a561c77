import { describe, expect, it } from 'vitest'
import { quotedReviews } from '../../../templates/plan/quoted-reviews.ts'

const read = (...texts: string[]) =>
  quotedReviews({
    sentences: texts.map((text, index) => ({ id: `sentence-${index}`, text, facts: [], covered: false })) as never,
  }).map(({ text, author, location }) => [text, author, location])

describe('a quoted review', () => {
  it.each([
    ['"Left the carpet cleaner than he found it" - Mrs Beynon, Crickhowell.', 'Mrs Beynon', 'Crickhowell'],
    ['«Mi perro entra moviendo la cola» — Carmen G.', 'Carmen G.', ''],
    ["Jo said: 'best chimney sweep in town'", 'Jo', ''],
    ['Frau Weber sagt: „Endlich wieder warm“', 'Frau Weber', ''],
  ])('includes its author: %s', (typed, author, location) => {
    const [review = []] = read('We sweep chimneys.', typed)
    expect(review.slice(1)).toEqual([author, location])
    expect(typed).toContain(review[0])
  })

  it('spans several sentences', () => {
    expect(read('"Came the same day. Left it spotless" - Ada Wren')).toEqual([
      ['Came the same day. Left it spotless', 'Ada Wren', ''],
    ])
  })

  it('must have an author, unlike other quotations', () => {
    expect(read('"Best sweep in town"', 'Ask for the "full monty" - it is £90.', 'We said: no gas boilers.')).toEqual(
      [],
    )
  })
})
