import type { Business, OfferedService, Price } from '../document/business.ts'
import { formatPrice, hasCents } from './format-price.ts'

/** A service of a section: the id of the business's service that it shows, and what it says otherwise. */
type ServiceItem = { service: string; price: string; duration: string }

export type ServiceFacts = {
  /** As the page shows it; blank where it has none. */
  price: string
  duration: string
  /** The heading that it stands under in a price list. */
  group: string
  /** Which of them are the section's own words. */
  own: { price: boolean; duration: boolean }
  /** The price as a number, where the page shows the business's. */
  amount: Price | null
}

/** What a service costs and how long it takes: the item's own words where it has any, else the facts of the service it shows. */
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
