import type { QuotedReview } from '#renderer/document/edits/add-reviews.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { detectPlatform, hasMetadata, parseMetadata, parseStars, type ReviewMetadata } from './review-metadata.ts'

export type SplitReview = Required<QuotedReview> & {
  /** Whether the text was too long and was cut after a sentence or word with '…'. */
  shortened: boolean
  /** Whether it wasn't recognized as a review. The owner decides. */
  unsure: boolean
}

/** Limit of pasted text in characters. The rest is ignored. */
const maxPasteLength = 100_000
/** Maximum number of results, more than a section can hold. */
const maxReviews = 60

/** Lines above a review about its author. */
const aboutAuthor =
  /^(local guide\b.*|\d+ (reviews?|ratings?|photos?|friends|followers)\b.*|elite.*|verified.*|new|\d+|(doesn.t )?recommends?\b.*|follow|owner|profile (photo|picture).*)$/i
const buttons =
  /^(more|see more|read more|like|likes?|share|comment|reply|report|flag|helpful|useful|funny|cool|thanks|love this|oh no|all reactions:?|was this .*|(like|comment|share)( (comment|share))+|photo of .*|positive|critical|translated by google.*|see original.*|unprompted review|sort by.*|most relevant|newest|highest|lowest|write a review|all reviews)( ?\(?\d*\)?)$/i
/** Starts the business's reply, which isn't the customer's text. */
const answer = /^(response from|reply from|owner.s (reply|response)|business owner( information)?|antwort (vom|von))\b/i
const country = /^[A-Z]{2}$/
const recommends = /^(.{2,60}?) (recommends|doesn.t recommend) .+$/i
const place = /^[\p{Lu}][\p{L} .'’-]{1,40}, [\p{Lu}][\p{L} .'’-]{1,30}$/u
const nameLike = /^[\p{L}][\p{L}\p{M}.'’&()-]*(?: [\p{L}][\p{L}\p{M}.'’&()-]*){0,5}$/u
const dash = /^\s*(?:[—–―~]|--?)\s*(.+)$|^\s*(?:by|from)\s+(\p{Lu}.{1,60})$/u
const trailing = /^(.*[.!?…"”’»)]?)\s+(?:[—–―]|--?)\s*(\p{Lu}[^!?]{1,80})$/u
/** With the author in parentheses: '“Very kind.” (Jo P., Leeds)'. */
const bracketed = /^(.*[.!?…"”’»])\s*\((\p{Lu}[^!?()]{1,80})\)$/u
/** 'Jo Hill - Very kind and quick.' */
const leading = /^(.{2,60}?)\s+(?:[—–―]|--?)\s+(.{10,})$/u

/** Stars before the text, on one line. */
const starsFirst = /^((?:[★⭐🌟☆ ]|\ufe0f)+) (.+)$/u
/** A full name in the middle of a text. It may start another review. */
const fullName = /^\p{Lu}\S*(?: \p{Lu}\S*){1,3}$/u

/** A whole review on one line: '“Very kind.” - Jo, Leeds'. */
const signedQuote = /^["“„«].{10,}["”“»]\s*(?:[—–―~]|--?)\s*\p{Lu}/u

type Draft = ReviewMetadata & { author: string; place: string; lines: string[]; hasText: boolean; unsure?: boolean }
const draft = (author = ''): Draft => ({ author, place: '', lines: [], hasText: false })

/**
 * Splits text copied from a page or file into reviews. Keeps the reviewers' words and drops surrounding page text. `now`: the reference
 * date for '2 months ago'.
 */
export function splitReviews(pasted: string, now: Date): SplitReview[] {
  const text = pasted
    .slice(0, maxPasteLength)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]|\ufeff/gu, '')
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  const source = detectPlatform(text)
  const heads = lines.flatMap((_, at) => (headAt(lines, at, now) ? [at] : []))
  // A name right below a review is a signature.
  const hasHeads = heads.some((at) => !isWords(lines[at - 1] ?? '', now))
  const drafts = hasHeads ? byHeads(lines, now) : byParagraphs(lines, now)
  const reviews = drafts.map((one) => toReview(one, source)).filter(({ text: quote }) => /[\p{L}\p{N}]/u.test(quote))
  return [...new Map(reviews.map((review) => [`${review.author}\n${review.text}`, review])).values()].slice(
    0,
    maxReviews,
  )
}

type Head = { author: string; marks: ReviewMetadata }

/** The author, if a line starts a review. Review sites put the author on a separate line, with metadata beside or below it. */
function headAt(lines: readonly string[], at: number, now: Date): Head | undefined {
  const line = lines[at] ?? ''
  if (line === '' || answer.test(line) || buttons.test(line) || answer.test(lines[at - 1] ?? '')) return undefined
  const [, recommender] = recommends.exec(line) ?? []
  if (recommender && nameLike.test(recommender)) return { author: recommender, marks: {} }
  const { marks, rest } = parseMetadata(line, now)
  const [author = ''] = rest
  if (rest.length !== 1 || !isName(author)) return undefined
  if (hasMetadata(marks))
    return (lines[at - 1] ?? '') === '' || isFoot(lines[at - 1] ?? '') ? { author, marks } : undefined
  const below = lines.slice(at + 1, at + 6).filter((next) => next !== '')
  const [next = ''] = below
  if (isAbout(next, now)) return { author, marks }
  return place.test(next) && isAbout(below[1] ?? '', now) ? { author, marks } : undefined
}

const isName = (text: string) =>
  nameLike.test(text) &&
  !/\p{Ll}{3}\.$/u.test(text) &&
  text.length <= 48 &&
  !aboutAuthor.test(text) &&
  !country.test(text) &&
  !place.test(text)

const isFoot = (line: string) => buttons.test(line)

const isAbout = (line: string, now: Date) =>
  line !== '' && (aboutAuthor.test(line) || country.test(line) || parseMetadata(line, now).rest.length === 0)

const isWords = (line: string, now: Date) => line !== '' && !isFoot(line) && !isAbout(line, now)

function byHeads(lines: readonly string[], now: Date): Draft[] {
  const drafts: Draft[] = []
  const unread: string[] = []
  const readRest = () =>
    drafts.push(...byParagraphs(unread.splice(0), now).map((one) => ({ ...one, unsure: one.author === '' })))
  let current: Draft | undefined
  let answered = false
  for (const [at, line] of lines.entries()) {
    const head = headAt(lines, at, now)
    if (head) {
      readRest()
      current = { ...draft(head.author), ...head.marks }
      drafts.push(current)
      answered = false
    } else if (signedQuote.test(line)) {
      readRest()
      drafts.push(...byParagraphs([line], now))
      current = undefined
      answered = false
    } else if (current?.hasText && starsFirst.test(line)) {
      unread.push(line)
      current = undefined
      answered = false
    } else if (current && !answered) {
      answered = answer.test(line)
      if (!answered) addLine(current, line, now)
    } else if (!answered && (line === '' || isWords(line, now))) unread.push(line)
  }
  readRest()
  return drafts
}

function addLine(current: Draft, line: string, now: Date): void {
  if (line === '') {
    if (current.hasText) current.lines.push('')
    return
  }
  if (buttons.test(line)) return
  const { marks, rest } = parseMetadata(line, now)
  if (rest.length === 0) {
    addMetadata(current, marks)
    return
  }
  if (!current.hasText && (aboutAuthor.test(line) || country.test(line))) return
  if (!current.hasText && place.test(line)) {
    current.place = line
    return
  }
  addText(current, line)
}

function addMetadata(current: Draft, { stars, date, source }: ReviewMetadata): void {
  if (stars !== undefined) current.stars ??= stars
  if (date !== undefined) current.date ??= date
  if (source !== undefined) current.source ??= source
}

/** Without author lines: one review per paragraph, or up to the dash before its author. */
function byParagraphs(lines: readonly string[], now: Date): Draft[] {
  const signed = lines.some((line) => dash.test(line) || signatureIn(line) || splitIntroduction(line, now))
  const drafts: Draft[] = []
  let current = draft()
  const close = () => {
    if (current.hasText) drafts.push(signed ? withSignature(current, now) : current)
    current = draft()
  }
  for (const line of lines) {
    const own = line.replace(/^(?:\d{1,2}[.)]|[•*])\s+/, '')
    if (own === '' || /^[-=_*]{3,}$/.test(own)) {
      if (signed) current = withSignature(current, now)
      if (!signed || current.author !== '' || own !== '') close()
      else if (current.hasText) current.lines.push('')
      continue
    }
    const [quote, signature] = signatureIn(own) ?? []
    const author = signature ?? dash.exec(own)?.slice(1).find(Boolean)
    const { marks, rest } = parseMetadata(own, now)
    if (rest.length === 0) {
      addMetadata(current, marks)
    } else if (author) {
      if (current.author !== '' || splitIntroduction(current.lines[0] ?? '', now)) close()
      if (quote) addText(current, quote)
      addSignature(current, author, now)
    } else {
      if (starsFirst.test(own)) current = withSignature(current, now)
      if ((current.author !== '' && signed) || splitIntroduction(own, now)) close()
      addText(current, own)
    }
  }
  close()
  if (signed) return drafts
  const below = drafts.flatMap((one) => withAuthorBelow(one, now) ?? [])
  return below.length > 1 && below.length === drafts.length ? below : drafts.map((one) => withAuthorAbove(one, now))
}

/** Takes the last line as the author if it looks like a name. */
function withAuthorBelow(one: Draft, now: Date): Draft | undefined {
  const { marks, rest } = parseMetadata(one.lines.at(-1) ?? '', now)
  const [author = '', ...places] = rest
  const isSigned = one.lines.length > 1 && isName(author) && /^\p{Lu}\S*(?: \p{Lu}\S*){0,3}$/u.test(author)
  return isSigned ? { ...one, ...marks, author, place: places.join(', '), lines: one.lines.slice(0, -1) } : undefined
}

/** Splits text followed by a name on one line. */
function signatureIn(line: string): [quote: string, author: string] | undefined {
  const [, quote = '', author = ''] = trailing.exec(line) ?? bracketed.exec(line) ?? []
  return isName(author.split(',')[0]?.trim() ?? '') ? [quote, author] : undefined
}

/** Splits a full name, a dash and text. */
function splitIntroduction(line: string, now: Date): (ReviewMetadata & { author: string; quote: string }) | undefined {
  const [, before = '', quote = ''] = leading.exec(line) ?? []
  const { marks, rest } = parseMetadata(before, now)
  const [author = ''] = rest
  return rest.length === 1 && isName(author) && fullName.test(author) ? { ...marks, author, quote } : undefined
}

/** Takes the author from the last or first line. */
function withSignature(one: Draft, now: Date): Draft {
  if (one.author !== '' || !one.hasText) return one
  const [first = '', ...others] = one.lines
  const { quote, ...known } = splitIntroduction(first, now) ?? { quote: first }
  return withAuthorBelow(one, now) ?? { ...one, ...known, lines: [quote, ...others] }
}

function addText(current: Draft, text: string): void {
  const [, sign = '', quote = text] = starsFirst.exec(text) ?? []
  const stars = parseStars(sign)
  addMetadata(current, stars === undefined ? {} : { stars })
  current.lines.push(stars === undefined ? text : quote)
  current.hasText = true
}

/** 'Jo P., Leeds, Google, March 2025, 5 stars'. */
function addSignature(current: Draft, signature: string, now: Date): void {
  const { marks, rest } = parseMetadata(signature, now)
  const [author = '', ...places] = rest
  current.author = author
  current.place = places.join(', ')
  addMetadata(current, marks)
}

/** Takes the author from a short first line or from before a colon. */
function withAuthorAbove(one: Draft, now: Date): Draft {
  const [first = '', ...others] = one.lines
  if (others.length > 0 && first.split(' ').length <= 4 && isName(first) && /^\p{Lu}/u.test(first)) {
    return { ...one, author: first, lines: others }
  }
  const [, before = '', after = ''] = /^([^:]{2,60}): (.{10,})$/.exec(first) ?? []
  const { marks, rest } = parseMetadata(before, now)
  if (rest.length !== 1 || !/^\p{Lu}/u.test(before) || !isName(rest[0] ?? '') || before.split(' ').length > 5)
    return one
  return { ...one, ...marks, author: rest[0] ?? '', lines: [after, ...others] }
}

function toReview(one: Draft, platform: string): SplitReview {
  const whole = unquoted(
    one.lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
  const text = cutToLimit(whole)
  return {
    text,
    author: one.author.replace(/[,:]$/, '').slice(0, limits.reviewAuthor).trim(),
    place: one.place.slice(0, 48).trim(),
    stars: one.stars ?? 0,
    date: one.date ?? '',
    source: (one.source ?? platform).slice(0, limits.reviewSource),
    link: '',
    shortened: text !== whole,
    unsure: one.unsure ?? one.lines.some((line, at) => at > 0 && isName(line) && fullName.test(line)),
  }
}

const unquoted = (text: string) => text.replace(/^["“„«»]\s*([^"“”„«»]*?)\s*["”“«»]$/u, '$1')

/** Cuts a text to a review's limit after a sentence, otherwise after a word, with '…'. */
function cutToLimit(text: string): string {
  if (text.length <= limits.reviewText) return text
  const cut = text.slice(0, limits.reviewText - 2).replace(/[\ud800-\udbff]$/, '')
  const sentence = /^[\s\S]*[.!?。](?=\s)/u.exec(cut)?.[0] ?? ''
  if (sentence.length > limits.reviewText / 2) return `${sentence} …`
  const word = cut.replace(/\s+\S*$/, '')
  return `${word.length > limits.reviewText / 2 ? word : cut}…`
}
