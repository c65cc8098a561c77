import type { OfferedService } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { currencies } from '../../../renderer/facts/currencies.ts'
import { type PriceContext, pricedBy } from '../../reading/priced-by.ts'
import { pricesIn } from '../../reading/prices.ts'
import { firstPerson } from '../../reading/services.ts'
import { termKindOf } from '../../reading/terms.ts'
import { capitalized, isToldToMachine } from '../../reading/text.ts'
import type { PageLine } from './page-lines.ts'

type ListedService = Omit<OfferedService, 'id' | 'source'> & { quote: string }
/** The services on a page's price lists, and the lines that contain them. */
type PriceList = { services: ListedService[]; read: ReadonlySet<PageLine> }
/** A price list row. `heads`: the cells of its table's first row, if that row has no price. */
type Row = { cells: readonly string[]; heads: readonly string[]; group: string; quote: string }

/**
 * Reads a page's price lists from its markup, which separates names from prices: tables, definition lists, lines with a name and a price,
 * and names with the price on the next line. Items without their own name or price are left to the prose reader.
 */
export function priceListOf(all: readonly PageLine[], where: PriceContext): PriceList {
  const lines = all.filter(({ place }) => place === 'page')
  const read = new Set<PageLine>()
  const services: ListedService[] = []
  const take = (row: Row, own: readonly PageLine[]) => {
    const found = servicesOf(row, where)
    services.push(...found)
    if (found.length > 0) for (const line of own) read.add(line)
  }
  const groups = groupsOf(lines, where)
  let table = newTable(0)
  /** Whether the prices below this heading precede their names. */
  let isReversed = false
  lines.forEach((line, at) => {
    if (line.level > 0) isReversed = false
    if (line.table > 0) {
      if (line.table !== table.id) table = newTable(line.table)
      const cells = withCurrency(line.cells, table.heads, where)
      const said = cells.filter((cell) => cell !== '')
      const isPriced = said.some((cell) => isPrice(cell, where))
      if (!isPriced && said.length > 0) table.above.push(line)
      if (said.length === 1 && cells.length > 1) table.section = said[0] ?? ''
      else if (!isPriced && table.heads.length === 0) table.heads = cells
      else if (isPriced) {
        take({ cells, heads: table.heads, group: table.section || groups(at), quote: line.text }, [line])
        if (read.has(line)) for (const one of table.above.splice(0)) read.add(one)
      }
    } else if (isPrice(line.text, where)) {
      const above = nameAbove(lines, at, where)
      const [name, note] = above ?? []
      const [next, price] = lines.slice(at + 1, at + 3)
      const isOverName =
        name && name.level > 0 && next?.level === 0 && isName(next.text) && price && isPrice(price.text, where)
      if (!name || isReversed || isOverName || read.has(name)) {
        isReversed = true
        return
      }
      const own = [name, ...(note ? [note] : []), line]
      const cells = [[name.text, note?.text ?? ''].filter(Boolean).join('\n'), line.text]
      take({ cells, heads: [], group: groups(lines.indexOf(name)), quote: own.map(({ text }) => text).join('\n') }, own)
    } else {
      const cells = nameAndPrice(line, where)
      // Allows one line about each item in between.
      const isListed = lines
        .slice(Math.max(0, at - 2), at + 3)
        .some((other) => other !== line && other.level === line.level && nameAndPrice(other, where))
      if (cells && isListed) take({ cells, heads: [], group: groups(at), quote: line.text }, [line])
    }
  })
  return { services, read }
}

type Table = {
  id: number
  heads: readonly string[]
  section: string /** Rows without a price since the last one with one. */
  above: PageLine[]
}
const newTable = (id: number): Table => ({ id, heads: [], section: '', above: [] })

/** '26' below 'Price (€)' or 'Prix'. */
const withCurrency = (cells: readonly string[], heads: readonly string[], { country }: PriceContext): string[] =>
  cells.map((cell, column) => {
    const head = heads[column] ?? ''
    const currency = /[£€$]/.exec(head)?.[0] ?? (priceHead.test(head) ? currencies[country] : undefined)
    return currency && /^\d{1,5}(?:[.,]\d{1,2})?$/.test(cell) ? `${currency} ${cell}` : cell
  })
const priceHead =
  /(?<!\p{L})(?:prices?|costs?|fees?|rates?|preise?|prix|tarifs?|precios?|prezz[oi]|preços?|prij(?:s|zen)|cen[ay])(?!\p{L})/iu

/** Words that may accompany a price without a name. */
const beside = /^[\s\p{P}]*(?:(?:only|just|each|nur|jetzt|je|solo|seulement)[\s\p{P}]*)?$/iu

/** Whether a text is one price and little else. */
function isPrice(text: string, { country, language }: PriceContext): boolean {
  const [found, ...more] = pricesIn(text, country, language)
  return (
    found?.sure === true && more.length === 0 && beside.test(text.slice(0, found.span[0]) + text.slice(found.span[1]))
  )
}

/** 'Cut £28', 'Cut ..... from £28'. */
function nameAndPrice(
  { text, cells }: PageLine,
  { country, language }: PriceContext,
): [name: string, price: string] | undefined {
  const [found, ...more] = pricesIn(text, country, language)
  if (!found?.sure || more.length > 0 || cells.length > 0 || /\p{L}/u.test(text.slice(found.span[1]))) return undefined
  const name = text.slice(0, found.span[0]).replace(/[\s:.…·–—|-]+$/u, '')
  const isProse = firstPerson.test(name) || termKindOf(text) !== 'Other'
  return isName(name) && !isProse ? [name, text.slice(found.span[0])] : undefined
}

const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  text.length <= limits.serviceName &&
  !/[.!?:,;]$|[.!?]\s/u.test(text) &&
  termKindOf(text) === 'Other' &&
  !isToldToMachine(text)

/** The name on the line above a price, or above a single sentence of details. */
function nameAbove(lines: readonly PageLine[], at: number, where: PriceContext): PageLine[] | undefined {
  const [above, further] = [lines[at - 1], lines[at - 2]]
  const isFree = (line: PageLine | undefined): line is PageLine =>
    line !== undefined && line.cells.length === 0 && line.level !== 1 && !isPrice(line.text, where)
  if (!isFree(above)) return undefined
  // 'Wheel building / without parts / €60'
  const isAside = /^[(\p{Ll}]/u.test(above.text)
  if (!isAside && isName(above.text)) return [above]
  const isNote = above.level === 0 && above.text.length <= limits.serviceNote
  const isNamed = isFree(further) && (isAside || further.level > 0) && isName(further.text)
  return isNote && isNamed ? [further, above] : undefined
}

const duration =
  /\(?(?:ca\.? ?|approx\.? ?)?\d+(?:[.,]\d+)?(?: ?(?:[-–]|to|bis) ?\d+)? ?(?:min(?:ute|uten|uti|utos|s|utes)?|hours?|hrs?|h|std\.?|stunden?|heures?|horas?|or[ae]|uur|godz\.?|days?|tage?|weeks?|wochen?)\.?\)?/iu
const isDuration = (text: string) => duration.exec(text)?.[0] === text

function servicesOf({ cells, heads, group, quote }: Row, where: PriceContext): ListedService[] {
  const at = cells.findIndex((cell) => /\p{L}{2}/u.test(cell) && !isPrice(cell, where) && !isDuration(cell))
  const [first = '', ...details] = (cells[at] ?? '').split('\n')
  const lasts = duration.exec(first)?.[0] ?? ''
  const name = lasts !== '' && first.endsWith(lasts) ? first.slice(0, -lasts.length).replace(/[\s,:–—-]+$/u, '') : first
  const priced = cells.flatMap((cell, column) => (isPrice(cell, where) ? [{ cell, column }] : []))
  if (!isName(name) || priced.length === 0) return []
  const others = cells.filter((cell, column) => column !== at && /[\p{L}\p{N}]/u.test(cell) && !isPrice(cell, where))
  const takes = others.find(isDuration) ?? (name === first ? '' : lasts)
  const note = [...details, ...others.filter((cell) => cell !== takes)].join(', ')
  const isMany = priced.length > 1
  // Several prices without a word about what each is for.
  if (isMany && priced.some(({ column }) => (heads[column] ?? '') === '')) return []
  return priced.map(({ cell, column }) => {
    const head = isMany ? (heads[column] ?? '').replaceAll('\n', ' ') : ''
    return {
      name: capitalized(name),
      variant: isDuration(head) ? '' : head.slice(0, limits.serviceName),
      ...pricedBy(cell, '', where),
      duration: (isDuration(head) ? head : takes).replace(/^\(|\)$/g, '').slice(0, limits.duration),
      note: note.slice(0, limits.serviceNote),
      group: group.slice(0, limits.serviceGroup),
      quote: quote.slice(0, limits.quote),
    }
  })
}

const anyList =
  /^(?:(?:our|my|full|the|all|unsere|alle|nos|nuestr[oa]s|i nostri|onze)\s)?(?:price ?lists?|prices|pricing|rates|fees|services?|treatments?|menu|preise|preisliste|leistungen|tarife?s?|prestations|precios|servicios|prezzi|listino|servizi|preços|serviços|prijzen|diensten|cennik|usługi)(?:\s?(?:&|and|und|et|y|e|en|i)\s?\p{L}+)?$/iu

/** The group of the line at an index: the nearest heading of a higher rank, unless it is as general as 'Prices'. */
function groupsOf(lines: readonly PageLine[], { country, language }: PriceContext): (at: number) => string {
  return (at) => {
    const rank = lines[at]?.level || 8
    const heading = lines.slice(0, Math.max(0, at)).findLast(({ level }) => level > 0 && level < rank)
    const isOne = heading && pricesIn(heading.text, country, language).length > 0
    return !heading || heading.level === 1 || isOne || anyList.test(heading.text) ? '' : heading.text
  }
}
