import type { Business } from '../../renderer/document/business.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import { anyOf, saying } from './phrases.ts'
import { normalized } from './sentence-text.ts'
import { sentencesIn } from './sentences.ts'

/** A review by a named customer, quoted by the owner. `typed`: the whole quotation with its author. */
export type QuotedReview = { text: string; author: string; location: string; typed: string }

const maxQuoteSentences = 4

const quotation = String.raw`[“”"„«»‘'‚「『](?<text>[^“”"„«»「」『』]{8,}?)[.,]?[“”"„«»’'‘」』][.,]?`
const author = String.raw`(?<author>\p{Lu}[\p{L}.'’-]*(?:\s(?:(?:&|and|und|et|y|e|de|von|van)\s)?\p{Lu}[\p{L}.'’-]*){0,3})`
const patterns = [
  // '"Spotless" - Mrs Beynon, Crickhowell'
  new RegExp(String.raw`^${quotation}\s*[-–—,(]*\s*${author}(?:,\s*(?<location>\p{Lu}[^,.;!?]{2,40}))?\)?\.?$`, 'u'),
  // 'Jo said: "Spotless"'
  new RegExp(String.raw`^${author}\s(?:${anyOf(saying)})\s?[:,]?\s*${quotation}$`, 'u'),
]

/** Reviews that the owner quotes with their authors, in order. */
export function quotedReviews({ sentences }: Pick<Business, 'sentences'>): QuotedReview[] {
  const texts = sentences.flatMap(({ text }) => sentencesIn(text))
  const reviews: QuotedReview[] = []
  for (let from = 0; from < texts.length; from += 1) {
    const ends = Array.from({ length: Math.min(maxQuoteSentences, texts.length - from) }, (_, nth) => from + nth + 1)
    for (const end of ends) {
      const review = reviewIn(texts.slice(from, end).join(' '))
      if (!review) continue
      reviews.push(review)
      from = end - 1
      break
    }
  }
  return reviews.slice(0, limits.reviews)
}

function reviewIn(typed: string): QuotedReview | undefined {
  const found = patterns.map((pattern) => pattern.exec(typed)?.groups).find((groups) => groups !== undefined)
  if (!found) return undefined
  const { text = '', author = '', location = '' } = found
  const isFit = text.length <= limits.reviewText && author.length <= limits.reviewAuthor
  return isFit ? { text: text.trim(), author: author.trim(), location: location.trim(), typed } : undefined
}

export const isQuoted = (text: string, reviews: readonly QuotedReview[]): boolean =>
  reviews.some(({ typed }) => normalized(typed).includes(normalized(text)))
