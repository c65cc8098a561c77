import type { Price } from '../../document/business.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { plainWords } from '../../document/values/formatted-text.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { currencyDigits, formatPrice, hasCents } from '../../facts/format-price.ts'
import { type ServiceFacts, servicePrice } from '../../facts/service-price.ts'
import { sectionOf } from '../page-facts.ts'
import { nonBlank, nonEmpty } from './non-blank.ts'

/**
 * The services as a catalog, with the prices on the page. Groups are nested catalogs. Undefined without named services.
 * Omits `price` unless it's a number.
 */
export function offers(document: WebsiteSettings) {
  const content = sectionOf(document, 'Services')?.content
  const named = nonEmpty(content?.items.filter(({ heading }) => nonBlank(heading)))
  if (!content || !named) return undefined
  const groups = new Map<string, ReturnType<typeof offerOf>[]>()
  for (const item of named) {
    const facts = servicePrice(item, document.business, document.settings.language)
    groups.set(facts.group, [...(groups.get(facts.group) ?? []), offerOf(item, facts)])
  }
  return {
    '@type': 'OfferCatalog',
    name: nonBlank(content.heading),
    itemListElement: [...groups].flatMap(([name, list]): object[] =>
      name === '' ? list : [{ '@type': 'OfferCatalog', name: nonBlank(name), itemListElement: list }],
    ),
  }
}

type Item = SectionOf<'Services'>['content']['items'][number]

const offerOf = ({ heading, paragraph }: Item, { amount }: ServiceFacts) => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name: nonBlank(heading), description: nonBlank(plainWords(paragraph)) },
  ...(amount && priced(amount)),
})

/** A single price is a number; a minimum or a range is a price specification. */
function priced({ amount, to, currency, from, unit }: Price) {
  const [first, last] = [decimal(amount, currency), to === null ? undefined : decimal(to, currency)]
  const isExact = to === null && !from
  if (isExact && unit.trim() === '') return { price: first, priceCurrency: currency }
  return {
    priceSpecification: {
      '@type': unit.trim() === '' ? 'PriceSpecification' : 'UnitPriceSpecification',
      ...(isExact ? { price: first } : { minPrice: first, maxPrice: last }),
      priceCurrency: currency,
      unitText: nonBlank(unit),
    },
  }
}

/** '28.5', the format for search engines: no signs or separators, and no more decimals than on the page. */
const decimal = (amount: number, currency: string) => String(Number(amount.toFixed(currencyDigits(currency))))

/** From the lowest to the highest price on the page. Undefined unless several are comparable. */
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
  return nonBlank(
    formatPrice({ ...first, amount: lowest, to, from: false, unit: '' }, language, hasCents(document.business)),
  )
}
