import { limits } from '../../../renderer/document/fields/limits.ts'
import { type FoundService, type PriceContext, pricedBy } from '../../reading/priced-by.ts'
import { pricesIn } from '../../reading/prices.ts'
import { capitalized, folded, overlaps, type Span, sliceOf, trimmed } from '../../reading/text.ts'
import { type ReadService, readService } from './schema.ts'

/**
 * A price list's services, and its other lines, each as the service it may be. A name counts as unread if its line's price is for something
 * else: 'Acupuncture' in 'Acupuncture add-on (+£15)'. A line with only a name and a price is a service.
 */
export function byLine(text: string, found: readonly FoundService[], context: PriceContext) {
  const { country, language } = context
  const isIn = (spans: readonly Span[], span: Span) => spans.some((one) => overlaps(one, span))
  const lines = Array.from(text.matchAll(/[^\n]+/g), (line) => trimmed(text, [line.index, line.index + line[0].length]))
  const spans = found.flatMap((one) => one.spans)
  const halfRead = lines.filter((line) =>
    pricesIn(sliceOf(text, line), country, language).some(
      ({ sure, span: [from, to] }) => sure && !isIn(spans, [line[0] + from, line[0] + to]),
    ),
  )
  const read = found.filter(
    ({ price, priceWords, spans: own }) => price || priceWords !== '' || !halfRead.some((line) => isIn(own, line)),
  )
  const readSpans = read.flatMap((one) => one.spans)
  const headings = new Set(read.map(({ group }) => folded(group)))
  const unread = lines.filter(
    (line) =>
      !isIn(readSpans, line) &&
      /\p{L}/u.test(sliceOf(text, line)) &&
      !headings.has(folded(sliceOf(text, line).replace(/\s*:$/, ''))),
  )
  const offered = unread.map((line) => ({ line, service: asService(sliceOf(text, line), context) }))
  const isRead = ({ service }: { service: ReadService }) => read.length > 0 && isNameAndPrice(service)
  const services = [
    ...read.map(({ spans: own, partial: _, isSure: __, ...service }) => {
      const line = lines.find((one) => isIn(own, one))
      return { at: line?.[0] ?? 0, service: line ? withPlus(service, sliceOf(text, line)) : service }
    }),
    ...offered.filter(isRead).map(({ line, service }) => ({ at: line[0], service })),
  ]
  const inOrder = services.toSorted((one, other) => one.at - other.at).map(({ service }) => service)
  return {
    services: inOrder.map((one, nth) => ({ ...one, group: one.group || (inOrder[nth - 1]?.group ?? '') })),
    unread: offered.filter((one) => !isRead(one)).map(({ service }) => service),
  }
}

/** A four-digit number may be a year. */
const isNameAndPrice = ({ name, price, priceWords, note }: ReadService): boolean =>
  note === '' && name.split(' ').length <= 6 && (priceWords.startsWith('+') || (price !== null && price.amount < 1000))

/** 'Nail art +£5' costs five pounds more, not five pounds. */
function withPlus<Service extends Pick<ReadService, 'price' | 'priceWords'>>(service: Service, line: string): Service {
  const { price } = service
  const [words] = price ? (/\+\s?\p{Sc}?\s?\d[\d.,]*\d?\s?\p{Sc}?/u.exec(line) ?? []) : []
  return words && Number.parseFloat(words.replace(/[^\d.]/g, '')) === price?.amount
    ? { ...service, price: null, priceWords: words.trim() }
    : service
}

/** A line as a service: the words before its last amount, whose currency sign may be missing at the end of the line. */
function asService(line: string, context: PriceContext): ReadService {
  const found = pricesIn(line, context.country, context.language).at(-1)
  const bare = /(?<=[\s:.…–—-])(\d{1,6}(?:[.,]\d{1,2})?)$/u.exec(line)
  const [from, to] = found?.span ?? [bare?.index ?? line.length, line.length]
  const before = line.slice(0, from).replace(/[\s(+:.…–—-]+$/u, '')
  const after = line.slice(to).replace(/^[\s).,;:–—-]+/u, '')
  const [name, note] = before === '' ? [after, ''] : [before, after]
  const end = name.length > limits.serviceName ? name.lastIndexOf(' ', limits.serviceName) : name.length
  const rest = [name.slice(end).trim(), capitalized(note)].filter(Boolean).join(' ')
  const service = readService.parse({
    name: capitalized(name.slice(0, end > 0 ? end : limits.serviceName)),
    ...pricedBy(line.slice(from, to), '', context),
    note: rest.slice(0, limits.serviceNote),
  })
  return withPlus(service, line)
}
