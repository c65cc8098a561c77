import type { WebsiteSettings } from '../../document/website-settings.ts'
import { sectionOf } from '../page-facts.ts'
import { known } from './known.ts'

/** Customers' reviews, word for word. Without ratings, since nobody gave stars. */
export function reviews(document: WebsiteSettings) {
  const items = sectionOf(document, 'CustomerReviews')?.content.items ?? []
  return items
    .filter(({ sample, paragraph, authorName }) => !sample && known(paragraph) && known(authorName))
    .map(({ paragraph, authorName }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: known(authorName) },
      reviewBody: known(paragraph),
    }))
}
