import type { Price } from '../../renderer/document/business.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import { isLabel } from '../../templates/plan/sentence-text.ts'
import { wellSpelled } from '../../templates/plan/well-spelled.ts'
import type { Linked } from './links.ts'
import { mergeGeneral } from './merge-general.ts'
import { type PlacedRow, withOneAmount } from './one-amount.ts'
import { type FoundService, type PriceContext, pricedBy } from './priced-by.ts'
import { quieted } from './quieted.ts'
import { folded, type Span, titled } from './text.ts'
import { thresholds } from './thresholds.ts'

/** A text's services, with one row for each price of a variant or duration. */
export function servicesOf(text: string, marks: readonly Linked[], context: PriceContext): FoundService[] {
  const denied = marks.filter(({ label }) => label === 'X').map((mark) => folded(mark.text))
  const services = marks.filter(({ label }) => label === 'S')
  const columns = columnsOf(marks)
  const rows = services
    .filter((service) => !isPlace(text, marks, service))
    .flatMap((service) => {
      const parts = marks.filter((mark) => mark !== service && isPartOf(mark, service.of[0] ?? -1))
      const isDenied = denied.some((words) => ` ${words} `.includes(` ${folded(service.text)} `))
      return rowsOf(text, service, withPlaces(text, marks, withColumns(parts, columns)), context).map((row) => ({
        ...row,
        group: headingOf(text, marks, service),
        isSure: (isSure(service, row) || isListed(text, services, service) || isWhole(text, service)) && !isDenied,
        partial: row.price === null && row.priceWords === '' && isProse(text, service),
      }))
    })
  const bound = withOneAmount(text, rows).map(({ amounts: _, ...row }) => row)
  return mergeGeneral(text, distinct(bound.flatMap(withOwnName)))
}

/** In 'Precios desde 3.400 € la blanca', the service is 'La blanca': a word for prices names no service. */
function withOwnName(row: FoundService): FoundService[] {
  if (!isLabel(row.name)) return [row]
  const unit = row.price?.unit ?? ''
  if (isOfTime.test(unit)) return [row]
  const name = row.variant || unit || row.note
  if (name === '') return []
  const price = row.price && { ...row.price, unit: row.variant ? row.price.unit : '' }
  return [{ ...row, name: titled(name), variant: '', price }]
}

const isOfTime =
  /^(?:\/|(?:per|an?|each|pro|por|par|la|al|à|all[’']|per) ?)? ?(?:h|hrs?|hours?|half|days?|weeks?|months?|nights?|min\p{L}*|std|stunde|tag|hora|día|heure|jour|ora|giorno|dia|uur|dag|godz\p{L}*)(?!\p{L})/iu

/** Whether the service continues a list of places: 'Altenberge' in 'in Münster, Altenberge'. */
const isPlace = (text: string, marks: readonly Linked[], service: Linked): boolean =>
  /^\p{Lu}[\p{L}-]+$/u.test(service.text) &&
  marks.some(
    ({ label, end, probability }) =>
      label === 'A' &&
      probability >= thresholds.placedArea &&
      end <= service.start &&
      /^(?:,| and| und| et| y| e| en) $/u.test(text.slice(end, service.start)),
  )

const isPartOf = ({ label, of, probability }: Linked, nth: number) =>
  'VPUDN'.includes(label) && of.includes(nth) && (label !== 'N' || probability >= thresholds.noted)

const isSure = ({ probability }: Linked, { price, priceWords }: Pick<FoundService, 'price' | 'priceWords'>): boolean =>
  probability >= (price || priceWords !== '' ? thresholds.pricedService : thresholds.unpricedService)

/**
 * Whether an adjacent list item is certain, or two others on the list: 'taps, leaks and boilers'. If the list is the whole sentence, any
 * item counts.
 */
function isListed(text: string, services: readonly Linked[], service: Linked): boolean {
  const at = services.indexOf(service)
  const isJoined = (one: Linked | undefined, other: Linked | undefined) =>
    one !== undefined && other !== undefined && joint.test(text.slice(one.end, other.start))
  let [first, last] = [at, at]
  while (isJoined(services[first - 1], services[first])) first -= 1
  while (isJoined(services[last], services[last + 1])) last += 1
  const isCertain = (nth: number) =>
    nth >= first && nth <= last && nth !== at && (services[nth]?.probability ?? 0) >= thresholds.unpricedService
  const certain = services.filter((_, nth) => isCertain(nth)).length
  const isSentence =
    /(?:^|[.!?\n])\s*$/u.test(text.slice(0, services[first]?.start)) &&
    /^\s*(?:[.!?\n]|$)/u.test(text.slice(services[last]?.end))
  return (
    (isSentence && last - first > 1 && certain > 0) ||
    (service.probability >= thresholds.listedService && (isCertain(at - 1) || isCertain(at + 1))) ||
    (service.probability >= thresholds.memberOfList && certain > 1)
  )
}
const joint = /^\s*(?:,|&|\+|\/|and|or|und|oder|et|y|e|o|en|i|of)\s*(?:and\s)?$/u

/** Whether the owner wrote nothing but a service: 'septic pumping'. */
const isWhole = (text: string, { start, end }: Linked): boolean =>
  !/[\p{L}\p{N}]/u.test(text.slice(0, start) + text.slice(end)) && !firstPerson.test(text)

/** Identifies a row among its service's rows. */
const keyOf = ({ variant, duration, price }: Pick<Row, 'variant' | 'duration' | 'price'>) =>
  folded(`${variant} ${duration} ${price?.unit ?? ''}`)

/** A table's column heads: 'Adult   Under 16' above services with two prices each. */
function columnsOf(marks: readonly Linked[]): Linked[] {
  const first = marks.findIndex(({ label }) => label === 'S')
  return marks.slice(0, first).filter(({ label }) => label === 'V' || label === 'D')
}

function withColumns(parts: readonly Linked[], columns: readonly Linked[]): readonly Linked[] {
  const prices = parts.filter(({ label }) => label === 'P')
  if (columns.length < 2 || prices.length !== columns.length || parts.some(({ label }) => 'VD'.includes(label)))
    return parts
  return parts.flatMap((part) => {
    const column = columns[prices.indexOf(part)]
    return column ? [{ ...column, start: part.start, end: part.start }, part] : [part]
  })
}

/** The places after each of a service's prices: 'Call out $150 Yandina and Maleny, $190 for Noosa'. */
function withPlaces(text: string, marks: readonly Linked[], parts: readonly Linked[]): readonly Linked[] {
  const prices = parts.filter(({ label }) => label === 'P')
  if (prices.length < 2 || parts.some(({ label }) => 'VD'.includes(label))) return parts
  const behind = prices.map((price, nth) => {
    const until = prices[nth + 1]?.start ?? text.length
    const areas = marks.filter(({ label, start, end }) => label === 'A' && start > price.end && end < until)
    const [first] = areas
    const isBeside = first && /^ (?:(?:for|in|to|around) )?$/u.test(text.slice(price.end, first.start))
    const last = areas.findLast((area, at) => at === 0 || areas.indexOf(area) === at)
    return isBeside && last ? ([first, last] as const) : undefined
  })
  if (!behind.every((one) => one !== undefined)) return parts
  return parts.flatMap((part): Linked[] => {
    const [first, last] = behind[prices.indexOf(part)] ?? []
    if (!first || !last) return [part]
    const [start, end] = [part.end, last.end]
    return [part, { ...first, label: 'V', start, end, text: text.slice(first.start, end), of: part.of }]
  })
}

/** 'I', 'we'. */
export const firstPerson = /(?<!\p{L})(?:i|we|ich|wir|je|nous|on|yo|nosotros|io|noi|eu|nós|ik|wij|ja|my)(?!\p{L})/iu

/** Whether a pronoun precedes the service in its sentence: 'I fix boilers' is more than a list. */
export const isProse = (text: string, { start }: Pick<Linked, 'start'>): boolean =>
  firstPerson.test(
    text
      .slice(0, start)
      .split(/[.!?]\s|\n/)
      .at(-1) ?? '',
  )

type Row = Omit<PlacedRow, 'group' | 'isSure'>

function rowsOf(text: string, service: Linked, parts: readonly Linked[], context: PriceContext): Row[] {
  const prices = parts.filter(({ label }) => label === 'P')
  const textOf = (label: string, among: readonly Linked[]) => among.find((part) => part.label === label)?.text ?? ''
  const row = (own: readonly Linked[], more: Partial<Row> = {}): Row => {
    const price = own.find(({ label }) => label === 'P')
    const time = quieted(textOf('D', own)).replace(copula, '')
    return {
      name: titled(context.language === 'en' ? wellSpelled(service.text) : service.text).slice(0, limits.serviceName),
      variant: quieted(textOf('V', own)).slice(0, limits.serviceName),
      ...pricedBy(price?.text ?? '', textOf('U', own), context),
      duration: folded(service.text).endsWith(folded(time)) ? '' : time.slice(0, limits.duration),
      note: notesOf(own.filter(({ label }) => label === 'N')),
      spans: spansOf(text, [service, ...own]),
      amounts: own.filter(({ label }) => label === 'P').map(spanOf),
      ...more,
    }
  }
  if (prices.length < 2) {
    const variants = parts.filter(({ label }) => label === 'V')
    return [
      row(
        parts,
        variants.length > 1
          ? { variant: '', note: notesOf([...variants, ...parts.filter(({ label }) => label === 'N')]) }
          : {},
      ),
    ]
  }
  const rows = segmentsOf(parts, text).map((own, nth) => row(own, nth === 0 ? {} : { spans: spansOf(text, own) }))
  return [...Map.groupBy(rows, keyOf).values()].flatMap(([first, ...others]) =>
    first && others.length > 0
      ? [
          {
            ...{ ...first, price: lowestOf([first, ...others]), priceWords: '' },
            amounts: [first, ...others].flatMap(({ amounts }) => amounts),
          },
        ]
      : (first ?? []),
  )
}

const spanOf = ({ start, end }: Linked): Span => [start, end]

/** '45 minutes is' */
const copula = /\s(?:is|are|costs?|ist|kostet|est|coûte|es|cuesta|è|costa|kost)$/iu

const notesOf = (marks: readonly Linked[]): string =>
  marks
    .map(({ text }) => quieted(text))
    .join(', ')
    .slice(0, limits.serviceNote)

/** The words of marks, merged into one span if hardly a word is between them. */
export function spansOf(text: string, marks: readonly Pick<Linked, 'start' | 'end'>[]): Span[] {
  const spans: Span[] = []
  for (const { start, end } of marks.toSorted((one, other) => one.start - other.start)) {
    const last = spans.at(-1)
    if (last && /^\P{L}*(?:\p{L}{1,5}\P{L}*)?$/u.test(text.slice(last[1], start)))
      spans[spans.length - 1] = [last[0], end]
    else spans.push([start, end])
  }
  return spans
}

/** Divides a service's parts by price. A variant or duration belongs to the nearer price: 'short £38, long £52', '£45 (deluxe)'. */
export function segmentsOf<Part extends Omit<Linked, 'probability'>>(parts: readonly Part[], text = ''): Part[][] {
  const segments: Part[][] = []
  let waiting: Part[] = []
  parts.forEach((part, index) => {
    const last = segments.at(-1)
    const price = last?.findLast(({ label }) => label === 'P')
    const next = parts[index + 1]
    const isOfNext =
      next?.label === 'P' &&
      'VD'.includes(part.label) &&
      !(price && behindPrice.test(text.slice(price.end, part.start))) &&
      next.start - part.end <= part.start - (price?.end ?? -Infinity)
    if (part.label === 'P') {
      segments.push([...waiting, part])
      waiting = []
    } else if (last && !isOfNext) last.push(part)
    else waiting.push(part)
  })
  return segments
}

/** '£28 for 45 minutes' */
const behindPrice = /^\s(?:for|für|pour|por|per|voor|za)\s$/iu

/** The lowest price of otherwise equal rows. */
function lowestOf(rows: readonly Row[]): Price | null {
  const prices = rows.flatMap(({ price }) => price ?? [])
  const [lowest] = prices.toSorted((one, other) => one.amount - other.amount)
  return lowest && prices.length === rows.length ? { ...lowest, to: null, from: true } : null
}

/** The heading above a service, up to an empty line; for a heading within a sentence, up to the sentence's end. */
export function headingOf(text: string, marks: readonly Linked[], service: Pick<Linked, 'start'>): string {
  const heading = marks.findLast(({ label, end }) => label === 'E' && end <= service.start)
  const between = text.slice(heading?.end ?? 0, service.start)
  const isAbove = /^[^\S\n]*:?[^\S\n]*\n/.test(between)
  const isOver = isAbove ? /\n\s*\n/.test(between.replace(/^[\s:]+/, '')) : /\n|[.!?]\s/.test(between)
  return heading && !isOver ? titled(heading.text, 2).slice(0, limits.serviceGroup) : ''
}

/** Each service once. If a text has two prices for the same service, neither is certain. */
function distinct(rows: readonly FoundService[]): FoundService[] {
  const same = Map.groupBy(rows, (row) => `${folded(row.name)}|${folded(row.group)}|${keyOf(row)}`)
  const each = [...same.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const priced = all.filter(({ price }) => price !== null)
    const isContradiction = new Set(priced.map(({ price }) => JSON.stringify(price))).size > 1
    const row = priced[0] ?? first
    const spans = all.flatMap((one) => one.spans)
    return [
      isContradiction
        ? { ...first, price: null, partial: true, isSure: false, spans }
        : { ...row, isSure: all.some((one) => one.isSure), spans },
    ]
  })
  // 'We cut hair … Cut £28' is one service, priced once.
  return each.filter(
    (row) =>
      row.price !== null ||
      row.priceWords !== '' ||
      !each.some((other) => other !== row && other.price !== null && folded(other.name) === folded(row.name)),
  )
}
