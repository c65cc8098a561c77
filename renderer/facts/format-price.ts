import type { Price } from '../document/business.ts'
import { factWords, filled } from './fact-words.ts'

/**
 * A price as people of a language and country write it: '£28', 'from €45 per hour', '40–60 $', 'Free'. `locale` is BCP 47; with its
 * region a currency that several countries call by one sign stands as that country writes it.
 */
export function formatPrice({ amount, to, currency, from, unit }: Price, locale: string): string {
  const said = factWords(locale)
  const money = amount === 0 && to === null ? said.free : moneyText({ amount, to, currency }, locale)
  const price = from && amount > 0 ? filled(said.from, { price: money }) : money
  return unit === '' ? price : `${price} ${unit}`
}

function moneyText({ amount, to, currency }: Pick<Price, 'amount' | 'to' | 'currency'>, locale: string): string {
  const isWhole = Number.isInteger(amount) && (to === null || Number.isInteger(to))
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  })
  return to === null ? format.format(amount) : format.formatRange(amount, to)
}
