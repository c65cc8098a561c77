import type { Price } from '../../document/business.ts'
import { plainWords } from '../../document/values/formatted-text.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { formatPrice } from '../../facts/format-price.ts'
import { servicePrice } from '../../facts/service-price.ts'
import { sectionOf } from '../page-facts.ts'
import { known, some } from './known.ts'

/** The services on the page as a catalogue, with the prices that it shows; undefined without one that has a name. */
export function offers(document: WebsiteSettings) {
  const content = sectionOf(document, 'Services')?.content
  const named = some(content?.items.filter(({ heading }) => known(heading)))
  if (!content || !named) return undefined
  return {
    '@type': 'OfferCatalog',
    name: known(content.heading),
    itemListElement: named.map((item) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: known(item.heading), description: known(plainWords(item.paragraph)) },
      ...priced(servicePrice(item, document.business, document.settings.language).amount),
    })),
  }
}

/** A price is one number; from a number on, or between two, it is a specification. */
function priced(price: Price | null) {
  if (!price) return {}
  const { amount, to, currency, from, unit } = price
  const [first, last] = [String(amount), to === null ? undefined : String(to)]
  if (to === null && !from && unit === '') return { price: first, priceCurrency: currency }
  return {
    priceSpecification: {
      '@type': unit === '' ? 'PriceSpecification' : 'UnitPriceSpecification',
      ...(to === null && !from ? { price: first } : { minPrice: first, maxPrice: last }),
      priceCurrency: currency,
      unitText: known(unit),
    },
  }
}

/** From the lowest price on the page to the highest, where several can be compared; undefined otherwise. */
export function priceRange(document: WebsiteSettings): string | undefined {
  const { language } = document.settings
  const items = sectionOf(document, 'Services')?.content.items ?? []
  const prices = items.flatMap((item) => servicePrice(item, document.business, language).amount ?? [])
  const [first] = prices
  if (!first || prices.some(({ currency, unit }) => currency !== first.currency || unit !== first.unit))
    return undefined
  const amounts = prices
    .flatMap(({ amount, to }) => (to === null ? [amount] : [amount, to]))
    .filter((amount) => amount > 0)
  if (amounts.length === 0) return undefined
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  const to = highest > lowest ? highest : null
  return known(formatPrice({ ...first, amount: lowest, to, from: false, unit: '' }, language))
}
