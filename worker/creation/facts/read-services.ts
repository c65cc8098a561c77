import { pricedRows } from '../../reading/price-rows.ts'
import { readMarks, taught } from '../../reading/read-marks.ts'
import { type PriceContext, servicesOf } from '../../reading/services.ts'
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
    ? servicesOf(text, await readMarks(text, { language, country: context.country }), { language, ...context })
    : pricedRows(text, unitsOf(text), { language, ...context })
  return services.map(({ spans: _, partial: __, isSure: ___, ...service }) => service)
}
