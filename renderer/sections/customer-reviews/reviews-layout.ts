import type { SectionOf } from '../../document/section-types.ts'
import type { Layout } from '../../styles/site-style.ts'
import type { reviewLayouts } from './content.ts'

type Content = SectionOf<'CustomerReviews'>['content']
export type ReviewsLayout = (typeof reviewLayouts)[number]

/** In characters, on average: longer texts make columns of uneven, narrow cards. */
const longText = 300
/** In characters: a longer text does not read as a headline. */
const headline = 180

/**
 * How reviews are drawn. What 'Auto' stands for: a single one is large; long ones stand one below another; in a style that likes it, a short
 * first one is large if the others then fill their rows two by two; otherwise what the style shows many in.
 */
export function reviewsLayout({ layout, items }: Content, { many, leads }: Layout['CustomerReviews']): ReviewsLayout {
  if (layout !== 'Auto') return layout
  const lengths = items.map(({ paragraph }) => paragraph.trim().length)
  if (lengths.length <= 1) return 'Spotlight'
  if (lengths.reduce((sum, length) => sum + length, 0) / lengths.length > longText) return 'List'
  const [first = 0] = lengths
  return leads && lengths.length % 2 === 1 && first <= headline ? 'Spotlight' : many
}
