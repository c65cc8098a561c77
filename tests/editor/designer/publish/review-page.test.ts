import { describe, expect, it } from 'vitest'
import { reviewPageOf, withReviewPage } from '#editor/designer/publish/published/reviews/review-page.ts'
import { business } from '#renderer/document/business.ts'
import { limits } from '#renderer/document/fields/limits.ts'

const linked = (...urls: string[]) =>
  business.parse({ links: urls.map((url, nth) => ({ id: `link-${nth + 1}`, url })) })
const urlsOf = ({ links }: Pick<ReturnType<typeof linked>, 'links'>) => links.map(({ url }) => url)

describe('reviewPageOf', () => {
  it.each([
    'https://g.page/r/CabcDEF/review',
    'https://search.google.com/local/writereview?placeid=abc',
    'https://uk.trustpilot.com/review/pine.example',
    'https://www.facebook.com/pine/reviews',
  ])('recognizes %s', (url) => {
    expect(reviewPageOf(linked('https://www.instagram.com/pine', url))).toBe(url)
  })

  it('ignores other links', () => {
    expect(reviewPageOf(linked('https://www.instagram.com/pine', 'https://preview.example/'))).toBe('')
  })

  it('returns the owner’s own link, wherever it leads', () => {
    const links = withReviewPage(
      linked('https://g.page/r/old/review', 'https://pine.example'),
      'https://stars.example/x',
    )
    expect(urlsOf({ links })).toEqual(['https://pine.example', 'https://stars.example/x'])
    expect(reviewPageOf({ links })).toBe('https://stars.example/x')
    expect(new Set(links.map(({ id }) => id)).size).toBe(2)
  })

  it('returns a link that replaced another one in a full list', () => {
    const full = linked(...Array.from({ length: limits.businessLinks }, (_, nth) => `https://page-${nth}.example`))
    const links = withReviewPage(full, 'https://stars.example/x')
    expect(links).toHaveLength(limits.businessLinks)
    expect(reviewPageOf({ links })).toBe('https://stars.example/x')
  })
})
