import { limits } from '../../renderer/document/fields/limits.ts'
import { sentenceEnd, sentenceStart } from './marks/marks.ts'
import { onlySize, otherItem, sizes } from './marks/price-items.ts'
import { counted, counting } from './marks/priced-names.ts'
import { type FoundService, type PriceContext, pricedBy } from './priced-by.ts'
import { quieted } from './quieted.ts'
import { overlaps, type Span, sliceOf, titled, trimmed } from './text.ts'

/** A row with the positions of its amounts and of its other words. */
export type PlacedRow = FoundService & { amounts: readonly Span[]; words: readonly Span[] }

type Amount = { span: Span; isCertain: boolean }
type Priced = { name: Span; amount: Span; behind?: Span }

/**
 * Rows of one amount each. A clause whose amounts aren't all bound to their own words is split into names and amounts, which come in one
 * order; where no order leaves nothing over, it makes no row and stays in the owner's sentence.
 */
export function boundRows(
  text: string,
  rows: readonly PlacedRow[],
  headings: readonly Span[],
  context: PriceContext,
): PlacedRow[] {
  return clausesOf(text, rows, headings).reduce<PlacedRow[]>(
    (all, clause) => {
      const amounts = amountsIn(text, clause)
      const own = all.filter((row) => [...row.amounts, ...row.words].some((one) => overlaps(one, clause)))
      if (amounts.length === 0 || own.length === 0) return all
      const split = splitOf(text, clause, amounts)
      if (isBound(text, amounts, own, clause) && !isOtherwise(text, clause, split, own)) return all
      const isPriced = own.some((row) => row.amounts.some((one) => overlaps(one, clause)))
      const isClaimed = own.some((row) => saysAmount(row, amounts))
      if (!isPriced && (split.some(({ behind }) => behind) || (!isClaimed && !isOfList(text, split, all)))) {
        if (!isClaimed) return all
        split.length = 0
      }
      const others = all.flatMap((row) => (own.includes(row) ? withoutClause(text, row, clause, amounts) : [row]))
      return [...others, ...rowsOf(text, split, own[0]?.group ?? '', context)].toSorted(
        (one, other) => (one.spans[0]?.[0] ?? 0) - (other.spans[0]?.[0] ?? 0),
      )
    },
    [...rows],
  )
}

/** Whether an unpriced clause is an item of a list of prices, or a list of its own. */
const isOfList = (text: string, split: readonly Priced[], rows: readonly PlacedRow[]): boolean =>
  split.length > 1 ||
  split.some(({ name: [at] }) =>
    rows.some(({ amounts }) => amounts.some(([other]) => sentenceStart(text, other) === sentenceStart(text, at))),
  )

const cut = /(?<!\p{N}),|,(?!\p{N})|[;()\n]|\s\/\s/gu

/** The parts between commas of the sentences that rows are of. */
function clausesOf(text: string, rows: readonly PlacedRow[], headings: readonly Span[]): Span[] {
  const starts = new Set(
    rows.flatMap(({ amounts, words }) => [...amounts, ...words].map(([at]) => sentenceStart(text, at))),
  )
  return [...starts].flatMap((start) => {
    const end = sentenceEnd(text, start)
    const cuts = [...text.slice(start, end).matchAll(cut)].map(
      ({ index, 0: { length } }) => [start + index, length] as const,
    )
    return [...cuts, [end, 0] as const].map(([to], nth): Span => {
      const [at = start, length = 0] = cuts[nth - 1] ?? []
      const above = headings.find((one) => one[0] <= at + length && one[1] > at + length && one[1] < to)
      return trimmed(text, [above?.[1] ?? at + length, to], '.!:')
    })
  })
}

const sign = String.raw`(?:\p{L}{0,2}\p{Sc}|(?:CHF|EUR|GBP|USD)(?!\p{L}))`
const behindSign = String.raw`(?:\p{Sc}|(?:CHF|EUR|GBP|USD|zł|kr|quid|euros?|dollars?|bucks|pounds?)(?!\p{L}))`
const number = String.raw`(?:\d{1,3}(?:[., ]\d{3})+|\d{1,5})(?:[.,]\d{1,2})?(?![\p{N}]|[.,]\p{N})`
const from = String.raw`(?:from|fr|ab|desde|da|vanaf|od|dès|à partir de|starts? at|starting at)`
const amount = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/#-])(?:(?<from>${from}) )?\+?(?<sign>${sign} ?)?(?<digits>${number}(?: ?[-–] ?(?:${sign} ?)?${number})?)(?<after> ?${behindSign})?(?![%°:\p{L}\p{N}]|-\p{L}|\/\d)`,
  'giu',
)
const each =
  /^(?:\/ ?\p{L}+|\s?(?:each|apiece|a head|pp|je|jeweils|pro|cada|chacune?|ciascun[oa]|l'un[oa]|per|an?)(?!\p{L}))/u
/** '6 for £9' */
const quantity = /^ (?:for|für|pour|por|per|voor|za) (?:\p{L}{0,2}\p{Sc} ?)?\d/iu
const vague = /(?<!\p{L})(?:about|around|approx|roughly|ca|circa|etwa|rund|environ|unos|at least|more than)\.? $/iu
const year = /^(?:19|20)\d\d$/u
const measure = /^["″'′]|^\s?(?:inch(?:es)?|pollici|zoll|pulgadas|pouces|story|stor(?:e)?y|pcs?|packs?)(?!\p{L})/iu
/** Words behind a number that say what it is the price of. */
const pricing =
  /^ (?:for|für|pour|por|per|voor|za|with|mit|avec|con|or|and|oder|und|ou|et|o|y|e|each|extra|plus|if|when|incl\p{L}*)(?!\p{L})/iu
/** A count is that much smaller than what it costs. */
const muchLess = 15

function amountsIn(text: string, [start, end]: Span): Amount[] {
  const clause = text.slice(start, end)
  const all = [...clause.matchAll(amount)].map((match) => {
    const { 0: said, index, groups = {} } = match
    const [before, after] = [clause.slice(0, index), clause.slice(index + said.length)]
    const isCertain = Boolean(groups.sign || groups.after || groups.from) || each.test(after)
    const isSum = Boolean(groups.sign || groups.after)
    const isCounted =
      !isSum &&
      (year.test(groups.digits ?? '') ||
        measure.test(after) ||
        quantity.test(after) ||
        vague.test(before) ||
        counted.test(/^[^\S\n]*([\p{L}%°]+)/u.exec(after)?.[1] ?? '') ||
        (!groups.from &&
          counting.test(/([\p{L}']+) $/u.exec(before)?.[1] ?? '') &&
          !(/for $/iu.test(before) && !/^ \p{L}/u.test(after))))
    return { said, index, before, after, isCertain, isSum, isCounted, value: Number.parseFloat(groups.digits ?? '') }
  })
  const kept = all.filter(({ isCounted }) => !isCounted)
  const most = Math.max(...kept.map(({ value }) => value))
  const previousEnd = (index: number) => all.filter((one) => one.index < index).at(-1)
  return kept
    .filter(({ index, before, after, value, isCertain }) => {
      if (isCertain || !/^ \p{L}/u.test(after) || pricing.test(after)) return true
      const last = previousEnd(index)
      const words = before.slice(last ? last.index + last.said.length : 0)
      if (!/\p{L}/u.test(words)) return false
      return value * muchLess > most
    })
    .map(({ said, index, isCertain }) => ({ span: [start + index, start + index + said.length], isCertain }))
}

/** Whether each amount of a clause is the price of one of its rows, and no other words of a row have one. */
function isBound(text: string, amounts: readonly Amount[], rows: readonly PlacedRow[], clause: Span): boolean {
  const priced = rows.flatMap((row) => row.amounts).filter((one) => overlaps(one, clause))
  const isRead = (one: Amount) => priced.some((other) => overlaps(one.span, other))
  const isWrong = priced.some(
    (one) =>
      !/\p{Sc}/u.test(sliceOf(text, one)) &&
      /\d/u.test(sliceOf(text, one)) &&
      !amounts.some(({ span }) => overlaps(span, one)),
  )
  const isNamed = rows.every(({ name }) => !discount.test(name))
  const isDouble = priced.some((one) => amounts.filter(({ span }) => overlaps(span, one)).length > 1)
  return !isWrong && !isDouble && isNamed && amounts.every(isRead) && !rows.some((row) => saysAmount(row, amounts))
}

/** Whether a name was read as a variant of the first, or not for certain: 'grand' of 'upright £75 grand £90'. */
const isOtherwise = (text: string, clause: Span, split: readonly Priced[], rows: readonly PlacedRow[]): boolean =>
  split.length > 1 &&
  !sliceOf(text, clause).includes(':') &&
  rows.some(({ variant, price, isSure }) => (variant !== '' && !sizes.test(variant)) || (price && !isSure))

/** Whether the words of a row, but for its price, contain an amount. */
const saysAmount = ({ words, amounts: own }: PlacedRow, amounts: readonly Amount[]): boolean =>
  amounts.some(({ span }) => words.some((one) => overlaps(one, span)) && !own.some((one) => overlaps(one, span)))

/** A row of another clause keeps what it says there. */
function withoutClause(text: string, row: PlacedRow, clause: Span, amounts: readonly Amount[]): PlacedRow[] {
  const isHere = (one: Span) => overlaps(one, clause)
  const [name] = row.words
  if (row.amounts.some(isHere) || row.amounts.length === 0 || (name && isHere(name))) return []
  const isLost = (one: Span) => amounts.some(({ span }) => overlaps(one, span))
  const lost = row.words.filter(isLost)
  if (lost.length === 0) return [row]
  const words = row.words.filter((one) => !isLost(one))
  const note = lost
    .reduce((said, one) => said.replace(quieted(sliceOf(text, one)), ''), row.note)
    .replace(/^[\s,]+|[\s,]+$/gu, '')
  return [{ ...row, note, words, spans: [...words, ...row.amounts].toSorted((a, b) => a[0] - b[0]) }]
}

const startsName =
  /^(?:\p{Lu}{2,}(?: \p{Lu}{2,})+ (?=\p{Ll}))?(?:(?:[Aa]nd|or|plus|also|und|oder|et|ou|y|o|e|en|i|then|the|an?)\s+)*/u
const endsName = /[\s:–=-]+$|\s(?:for|at|just|only|à|für|por|per|is|are|costs?|kostet|ist)$/iu
const startsAfter = /^\s*(?:(?:for|für|pour|por|per|voor|za)\s)?(?:(?:an?|the|ein\p{L}*|une?|una?)\s)?/u
const noName =
  /^(?:for|from|up|with|without|if|when|on|in|at|to|per|für|mit|bei|ab|pour|avec|con|para|por|sin|sans|ohne|over|under|not|no)(?!\p{L})|(?<!\p{L})(?:over|under|saves?|saving|(?<!drop[ -])off)(?!\p{L})/iu
const discount =
  /^(?:(?:second|next|other|another) one|another)(?!\p{L})|(?<!\p{L})(?:saves?|saving|(?<!drop[ -])off)$/iu
const startsNote =
  /^(?:with|incl?\p{L}*|mit|inkl\p{L}*|avec|con|sin|sans|ohne|without|compris\p{L}*|extra|fitted|for)(?!\p{L})/iu
const mostWords = 6

/** The names and amounts of a clause in the only order that leaves nothing over; none where there is no such order. */
function splitOf(text: string, [start, end]: Span, amounts: readonly Amount[]): Priced[] {
  const [first, last] = [amounts[0]?.span, amounts.at(-1)?.span]
  if (!first || !last) return []
  const until = (span: Span): number => span[1] + (each.exec(text.slice(span[1], end))?.[0].length ?? 0)
  const unitOf = (span: Span): number =>
    (/^ (?:an?|per|pro) (?:\p{L}+)/u.exec(text.slice(span[1], end))?.[0].length ?? until(span) - span[1]) + span[1]
  const gaps = amounts.map(
    ({ span }, nth): Span => [nth === 0 ? start : unitOf(amounts[nth - 1]?.span ?? span), span[0]],
  )
  const tail = trimmed(text, [unitOf(last), end])
  const named = (span: Span) => nameIn(text, span)
  if (!/\p{L}/u.test(text.slice(start, first[0]))) {
    const after = amounts.map(({ span }, nth): Span => [unitOf(span), amounts[nth + 1]?.span[0] ?? end])
    const own = after.map((span) =>
      named([span[0] + (startsAfter.exec(text.slice(...span))?.[0].length ?? 0), span[1]]),
    )
    return own.every((name) => name !== undefined)
      ? own.map((name, nth) => ({
          name: name as Span,
          amount: [amounts[nth]?.span[0] ?? 0, unitOf(amounts[nth]?.span ?? first)],
        }))
      : []
  }
  const said = sliceOf(text, tail)
  const isOver = said !== '' && said !== 'extra' && !(amounts.length === 1 && startsNote.test(said))
  const own = gaps.map(named)
  if (isOver || own.some((name) => !name)) return []
  return own.map((name, nth) => ({
    ...{ name: name as Span, amount: [amounts[nth]?.span[0] ?? 0, unitOf(amounts[nth]?.span ?? first)] as Span },
    ...(said !== '' && nth === own.length - 1 && { behind: tail }),
  }))
}

/** 'Tune up', but not 'up to 5' */
const particle = /(?<=\p{L})[ -]up(?! to)(?!\p{L})/giu

function nameIn(text: string, span: Span): Span | undefined {
  let [start, end] = trimmed(text, span, ':–=-')
  start += startsName.exec(text.slice(start, end))?.[0].length ?? 0
  for (
    let said = endsName.exec(text.slice(start, end));
    said && end > start;
    said = endsName.exec(text.slice(start, end))
  )
    end -= said[0].length
  const name = text.slice(start, end)
  const isFit = /\p{L}{2}/u.test(name) && name.length <= limits.serviceName && name.split(/\s+/u).length <= mostWords
  return isFit &&
    !otherItem.test(name.replace(particle, '')) &&
    !noName.test(name) &&
    !discount.test(name) &&
    !/[.!?]\s/u.test(name)
    ? [start, end]
    : undefined
}

/** 'Wash small 45 med 55' is one service in two sizes; a size alone is none. */
function rowsOf(text: string, split: readonly Priced[], group: string, context: PriceContext): PlacedRow[] {
  const names = split.map(({ name }) => sliceOf(text, name))
  const [, head = '', size = ''] = /^(.+) (\S+)$/u.exec(names[0] ?? '') ?? []
  const areSizes = split.length > 1 && names.slice(1).every((name) => onlySize.test(name))
  if (names.some((name, nth) => onlySize.test(name) && !(areSizes && nth > 0)) || (areSizes && !onlySize.test(size)))
    return []
  return split.flatMap(({ name, amount: priced, behind }, nth): PlacedRow[] => {
    const said = sliceOf(text, priced)
    const [, price = said, unit = ''] =
      /^(.*\d(?:[.,]\d+)?(?: ?[^\s\p{N}/]*\p{Sc}| ?(?:CHF|EUR|GBP|USD|zł|kr|quid|euros?|dollars?|bucks|pounds?)(?!\p{L}))?)(.*)$/su.exec(
        said,
      ) ?? []
    const found = pricedBy(price.replace(/^\+/u, ''), unit.trim(), context)
    const spans = [name, priced, ...(behind ? [behind] : [])]
    if (!found.price) return []
    return [
      {
        ...{
          name: titled(areSizes ? head : (names[nth] ?? '')),
          variant: areSizes ? quieted(nth === 0 ? size : (names[nth] ?? '')) : '',
        },
        ...{
          ...found,
          duration: '',
          note: behind ? quieted(sliceOf(text, behind)).slice(0, limits.serviceNote) : '',
          group,
        },
        ...{ isSure: true, partial: false, spans, amounts: [priced], words: [name, ...(behind ? [behind] : [])] },
      },
    ]
  })
}
