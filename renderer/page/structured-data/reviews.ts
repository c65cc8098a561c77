import { parsePartialDate } from '../../document/values/partial-date.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { sectionOf } from '../page-facts.ts'
import { nonBlank } from './non-blank.ts'

/**
 * Reviews that customers gave the business directly, verbatim, with stars. Search engines forbid marking up reviews
 * from other websites, and an average of selected reviews would mislead, so both are omitted.
 */
export function reviews(document: WebsiteSettings) {
  const items = sectionOf(document, 'CustomerReviews')?.content.items ?? []
  return items
    .filter(({ sample, paragraph, authorName, source, link }) => {
      const isElsewhere = nonBlank(source) ?? nonBlank(link)
      return !sample && !isElsewhere && nonBlank(paragraph) && nonBlank(authorName)
    })
    .map(({ paragraph, authorName, stars, date }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: nonBlank(authorName) },
      reviewBody: nonBlank(paragraph),
      datePublished: parsePartialDate(date),
      reviewRating: stars > 0 ? { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 } : undefined,
    }))
}
