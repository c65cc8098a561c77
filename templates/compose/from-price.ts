import type { Business } from '../../renderer/document/business.ts'
import { factWordsIn } from '../../renderer/facts/fact-words.ts'
import { formatPrice } from '../../renderer/facts/format-price.ts'
import { lowestPrice, pricedServices } from '../../renderer/facts/lowest-price.ts'

/** 'from £14': the lowest of at least three prices that can be compared. Blank otherwise. */
export function fromPrice(business: Business, language: string): string {
  const lowest = pricedServices(business).length < 3 ? undefined : lowestPrice(business)
  return lowest && factWordsIn(language) ? formatPrice({ ...lowest, to: null, from: true }, language) : ''
}
