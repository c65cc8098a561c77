import { limits } from '../../../renderer/document/fields/limits.ts'
import { isAfter, parsePartialDate } from '../../../renderer/document/values/partial-date.ts'
import { parseWebAddress } from '../../../renderer/document/values/web-address.ts'
import { type ImportedReview, importedReview } from './schema.ts'
import { isNode, type Node, nodesIn, textsIn } from './structured-data.ts'
import { visibleLine } from './text.ts'

/** The reviews in a page's linked data, verbatim with their authors. Skips reviews too long to quote whole. `now` is the day of the import. */
export function reviewsOf(scripts: readonly string[], now: Date): ImportedReview[] {
  const nodes = nodesIn(scripts).flatMap((node) => [node, ...[node.review, node.reviews].flat().filter(isNode)])
  const found = nodes.flatMap((node) => {
    const parsed = importedReview.safeParse({
      text: visibleLine(textsIn(node.reviewBody)[0] ?? '', 2000),
      author: nameOf(node.author, 64),
      stars: starsOf(node),
      date: dateOf(node, now),
      source: nameOf(node.publisher ?? node.provider, limits.reviewSource),
      link: linkOf(node),
    })
    return parsed.success ? [parsed.data] : []
  })
  return [...new Map(found.toReversed().map((review) => [review.text, review])).values()]
    .toReversed()
    .slice(0, limits.reviews)
}

/** The name of a person or an organization, or the text that stands for one. */
function nameOf(value: unknown, most: number): string {
  const [one] = [value].flat()
  return visibleLine(textsIn(isNode(one) ? one.name : one)[0] ?? '', most)
}

/** A rating converted to 0 to 5 whole stars, whatever its scale; 0 for a missing or impossible rating. */
function starsOf({ reviewRating }: Node): number {
  const [rating] = [reviewRating].flat()
  if (!isNode(rating)) return 0
  const [value, best, worst] = [
    numberIn(rating.ratingValue),
    numberIn(rating.bestRating) ?? limits.stars,
    numberIn(rating.worstRating) ?? 1,
  ]
  if (value === undefined || best <= 0 || value < worst || value > best) return 0
  return Math.min(limits.stars, Math.max(1, Math.round((value / best) * limits.stars)))
}

function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : Number(textsIn(value)[0]?.trim().replace(',', '.') || Number.NaN)
  return Number.isFinite(number) ? number : undefined
}

/** Its day, without the time. Blank if it is no date, or one in the future. */
function dateOf({ datePublished, dateCreated }: Node, now: Date): string {
  const [said = ''] = [...textsIn(datePublished), ...textsIn(dateCreated)]
  const iso = parsePartialDate(said.trim().replace(/[T ].*$/, ''))
  return iso && !isAfter(iso, now) ? iso : ''
}

/** The review's own page. Anything but a web address is left out. */
function linkOf({ url, sameAs }: Node): string {
  const own = [...textsIn(url), ...textsIn(sameAs)].find((text) => /^https?:\/\//i.test(text.trim()))
  const address = own && parseWebAddress(own)
  return address && address.length <= limits.url ? address : ''
}
