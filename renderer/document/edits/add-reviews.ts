import { limits } from '../fields/limits.ts'
import type { SectionOf } from '../section-types.ts'

type Reviews = SectionOf<'CustomerReviews'>['content']
/** A review in its author's words, with what is known of it. */
export type QuotedReview = {
  text: string
  author: string
  place?: string
  /** From 1 to 5; 0 or nothing if none are known. */
  stars?: number
  /** As a partial date: '2025-03'. */
  date?: string
  source?: string
  link?: string
}

/** How many more reviews a section has room for. Samples count as room, since real reviews replace them. */
export const roomForReviews = ({ items }: Reviews) => limits.reviews - items.filter(({ sample }) => !sample).length

/** Those of the reviews whose texts a section does not show yet. */
export function notShown<T extends QuotedReview>({ items }: Reviews, offered: readonly T[]): T[] {
  const shown = new Set(items.map(({ paragraph }) => paragraph.trim()))
  return offered.filter(({ text }) => !shown.has(text.trim()))
}

/** The same, as many as it has room for. */
export const missingReviews = (content: Reviews, offered: readonly QuotedReview[]) =>
  notShown(content, offered).slice(0, roomForReviews(content))

/** A section's reviews with others after them, word for word and with their authors. Invented samples go: they have been replaced. */
export function withReviews(content: Reviews, added: readonly QuotedReview[]): Reviews {
  const kept = content.items.filter(({ sample }) => !sample)
  const taken = new Set(kept.map(({ id }) => id))
  const items = added.map(({ text, author, place = '', stars = 0, date = '', source = '', link = '' }) => {
    let nth = 1
    while (taken.has(`review-${nth}`)) nth += 1
    taken.add(`review-${nth}`)
    const known = { stars, date, source, link, sample: false }
    return { id: `review-${nth}`, paragraph: text, authorName: author, authorLocation: place, ...known }
  })
  return { ...content, items: [...kept, ...items].slice(0, limits.reviews) }
}
