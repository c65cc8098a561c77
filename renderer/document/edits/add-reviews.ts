import { limits } from '../fields/limits.ts'
import type { SectionOf } from '../section-types.ts'

type Reviews = SectionOf<'CustomerReviews'>['content']
export type QuotedReview = {
  text: string
  author: string
  place?: string
  /** 1 to 5; 0 or undefined if unknown. */
  stars?: number
  /** A partial date such as '2025-03'. */
  date?: string
  source?: string
  link?: string
}

/** How many reviews can be added. Samples count as room, since real reviews replace them. */
export const roomForReviews = ({ items }: Reviews) => limits.reviews - items.filter(({ sample }) => !sample).length

export function notShown<T extends QuotedReview>({ items }: Reviews, offered: readonly T[]): T[] {
  const shown = new Set(items.map(({ paragraph }) => paragraph.trim()))
  return offered.filter(({ text }) => !shown.has(text.trim()))
}

export const missingReviews = (content: Reviews, offered: readonly QuotedReview[]) =>
  notShown(content, offered).slice(0, roomForReviews(content))

/** Appends reviews and removes samples. */
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
