import { limits } from '../../../renderer/document/fields/limits.ts'
import { isAfter, parsePartialDate } from '../../../renderer/document/values/partial-date.ts'
import { parseWebAddress } from '../../../renderer/document/values/web-address.ts'
import { folded } from '../../reading/text.ts'
import type { PageLine } from './page-lines.ts'
import { type ImportedReview, importedReview } from './schema.ts'
import { isNode, type Node, nodesIn, textsIn } from './structured-data.ts'
import { visibleLine } from './text.ts'

/**
 * A page's reviews, verbatim with their authors: from its linked data, else from its lines. Skips reviews too long to quote whole. `now` is
 * the import date.
 */
export function reviewsOf(scripts: readonly string[], lines: readonly PageLine[], now: Date): ImportedReview[] {
  const linked = linkedReviews(scripts, now)
  return linked.length > 0 ? linked : quotedReviews(lines)
}

function linkedReviews(scripts: readonly string[], now: Date): ImportedReview[] {
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
  return distinctReviews(found)
}

/** The first of each set of reviews with the same words. */
export const distinctReviews = (reviews: readonly ImportedReview[]): ImportedReview[] =>
  [...new Map(reviews.toReversed().map((review) => [folded(review.text), review])).values()]
    .toReversed()
    .slice(0, limits.reviews)

const edge = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu')
/** Headings above customer reviews. */
export const reviewWords = edge(
  'testimonials?|reviews?|kind words|feedback|what (?:our |my )?(?:\\p{L}+ )?(?:say|think)|kundenstimmen|das sagen|bewertungen|rezensionen|avis(?: clients)?|témoignages|opiniones|reseñas|testimonios|recensioni|dicono di noi|testimonianze|depoimentos|testemunhos|avaliações|ervaringen|beoordelingen|opinie|referencje',
)

/** Lines below a review heading, up to the next heading of its rank, are other people's words; so is the name after a quotation. */
export function aroundReviews(lines: readonly PageLine[]): PageLine[] {
  let under = 0
  let isBehind = false
  return lines.map((line) => {
    if (isHeading(line) && line.place === 'page' && line.level <= (under || line.level))
      under = reviewWords.test(line.text) ? line.level : 0
    const isQuote = line.place === 'page' && (under > 0 || (isBehind && (line.isAuthor || dashed.test(line.text))))
    isBehind = line.place === 'quote'
    return isQuote ? { ...line, place: 'quote' } : line
  })
}

const isHeading = ({ level }: PageLine) => level > 0 && level < 7
/** '– Jane' */
const dashed = /^[–—-]\s*\p{Lu}/u

/** In characters. A shorter text is a headline or a rating. */
const leastReview = 20
/** In characters. A longer line isn't a name. */
const maxAuthorLength = 60
const quotes = '["“”„‟«»‹›]'
/** 'Great work.” – Jane P.' */
const signed = new RegExp(`^(?<text>${quotes}.{${leastReview},}${quotes})\\s*[–—-]?\\s*(?<author>\\p{Lu}.{1,40})$`, 'u')
const particle = '(?:de|del|della|da|di|van|von|der|den|le|la|al|bin|y|e|and|und|&)'
/** 'Jane P., Leeds', 'Maria van den Berg'. */
const name = new RegExp(
  `^\\p{Lu}[\\p{L}\\p{M}.'’-]*,?(?: (?:${particle}|\\(?\\p{Lu}[\\p{L}\\p{M}.'’-]*[,)]?)){0,4}$`,
  'u',
)

/**
 * Reviews in the text, each with its adjacent name: one marked as an author or after a dash, else a following line that looks like a name.
 * A name before a text belongs to it if none follows.
 */
function quotedReviews(lines: readonly PageLine[]): ImportedReview[] {
  const found: ImportedReview[] = []
  let [text, author, quotation] = ['', '', 0]
  const end = () => {
    const parsed = importedReview.safeParse({ text: unquoted(text), author: shortName(author) })
    if (parsed.success && text.length >= leastReview) found.push(parsed.data)
    ;[text, author] = ['', '']
  }
  for (const line of lines.filter(({ place }) => place === 'quote')) {
    const isName = name.test(line.text)
    const isAuthor = (line.isAuthor && line.text.length <= maxAuthorLength) || dashed.test(line.text)
    const whole = signed.exec(line.text)?.groups
    if (line.quotation !== quotation && !isAuthor && text !== '') end()
    quotation = line.quotation
    const isBeside = isName && (line.level > 0 || (text !== '' && author === ''))
    if (isHeading(line) || isAuthor || isBeside) {
      if (text !== '' && author !== '') end()
      const isSaid = isAuthor || isName
      if (text !== '' && !isSaid) end()
      author = isSaid ? line.text : ''
      if (text !== '') end()
    } else if (whole && name.test(whole.author ?? '')) {
      end()
      ;[text, author] = [whole.text ?? '', whole.author ?? '']
      end()
    } else if (/\p{L}{3}/u.test(line.text) && !isName && (text !== '' || line.text.length >= leastReview))
      text = text === '' ? line.text : `${text} ${line.text}`
  }
  end()
  return distinctReviews(found)
}

const unquoted = (text: string) => text.replace(new RegExp(`^\\s*${quotes}+\\s*|\\s*${quotes}+\\s*$`, 'gu'), '')

/** Removes the dash before the name, and the place after it if both together are too long. */
function shortName(author: string): string {
  const said = author.replace(/^[–—\s-]+/, '')
  return said.length <= limits.reviewAuthor ? said : (said.split(/\s*[,(|–—]/)[0] ?? '')
}

/** A person's or organization's name, or a text used as one. */
function nameOf(value: unknown, max: number): string {
  const [one] = [value].flat()
  return visibleLine(textsIn(isNode(one) ? one.name : one)[0] ?? '', max)
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

/** The review's date, without the time. Blank for a future date or other text. */
function dateOf({ datePublished, dateCreated }: Node, now: Date): string {
  const [said = ''] = [...textsIn(datePublished), ...textsIn(dateCreated)]
  const iso = parsePartialDate(said.trim().replace(/[T ].*$/, ''))
  return iso && !isAfter(iso, now) ? iso : ''
}

/** The address of the review's own page. Leaves out anything but a web address. */
function linkOf({ url, sameAs }: Node): string {
  const own = [...textsIn(url), ...textsIn(sameAs)].find((text) => /^https?:\/\//i.test(text.trim()))
  const address = own && parseWebAddress(own)
  return address && address.length <= limits.url ? address : ''
}
