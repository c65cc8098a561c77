import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { turned } from './variation.ts'

/** Invented reviews, each marked as a sample. */
export function customerReviewsContent(brief: Brief): ContentInput<'CustomerReviews'> {
  const { copy, reviews } = brief.industry
  const place = brief.threads.place.replace(/^the /, '')
  return {
    heading: copy.headings.reviews,
    items: turned(reviews, brief.seed, 'reviews').map(({ name, text }, index) => ({
      id: `review-${index + 1}`,
      paragraph: text,
      authorName: name,
      authorLocation: place,
      sample: true,
    })),
  }
}
