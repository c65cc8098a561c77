import type { Business, Price } from '../document/business.ts'
import { formatPrice, hasCents } from './format-price.ts'

/** A service's old price beside its name in a sentence, and its new price. */
export type RepeatedPrice = { pattern: RegExp; after: string }

/** Maximum distance between a service's name and its price, in characters. */
const maxDistance = 32

export function repeatedPrices(before: Business, after: Business, language: string): RepeatedPrice[] {
  return before.services.flatMap(({ id, name, price }) => {
    const now = after.services.find((one) => one.id === id)?.price
    if (!price || !now || name.trim() === '' || JSON.stringify(price) === JSON.stringify(now)) return []
    const [was, is] = [bareAmount(price), bareAmount(now)]
    const written = [...new Set([true, false].map((cents) => formatPrice(was, language, cents)))]
    const next = formatPrice(is, language, hasCents(after))
    if (written.includes(next)) return []
    const pattern = new RegExp(
      `(?<=(?<!\\p{L})${escaped(name.trim())}s?(?!\\p{L})[^\\d.!?\\n]{0,${maxDistance}}?)(?:${written.map(escaped).join('|')})(?![\\d.,]*\\d)`,
      'giu',
    )
    return [{ pattern, after: next }]
  })
}

const bareAmount = (price: Price): Price => ({ ...price, from: false, unit: '' })

export const withPrices = (text: string, prices: readonly RepeatedPrice[]): string =>
  prices.reduce((result, { pattern, after }) => result.replace(pattern, () => after), text)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
