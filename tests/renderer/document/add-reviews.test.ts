import { describe, expect, it } from 'vitest'
import { missingReviews, withReviews } from '../../../renderer/document/add-reviews.ts'
import { limits } from '../../../renderer/document/limits.ts'
import { customerReviews } from '../../../renderer/sections/customer-reviews/content.ts'

const section = (items: object[]) => customerReviews.content.parse({ items })
const own = { id: 'review-1', paragraph: 'On time.', authorName: 'Jo', sample: false }
const sample = { id: 'review-2', paragraph: 'Invented.', authorName: 'Kim', sample: true }
const quoted = (text: string) => ({ text, author: 'Ana P.' })

describe('reviews of an old website', () => {
  it('are offered as long as the section does not show them and has room', () => {
    expect(missingReviews(section([own]), [quoted(' On time. '), quoted('Tidy.')])).toEqual([quoted('Tidy.')])
    expect(
      missingReviews(
        section([own]),
        Array.from({ length: limits.reviews + 3 }, (_, nth) => quoted(`${nth}`)),
      ),
    ).toHaveLength(limits.reviews - 1)
  })

  it('are added word for word with their authors, and replace invented ones', () => {
    const { items } = withReviews(section([own, sample]), [quoted('Tidy.'), quoted('Kind.')])
    expect(items.map(({ id, paragraph, authorName, sample }) => [id, paragraph, authorName, sample])).toEqual([
      ['review-1', 'On time.', 'Jo', false],
      ['review-2', 'Tidy.', 'Ana P.', false],
      ['review-3', 'Kind.', 'Ana P.', false],
    ])
    expect(customerReviews.content.parse({ items })).toMatchObject({ items })
  })
})
