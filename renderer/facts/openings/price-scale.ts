import type { OfferedService, Price } from '../../document/business.ts'
import { axisSteps } from '../axis-steps.ts'

type Priced = OfferedService & { price: Price }

export type PriceScale = { services: readonly Priced[]; steps: readonly number[] }

const [minPrices, maxPrices] = [4, 7]
/** Ratio of the highest to the lowest price. Closer prices look the same; larger ratios leave the scale empty. */
const ratioLimits = { least: 1.4, most: 6 }
const maxSteps = 5
const distances = [1, 10, 100, 1000, 10_000, 100_000].flatMap((unit) => [unit, 2 * unit, 5 * unit])

/** A scale of four to seven prices with the same currency and unit. Otherwise undefined. */
export function priceScale(offered: readonly OfferedService[]): PriceScale | undefined {
  const services = offered
    .filter((service): service is Priced => service.price !== null && service.price.amount > 0)
    .toSorted((one, other) => one.price.amount - other.price.amount)
  const [cheapest, dearest] = [services[0]?.price, services.at(-1)?.price]
  if (!cheapest || !dearest || services.length < minPrices || services.length > maxPrices) return undefined
  const areAlike = services.every(
    ({ price: { currency, unit } }) => currency === cheapest.currency && unit === cheapest.unit,
  )
  const times = dearest.amount / cheapest.amount
  if (!areAlike || times < ratioLimits.least || times > ratioLimits.most) return undefined
  return { services, steps: axisSteps(cheapest.amount, dearest.amount, distances, maxSteps) }
}
