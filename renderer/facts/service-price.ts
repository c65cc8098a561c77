import type { Business, OfferedService, Price } from '../document/business.ts'
import { formatPrice, hasCents } from './format-price.ts'

/** An item in a section: the id of its service, and custom text. */
type ServiceItem = { service: string; price: string; duration: string }

export type ServiceFacts = {
  /** As shown; blank if there is none. */
  price: string
  duration: string
  /** The heading above it in a price list. */
  group: string
  /** Whether price and duration are the section's custom text. */
  own: { price: boolean; duration: boolean }
  /** The numeric price, if the page shows the business's. */
  amount: Price | null
}

/** Price and duration: the item's custom text where present, otherwise the facts of its service. */
export function servicePrice(
  { service, price, duration }: ServiceItem,
  business: Pick<Business, 'services'> & Partial<Pick<Business, 'rate'>>,
  locale: string,
): ServiceFacts {
  const fact: OfferedService | undefined =
    service === '' ? undefined : business.services.find(({ id }) => id === service)
  const [ownPrice, ownDuration] = [price.trim(), duration.trim()]
  const amount = ownPrice === '' ? (fact?.price ?? null) : null
  const words = fact?.priceWords.trim() ?? ''
  return {
    price: ownPrice || (amount ? formatPrice(amount, locale, hasCents(business)) : words),
    duration: ownDuration || (fact?.duration.trim() ?? ''),
    group: fact?.group.trim() ?? '',
    own: { price: ownPrice !== '', duration: ownDuration !== '' },
    amount,
  }
}
