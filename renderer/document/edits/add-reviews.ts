import { limits } from '../fields/limits.ts'
import type { SectionOf } from '../section-types.ts'

type Reviews = SectionOf<'CustomerReviews'>['content']
export type QuotedReview = { text: string; author: string }

/** The reviews that a section does not show yet, as many as it has room for. */
export function missingReviews({ items }: Reviews, offered: readonly QuotedReview[]): QuotedReview[] {
  const shown = new Set(items.map(({ paragraph }) => paragraph.trim()))
  const real = items.filter(({ sample }) => !sample)
  return offered.filter(({ text }) => !shown.has(text.trim())).slice(0, limits.reviews - real.length)
}

/** A section's reviews with others after them, word for word and with their authors. Invented samples go: they have been replaced. */
export function withReviews(content: Reviews, added: readonly QuotedReview[]): Reviews {
  const kept = content.items.filter(({ sample }) => !sample)
  const taken = new Set(kept.map(({ id }) => id))
  const items = added.map(({ text, author }) => {
    let nth = 1
    while (taken.has(`review-${nth}`)) nth += 1
    taken.add(`review-${nth}`)
    return { id: `review-${nth}`, paragraph: text, authorName: author, authorLocation: '', sample: false }
  })
  return { ...content, items: [...kept, ...items].slice(0, limits.reviews) }
}
