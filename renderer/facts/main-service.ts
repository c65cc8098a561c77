import type { Business } from '../document/business.ts'
import { isBasePrice } from './added-prices.ts'
import { type Priced, pricedServices } from './lowest-price.ts'

/**
 * The service with the most informative price, which is the first in the price list. Undefined if all prices are surcharges or side fees.
 */
export function mainService({ services }: Pick<Business, 'services'>): Priced | undefined {
  const priced = pricedServices({ services }).filter(isBasePrice)
  const isListOfPrices = priced.length * 2 >= services.length
  return priced.find(({ id }) => id === services[0]?.id) ?? (isListOfPrices ? priced[0] : undefined)
}
