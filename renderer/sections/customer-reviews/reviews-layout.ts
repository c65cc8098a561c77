import type { SectionOf } from '../../document/section-types.ts'
import type { Layout } from '../../styles/site-style.ts'
import type { reviewLayouts } from './content.ts'

type Content = SectionOf<'CustomerReviews'>['content']
export type ReviewsLayout = (typeof reviewLayouts)[number]

/** Average length in characters. Longer texts make uneven, narrow cards. */
const longReviewLength = 300
/** In characters. Longer texts don't read as a headline. */
const maxHeadlineLength = 180

/**
 * The layout of reviews. 'Auto': a single review is large; long reviews are a list; if the style `leads`, a short first
 * review is large, provided the others fill rows of two; otherwise the style's layout for `many`.
 */
export function reviewsLayout({ layout, items }: Content, { many, leads }: Layout['CustomerReviews']): ReviewsLayout {
  if (layout !== 'Auto') return layout
  const lengths = items.map(({ paragraph }) => paragraph.trim().length)
  if (lengths.length <= 1) return 'Spotlight'
  if (lengths.reduce((sum, length) => sum + length, 0) / lengths.length > longReviewLength) return 'List'
  const [first = 0] = lengths
  return leads && lengths.length % 2 === 1 && first <= maxHeadlineLength ? 'Spotlight' : many
}
