import type { Price } from '../../../../renderer/document/business.ts'
import { durationsIn } from '../../../../renderer/facts/reading/durations.ts'
import type { FoundPrice } from '../../../../renderer/facts/reading/prices.ts'
import { capitalized, type Found, holds, type Span, sliceOf, trimmed, type Unit } from '../text.ts'
import { activity, bareName, isServiceName } from './service-name.ts'

export type FoundService = Found<{ name: string; price: Price | null; duration: string; note: string; group: string }>

type Sentence = { text: string; unit: Unit; prices: readonly FoundPrice[]; known: ReadonlySet<string> }
/** A name, its price, and their positions. */
type Entry = { name: string; nameSpan: Span; price: FoundPrice; duration: string; note: string; span: Span }

/**
 * The services in a sentence or line with a price beside their name: 'Cut £28, colour from £60', '£35 for a lesson'. Positions refer to the
 * whole text. Skips a price that could belong to two names.
 */
export function pricedServices(sentence: Sentence): FoundService[] {
  const { text, unit, prices } = sentence
  const own = prices.filter(({ span }) => holds(unit.span, span))
  const first = own[0]
  if (!first) return []
  const lead = trimmed(text, [unit.span[0], first.span[0]], ' ,:;.–—-')
  const startsWithPrice =
    lead[1] <= lead[0] ||
    /^(?:(?:we|i) charge|charging|only|just|prices?|it'?s|it costs|from)$/iu.test(sliceOf(text, lead))
  const entries = startsWithPrice ? namesBehind(sentence, own) : namesInFront(sentence, own)
  const label = labelOf(sentence, first.span[0])
  return entries.map(({ name, price, duration, note, span }, nth) => ({
    ...{ name, price: price.price, duration, note, group: label?.group ?? '' },
    spans: nth === 0 && label?.group ? [label.span, span] : [span],
  }))
}

/** Separators between entries. Other words continue the entry: '£60 first hour then £45'. */
const parted = /^\s*(?:[,;|/·•、。–—-]|(?:and|plus|or|&|und|y|et|e|en|i|och|sowie)\s)/iu

/** 'FADE £16 CUT £18 SHAVE £15': names alternate with prices, without separators. */
function isRowOf(text: string, { span }: Unit, prices: readonly FoundPrice[]): boolean {
  const between = prices.slice(1).map((price, nth) => text.slice(prices[nth]?.span[1], price.span[0]))
  const after = text.slice(prices.at(-1)?.span[1], span[1])
  return (
    prices.length > 2 &&
    /^[\s.!]*$/.test(after) &&
    between.every((name) => /^\s+[\p{L}\p{N}][\p{L}\p{N}'& +-]+\s*$/u.test(name))
  )
}

/** 'Cut £28, colour from £60 (45 min)' */
function namesInFront(sentence: Sentence, prices: readonly FoundPrice[]): Entry[] {
  const { text, unit } = sentence
  let label: Entry | undefined
  let from = unit.span[0]
  const isRow = isRowOf(text, unit, prices)
  return prices.flatMap((price, nth) => {
    const until = prices[nth + 1]?.span[0] ?? unit.span[1]
    const begin = from
    const behind: Aside = isRow
      ? { end: price.span[1], duration: '', note: '' }
      : asideBehind(text, [price.span[1], until], unit, nth === prices.length - 1)
    from = behind.end
    if (!price.sure || behind.isOpen) return []
    if (nth > 0 && !isRow && !parted.test(text.slice(begin, price.span[0]))) return []
    const front = entryInFront(sentence, [begin, price.span[0]], nth === 0)
    if (front && front.name === '' && front.duration !== '' && label) {
      // 'Massage: 30 min £35, 60 min £60' is one treatment with two prices.
      return [
        {
          ...label,
          ...{ price, duration: front.duration, note: behind.note },
          span: [front.span[0], behind.end] as Span,
        },
      ]
    }
    if (!front || front.name === '') {
      label = undefined
      return []
    }
    const entry = {
      ...front,
      ...{ price, duration: front.duration || behind.duration, note: joinedNotes(front.note, behind.note) },
      span: [front.span[0], behind.end] as Span,
    }
    label = entry
    return [entry]
  })
}

type Front = { name: string; nameSpan: Span; duration: string; note: string; span: Span }

/** The text between the previous entry and a price: a name, with an optional duration and note. */
function entryInFront(sentence: Sentence, span: Span, isFirst: boolean): Front | undefined {
  const { text, known } = sentence
  let [start, end] = trimmed(text, span, ' ,;.·•|/–—-、。')
  const label = isFirst ? labelOf(sentence, span[1]) : undefined
  if (label) start = label.span[1]
  const intro = introOf(text.slice(start, end), isFirst)
  start += intro
  start += /^[^\p{L}\p{N}(]*/u.exec(text.slice(start, end))?.[0].length ?? 0
  const whole = text.slice(start, end)
  const aside = /\s*\((?<inner>[^()]{1,80})\)\s*[:–—=.,-]*\s*$/u.exec(whole)
  const inner = aside?.groups?.inner ?? ''
  if (aside) end = start + aside.index
  const durations = durationsIn(text.slice(start, end))
  const duration = durations[0]
  if (durations.length > 1) return undefined
  const said = duration
    ? text.slice(start, start + duration.span[0]) + text.slice(start + duration.span[1], end)
    : text.slice(start, end)
  // The duration comes first in '45-minute massage' and last in 'Massage 45 min'.
  if (
    duration &&
    said.trim() !== '' &&
    !/^[\s,(:–—-]*$/u.test(text.slice(start, start + duration.span[0])) &&
    !/^[\s,):–—=-]*(?:for|at|costs?|is|are)?\s*$/iu.test(text.slice(start + duration.span[1], end))
  )
    return undefined
  const name = bareName(said.replace(/\(\s*\)/g, ' '))
  const innerDuration = durationsIn(inner)[0]
  const isDuration = innerDuration?.duration.length === inner.trim().length
  const front = {
    name: '',
    nameSpan: [start, end] as Span,
    duration: duration?.duration ?? (isDuration ? inner.trim() : ''),
    note: isDuration ? '' : inner.trim(),
    span: [start, span[1]] as Span,
  }
  if (name === '') return front
  if (/[,;:\uE000]/.test(name) || front.note.includes('\uE000') || !isServiceName(name, known)) return undefined
  return { ...front, name: capitalized(name) }
}

/** 'Colour: roots £45, full head £70' starts with a heading; 'Bakery in York: bread £4' with an unrelated sentence. */
function labelOf({ text, unit, known }: Sentence, until: number): { span: Span; group: string } | undefined {
  const match = /^(?<label>[^:]{2,80}):\s+(?=\p{L})/u.exec(text.slice(unit.span[0], until))
  const label = match?.groups?.label ?? ''
  if (!match || introOf(match[0], true) > 0) return undefined
  const span: Span = [unit.span[0], unit.span[0] + match[0].length]
  if (label.includes('\uE000')) return { span, group: '' }
  // 'Massage: 30 min £35, 60 min £60' continues with durations of the same service.
  const isService =
    isServiceName(label, known) && !durationsIn(text.slice(span[1], span[1] + 12)).some((one) => one.span[0] === 0)
  return isService ? { span, group: capitalized(label) } : undefined
}

/** The length of a lead-in such as 'Prices: ', 'We charge' or 'Our services: '. */
function introOf(said: string, isFirst: boolean): number {
  if (!isFirst)
    return (
      /^(?:and|plus|or|&|und|y|et|e|en|i|och|sowie|auch|also)\s+(?:(?:a|an|the|we (?:also )?(?:do|offer))\s+)*/iu.exec(
        said,
      )?.[0].length ?? 0
    )
  return (
    /^(?:(?:our |my |the |current )?(?:prices?|price list|services?|menu|rates?|treatments?|services (?:and|&) prices|preise|preisliste|leistungen|angebot|precios|tarifas|servicios|carta|tarifs|prestations|prix|prezzi|listino|servizi|preços|serviços|prijzen|diensten|tarieven|cennik|usługi|priser|prislista|tjänster|料金|メニュー|가격|메뉴)(?: (?:are|include|start|sind|son|sont))?\s*[:–—-]\s*|(?:we|i) (?:offer|do|sell|provide|make|also offer|also do)(?: an?)? )/iu.exec(
      said,
    )?.[0].length ?? 0
  )
}

/** '£18.50 for two courses', 'R$ 180 o cento', '£60 first hour': the price covers only that. */
const qualification = (isLast: boolean) => (isLast ? lastQualification : innerQualification)
const words = String.raw`^\s+(?!(?:and|or|but|which|who|so|then|und|oder|aber|y|o|pero|et|ou|mais|e|ma|en|of|maar|i|ale|och|men)\s)(?<note>[\p{L}\p{N}][^,;.()|/–—\n\uE000\p{Sc}]{0,60}?)`
const innerQualification = new RegExp(`${words}(?=\\s*[,;.|)/–—]|\\s(?:and|und|y|et|e|en|i|och)\\s*$)`, 'iu')
const lastQualification = new RegExp(`${words}(?=\\s*(?:[,;.|)/–—]|$))`, 'iu')
/** Words after a price that don't change it. */
const endOfPrice =
  /^\s*(?:[,;.:|/·•)(、。！!–—-]|$|(?:and|or|but|which|plus|&|und|oder|y|o|et|ou|e|en|i|och|sowie)\s|\uE000)|^\s*(?!\p{L}|\p{N})\S/iu

/** `isOpen`: the following words may change the price. */
type Aside = { end: number; duration: string; note: string; isOpen?: boolean }

/** The text after a price that belongs to it: '(45 min)', 'for 45 minutes', and, after a line's last price, any explanation. */
function asideBehind(text: string, [start, end]: Span, unit: Unit, isLast: boolean): Aside {
  const rest = text.slice(start, end)
  const none = { end: start, duration: '', note: '' }
  const bracket = /^\s*\((?<inner>[^()\uE000]{1,120})\)/u.exec(rest)
  if (bracket) {
    const inner = bracket.groups?.inner?.trim() ?? ''
    const isDuration = durationsIn(inner)[0]?.duration.length === inner.length
    return { end: start + bracket[0].length, duration: isDuration ? inner : '', note: isDuration ? '' : inner }
  }
  const timed = /^\s*(?:,|\/|for|for an?|–|-|für|por|pour|per|a)?\s*/iu.exec(rest)?.[0].length ?? 0
  const duration = durationsIn(rest.slice(timed, timed + 24))[0]
  if (duration?.span[0] === 0) {
    const [stop] = [start + timed + duration.span[1]]
    const after = text.slice(stop, end)
    const isApart = isLast ? /^\s*(?:[,;.)|·•/]|$|and\b|–|-)/u : /^\s*(?:[,;.)|·•/]|and\b|–|-)/u
    return isApart.test(after) ? { end: stop, duration: duration.duration, note: '' } : none
  }
  const qualified = qualification(isLast).exec(rest)
  const isCutOff = /(?:^|\s)(?:incl|inkl|inc|approx|ca|max|min|zzgl)$/i.test(qualified?.groups?.note ?? '')
  if (qualified?.groups?.note && !isCutOff)
    return { end: start + qualified[0].length, duration: '', note: qualified.groups.note.trim() }
  if (isCutOff || !endOfPrice.test(rest)) return { ...none, isOpen: true }
  if (!isLast || !unit.alone) return none
  const note =
    /^\s*(?:[–—:-]\s|,\s*(?=inc|mit\b|con\b|avec\b|with\b|made|served))(?<note>[^\uE000]{3,200})$/u
      .exec(rest)
      ?.groups?.note?.trim() ?? ''
  return note === '' || /[£€$¥₩]|\d{3}/.test(note) ? none : { end, duration: '', note: note.replace(/[.;,]$/, '') }
}

const joinedNotes = (one: string, other: string) => [one, other].filter((note) => note !== '').join('; ')

/** '£35 for a lesson, £60 for two' */
function namesBehind(sentence: Sentence, prices: readonly FoundPrice[]): Entry[] {
  const { text, unit, known } = sentence
  return prices.flatMap((price, nth) => {
    const until = prices[nth + 1]?.span[0] ?? unit.span[1]
    const said = text.slice(price.span[1], until)
    const match =
      /^\s*(?:for|per|für|por|pour|per|para|voor|za|för)\s+(?:an?\s+|the\s+|eine?n?\s+|una?\s+|une?\s+)?(?<name>[^,;.:()\uE000]+?)(?=\s*(?:[,;.()]|$|\s(?:and|und|y|et|e)\s*$))/iu.exec(
        said,
      )
    const written = match?.groups?.name ?? ''
    const duration = durationsIn(written)[0]
    const name = bareName(duration ? written.replace(duration.duration, '') : written)
    if (
      !match ||
      !price.sure ||
      price.price.unit !== '' ||
      name === '' ||
      !isServiceName(name, known) ||
      !activity.test(name)
    )
      return []
    const span: Span = [price.span[0], price.span[1] + match[0].length]
    return [{ name: capitalized(name), nameSpan: span, price, duration: duration?.duration ?? '', note: '', span }]
  })
}
