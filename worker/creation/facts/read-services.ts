import type { Linked } from '../../reading/links.ts'
import { pricedRows } from '../../reading/price-rows.ts'
import type { PriceContext } from '../../reading/priced-by.ts'
import { readMarks, taught } from '../../reading/read-marks.ts'
import { servicesOf } from '../../reading/services.ts'
import { plainText, unitsOf } from '../../reading/text.ts'
import type { PriceListAnswer } from './schema.ts'
import { byLine } from './unread-lines.ts'

/** The services in an owner's existing price list, and suggestions for its other lines. */
export async function readServices(
  list: string,
  { language: locale, ...rest }: PriceContext,
): Promise<PriceListAnswer> {
  const text = plainText(list)
  const language = locale.split('-')[0] ?? ''
  const context = { language, ...rest }
  const found = taught.has(language)
    ? servicesOf(text, byLines(text, await readMarks(text, { language, country: context.country })), context)
    : pricedRows(text, unitsOf(text), context)
  return byLine(text, found, context)
}

/** A list's lines. A line without a price, between an empty line and priced ones, is a heading; 'ask us' is a price. */
function byLines(text: string, all: readonly Linked[]): Linked[] {
  const marks = all.map((mark) => ofOwnLine(text, all, mark))
  const prices = marks.filter(({ label }) => label === 'P')
  return marks.flatMap((mark): Linked[] => {
    const { label, start, end, of } = mark
    if (label !== 'S' || prices.some((price) => price.of.includes(of[0] ?? -1))) return [mark]
    const after = text.slice(end)
    const [row, words = ''] = askedPrice.exec(after) ?? []
    if (row)
      return [mark, { ...mark, label: 'P', start: end + row.length - words.length, end: end + row.length, text: words }]
    const isAbovePrices = prices.some((price) => price.start > end && !/\n\s*\n/.test(text.slice(end, price.start)))
    const isHeading =
      isAbovePrices && /(?:^|\n\s*\n)\s*$/.test(text.slice(0, start)) && /^[^\S\n]*:?[^\S\n]*\n/.test(after)
    return [isHeading ? { ...mark, label: 'E', of: [] } : mark]
  })
}

/** Detaches a price from a service on an earlier line that has its own price, if the price's own line doesn't mention that service. */
function ofOwnLine(text: string, marks: readonly Linked[], mark: Linked): Linked {
  const [nth] = mark.of
  const service = marks.find(({ label, of }) => label === 'S' && of[0] === nth)
  if (mark.label !== 'P' || !service || isOneLine(text, service, mark)) return mark
  const parts = marks.filter((one) => one !== mark && one.of[0] === nth)
  const isPriced = parts.some((one) => one.label === 'P' && isOneLine(text, service, one))
  const isVariant = parts.some((one) => isOneLine(text, mark, one))
  return isPriced && !isVariant ? { ...mark, of: [] } : mark
}

const isOneLine = (text: string, one: Linked, other: Linked) =>
  !text.slice(Math.min(one.start, other.start), Math.max(one.end, other.end)).includes('\n')

const askedPrice =
  /^[^\S\n]*[–—:-][^\S\n]*((?:please )?(?:ask|call|contact|enquire|inquire|poa|(?:price )?on request)(?!\p{L})[^\n\d]{0,24})(?=\n|$)/iu
