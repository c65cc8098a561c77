import type { Linked } from '../../reading/links.ts'
import { pricedRows } from '../../reading/price-rows.ts'
import type { PriceContext } from '../../reading/priced-by.ts'
import { readMarks, taught } from '../../reading/read-marks.ts'
import { servicesOf } from '../../reading/services.ts'
import { plainText, unitsOf } from '../../reading/text.ts'
import type { ReadService } from './schema.ts'

/** The services of a price list that an owner has somewhere already. */
export async function readServices(
  list: string,
  { language: locale, ...context }: PriceContext,
): Promise<ReadService[]> {
  const text = plainText(list)
  const language = locale.split('-')[0] ?? ''
  const services = taught.has(language)
    ? servicesOf(text, byLines(text, await readMarks(text, { language, country: context.country })), {
        language,
        ...context,
      })
    : pricedRows(text, unitsOf(text), { language, ...context })
  return services.map(({ spans: _, partial: __, isSure: ___, ...service }) => service)
}

/** The lines of a list: one without a price, below an empty line and above priced ones, is their heading; 'ask us' is a price. */
function byLines(text: string, marks: readonly Linked[]): Linked[] {
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

const askedPrice =
  /^[^\S\n]*[–—:-][^\S\n]*((?:please )?(?:ask|call|contact|enquire|inquire|poa|(?:price )?on request)(?!\p{L})[^\n\d]{0,24})(?=\n|$)/iu
