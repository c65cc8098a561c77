import type { Business, OfferedService, Price } from '../document/business.ts'
import { isBasePrice } from './added-prices.ts'

export type Priced = OfferedService & { price: Price }
export const pricedServices = ({ services }: Pick<Business, 'services'>): Priced[] =>
  services.filter((service): service is Priced => (service.price?.amount ?? 0) > 0)

export const areMostlyPriced = ({ services }: Pick<Business, 'services'>): boolean =>
  services.length > 0 && services.filter(({ price }) => price !== null).length * 3 >= services.length * 2

/**
 * The lowest price of services with the same currency and unit, without surcharges and side fees. Undefined if currencies or units differ,
 * or if the owner's sentences mention a lower amount: 'from £18' would be wrong beside 'kids £12'.
 */
export function lowestPrice(business: Pick<Business, 'services' | 'sentences'>): Price | undefined {
  const priced = pricedServices(business)
  const own = priced.filter(isBasePrice)
  const prices = own.map(({ price }) => price)
  const [lowest] = prices.toSorted((a, b) => a.amount - b.amount)
  const alike = prices.every(({ currency, unit }) => currency === lowest?.currency && unit === lowest.unit)
  if (!lowest || !alike) return undefined
  const amounts = business.sentences.filter(({ covered }) => !covered).flatMap(({ text }) => amountsIn(text))
  const added = new Set(priced.filter((one) => !own.includes(one)).map(({ price }) => price.amount))
  return amounts.some((amount) => amount < lowest.amount && !added.has(amount)) ? undefined : lowest
}

const amount =
  /(?:\p{Sc}|CHF|Rs\.?)\s?(\d[\d.,’]*)|(\d[\d.,]*)\s?(?:\p{Sc}|(?:kr|zł|zl|TL|CHF|euros?|円|원)(?!\p{L}))/giu

/** Amounts of money in a text, with any thousands separator. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(amount)].map(([, before, after]) => {
    const digits = (before ?? after ?? '').replace(/[.,’]+$/, '')
    const [, whole = digits, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
    return Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`)
  })
