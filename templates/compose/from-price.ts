import type { Business } from '../../renderer/document/business.ts'
import { factWordsIn } from '../../renderer/facts/fact-words.ts'
import { formatPrice } from '../../renderer/facts/format-price.ts'

/** 'from £14': the lowest of at least three prices of one currency and unit. Blank otherwise. */
export function fromPrice({ services }: Business, language: string): string {
  const prices = services.flatMap(({ price }) => (price && price.amount > 0 ? price : []))
  const [first] = prices.toSorted((a, b) => a.amount - b.amount)
  const alike = prices.every(({ currency, unit }) => currency === first?.currency && unit === first.unit)
  if (!first || prices.length < 3 || !alike || !factWordsIn(language)) return ''
  return formatPrice({ ...first, to: null, from: true }, language)
}
