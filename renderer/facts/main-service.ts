import type { Business } from '../document/business.ts'
import { isOfItself } from './added-prices.ts'
import { type Priced, pricedServices } from './lowest-price.ts'

/**
 * The service whose price says most of a business: the first that it lists, in a list of prices. Undefined where prices are only of side
 * services, or are added to others.
 */
export function mainService({ services }: Pick<Business, 'services'>): Priced | undefined {
  const priced = pricedServices({ services }).filter(isOfItself)
  const isListOfPrices = priced.length * 2 >= services.length
  return priced.find(({ id }) => id === services[0]?.id) ?? (isListOfPrices ? priced[0] : undefined)
}
