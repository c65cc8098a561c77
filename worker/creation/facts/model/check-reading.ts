import { credentialsOf } from '../../../reading/credentials.ts'
import type { Label } from '../../../reading/labels.ts'
import { languageNames } from '../../../reading/language-names.ts'
import type { Linked } from '../../../reading/links.ts'
import { type FoundPrice, pricesIn } from '../../../reading/prices.ts'
import { headingOf, isProse, spansOf } from '../../../reading/services.ts'
import { sinceOf } from '../../../reading/since.ts'
import { termsOf } from '../../../reading/terms.ts'
import {
  capitalized,
  type Found,
  folded,
  named,
  overlaps,
  type Span,
  sliceOf,
  spaced,
  titled,
} from '../../../reading/text.ts'
import { thresholds } from '../../../reading/thresholds.ts'
import { rowFact } from '../filled-fact.ts'
import type { FactsRequest, FoundFacts } from '../find-facts.ts'
import { hourTokens } from '../hours/hour-tokens.ts'
import { hoursIn } from '../hours/hours.ts'
import { quoteOf } from '../name-facts.ts'
import type { FactKind, RowFact, RowValue } from '../row-facts.ts'
import type { ModelReading } from '../schema.ts'
import { maxStatements } from './answer.ts'
import { isNegative, looselyIn, placesOf } from './find-words.ts'
import { priceIn } from './price-in.ts'

/** A text as our rules and the tagger read it. */
export type ReadText = Pick<FoundFacts, 'text' | 'stated' | 'stating' | 'left' | 'marks'> &
  Pick<FactsRequest, 'country' | 'language' | 'places' | 'year'>

/** How many places of a quote are tried at most. A one-letter quote has hundreds. */
const maxPlaces = 4

/** A fact stated in the text, with the places of its words. */
export type CheckedFact = RowFact & { quote: string; spans: readonly Span[]; partial: boolean; isSure: boolean }

/**
 * The reading's facts that the text still contains. Drops facts whose quote isn't in the text, or whose name or price isn't in the quote.
 * Rules read prices, times, years and numbers again.
 */
export function checkedFacts({ facts }: Pick<ModelReading, 'facts'>, read: ReadText): CheckedFact[] {
  const prices = pricesIn(read.text, read.country, read.language)
  return withinLimits(facts).flatMap(({ kind, value, quote }) => {
    for (const span of placesOf(read.stated, quote).slice(0, maxPlaces)) {
      const checked = checkers[kind]?.(value as never, span, { ...read, prices })
      if (checked) return validFact(kind, checked, sliceOf(read.text, span))
    }
    return []
  })
}

/** Limits hours, years and rates to what an answer may have: each takes milliseconds to read, and browsers send readings too. */
function withinLimits(facts: ModelReading['facts']): ModelReading['facts'] {
  const left: Partial<Record<FactKind, number>> = { ...maxStatements }
  return facts.filter(({ kind }) => {
    const count = left[kind] ?? 1
    if (kind in left) left[kind] = count - 1
    return count > 0
  })
}

/**
 * Opening hours and experience are one fact each, however many statements the text has. If the model's statements don't give a week, the
 * tagger's count too.
 */
export function joinedFacts(facts: readonly CheckedFact[], read: ReadText): CheckedFact[] {
  const spansOfKind = (kind: FactKind) => facts.filter((fact) => fact.kind === kind).flatMap(({ spans }) => spans)
  const [hours, experience] = [spansOfKind('hours'), spansOfKind('experience')]
  const week = hours.length > 0 ? hoursOf(hours, read, read.stating) : undefined
  return [
    ...facts.filter(({ kind }) => kind !== 'hours' && kind !== 'experience'),
    ...joined('hours', week?.periods.length === 0 ? hoursOf(withMarked(hours, read), read, read.stating) : week, read),
    ...joined('experience', sinceOf(read.text, experience.map(markOf('Y', read)), read.year), read),
  ]
}

function joined(kind: FactKind, found: Found<object> | undefined, { text }: ReadText): CheckedFact[] {
  if (!found) return []
  return validFact(kind, found, quoteOf(found.spans, text))
}

const withMarked = (hours: readonly Span[], { marks }: ReadText): Span[] =>
  marks
    .filter(({ label, probability }) => label === 'H' && probability >= thresholds.placed)
    .map(({ start, end }): Span => [start, end])
    .filter((one) => !hours.some((own) => overlaps(own, one)))
    .concat(hours)
    .toSorted((one, other) => one[0] - other[0])

/** The fact, unless its words are too long for its kind. */
function validFact(
  kind: FactKind,
  { spans, partial = false, isSure = true, ...value }: Found<object>,
  quote: string,
): CheckedFact[] {
  const { success, data } = rowFact.safeParse({ kind, value })
  return success ? [{ ...data, quote, spans, partial, isSure }] : []
}

type PricedText = ReadText & { prices: readonly FoundPrice[] }
type Checkers = {
  [K in FactKind]?: (value: RowValue<K>, quote: Span, read: PricedText) => Found<RowValue<K>> | undefined
}

/** Contact details and addresses are left out: rules read them. */
const checkers: Checkers = {
  service: serviceIn,
  trade: ({ name }, quote, { text, marks }) => {
    const span = placesOf(text, name, quote).find((one) => !isDenied(one, marks))
    return span && { name: titled(wordsAt(text, span)), spans: [span] }
  },
  rate: ({ price: asked }, quote, read) => {
    const found = priceIn(read.text, quote, asked, read)
    const [unit] = placesOf(read.text, asked.unit, quote)
    if (!found || (!unit && found.price.unit === '')) return undefined
    const price = unit ? { ...found.price, unit: wordsAt(read.text, unit) } : found.price
    return { price, spans: [found.span, ...(unit ? [unit] : [])] }
  },
  person: ({ name, role }, quote, { text, marks, places }) => {
    const span = placesOf(text, name, quote).find((one) => !isDenied(one, marks))
    if (!span || !/\p{L}/u.test(name) || places.some((place) => folded(place) === folded(name))) return undefined
    const [own] = placesOf(text, role, quote)
    const words = { name: named(wordsAt(text, span)), role: own ? wordsAt(text, own) : '', about: '' }
    return { ...words, spans: [span, ...(own ? [own] : [])] }
  },
  area: (_, span, { text, marks }) =>
    isDenied(span, marks) ? undefined : { name: named(wordsAt(text, span)).slice(0, 80), spans: [span] },
  credential: (_, span, read) =>
    isDenied(span, read.marks) || isNegative(sliceOf(read.text, span))
      ? undefined
      : credentialsOf([markOf('C', read)(span)])[0],
  experience: (_, span, read) => sinceOf(read.text, [markOf('Y', read)(span)], read.year),
  hours: (_, span, read) => (saysWhen(span, read) ? hoursOf([span], read, []) : undefined),
  language: ({ code }, span, { text, language, marks }) => {
    const names = [...languageNames(language)].filter(([, of]) => of === code)
    const place = names.flatMap(([name]) => placesOf(text, name, span)).find((one) => !isDenied(one, marks))
    return place && { code, spans: [place] }
  },
  audience: (_, span, { text, marks }) =>
    isDenied(span, marks)
      ? undefined
      : { text: capitalized(wordsAt(text, span)).slice(0, 120), spans: [span], partial: true },
  term: ({ kind }, span, read) => {
    const isExcluded = isNegative(sliceOf(read.text, span)) || isDenied(span, read.marks)
    if (kind === 'Excluded' && !isExcluded) return undefined
    if (kind !== 'Excluded' && isDenied(span, read.marks)) return undefined
    return termsOf(read.text, [markOf(kind === 'Excluded' ? 'X' : 'N', read)(span)], [])[0]
  },
}

const wordsAt = (text: string, span: Span): string => spaced(sliceOf(text, span))

/** Whether the tagger marked words as something the business doesn't do. */
const isDenied = (span: Span, marks: readonly Linked[]): boolean =>
  marks.some(({ label, start, end }) => label === 'X' && overlaps(span, [start, end]))

/** Whether the tagger marked words as a detail: part of a service, like a package's contents, or certainly a detail. */
const isDetail = (span: Span, marks: readonly Linked[]): boolean =>
  marks.some(
    ({ label, start, end, of, probability }) =>
      label === 'N' &&
      probability >= (of.length > 0 ? thresholds.placed : thresholds.detail) &&
      overlaps(span, [start, end]),
  )

const markOf =
  (label: Label, { text }: ReadText) =>
  ([start, end]: Span): Linked => ({ label, start, end, text: text.slice(start, end), probability: 1, of: [] })

const daysAndTimes = new Set(['day', 'group', 'always', 'closed', 'until', 'holiday', 'appointment'])

/**
 * Whether words contain a day, 'closed', 'by appointment' or two times, or the tagger marked some as hours. Anything else would become a
 * note.
 */
function saysWhen(span: Span, { left, language, marks }: ReadText): boolean {
  if (marks.some(({ label, start, end }) => label === 'H' && overlaps(span, [start, end]))) return true
  const kinds = hourTokens(left, span, language).map(({ kind }) => kind)
  return kinds.some((kind) => daysAndTimes.has(kind)) || kinds.filter((kind) => kind === 'time').length > 1
}

function hoursOf(spans: readonly Span[], { left, language, country }: ReadText, stating: ReadText['stating']) {
  const found = hoursIn(left, stating, { language, country }, spans)
  return found && { ...found, exceptions: [] }
}

function serviceIn(value: RowValue<'service'>, quote: Span, read: PricedText): Found<RowValue<'service'>> | undefined {
  const { text, marks } = read
  const negatives = marks.filter(({ label }) => label === 'X').map((mark) => ` ${folded(mark.text)} `)
  const name = nameIn(text, value.name, quote, (span) => isDenied(span, marks) || isDetail(span, marks))
  if (!name || negatives.some((words) => words.includes(` ${folded(value.name)} `))) return undefined
  const words = (said: string) => (said === '' ? undefined : placesOf(text, said, quote)[0])
  const [variant, duration, note, priceWords] = [
    ...[words(value.variant), words(value.duration), words(value.note), words(value.priceWords)],
  ]
  const price = value.price ? priceIn(text, quote, value.price, read) : undefined
  if ((value.variant !== '' && !variant) || (value.price && !price)) return undefined
  const unit = words(value.price?.unit ?? '')
  const textOf = (span: Span | undefined) => (span ? wordsAt(text, span) : '')
  const spans = [...name, variant, duration, note, priceWords, price?.span, unit].filter((span) => span !== undefined)
  const [start] = name[0] ?? quote
  return {
    name: titled(name.map((span) => wordsAt(text, span)).join(' ')),
    variant: textOf(variant),
    price: price ? { ...price.price, unit: textOf(unit) || price.price.unit } : null,
    ...{ priceWords: textOf(priceWords), duration: textOf(duration), note: textOf(note) },
    group: headingOf(text, marks, { start }),
    spans: spansOf(
      text,
      spans.map(([from, to]) => ({ start: from, end: to })),
    ),
    partial: !price && !priceWords && isProse(text, { start }),
  }
}

/** The places of a name's words in the quote, adjacent or with other words in between. */
function nameIn(text: string, name: string, quote: Span, isLeftOut: (span: Span) => boolean): Span[] | undefined {
  const span = placesOf(text, name, quote).find((one) => !isLeftOut(one))
  if (span) return [span]
  const spans = looselyIn(text, name, quote)
  return spans?.some(isLeftOut) ? undefined : spans
}
