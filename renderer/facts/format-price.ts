import type { Business, Price } from '../document/business.ts'
import { factWordsIn, languageIn } from '../languages/languages.ts'
import { memoize } from '../memoize.ts'
import { interpolate } from './fact-words.ts'
import { intlLocale } from './intl-locale.ts'

/**
 * '£28', 'from €45 per hour', '40–60 $' or 'Free'. `locale` is BCP 47; its region determines how shared currency signs
 * are written. Languages without fact words get signs instead: '€45+'. `cents`: also for whole amounts.
 */
export function formatPrice({ amount, to, currency, from, unit }: Price, locale: string, cents = false): string {
  const words = factWordsIn(locale)
  const isFree = amount === 0 && to === null
  const money = isFree && words ? words.free : moneyText(amount, to, currency, locale, cents)
  const price = from && amount > 0 ? (words ? interpolate(words.from, { price: money }) : `${money}+`) : money
  const per = unit.trim()
  return per === '' || /^\/\S/u.test(per) ? price + per : `${price} ${per}`
}

/** '£0' or '0 €'. */
export const zeroMoney = (currency: string, locale: string, cents = false): string =>
  moneyText(0, null, currency, locale, cents)

/** Whether at least half of a business's prices have cents, in which case all of them show cents. */
export function hasCents({
  services,
  rate = null,
}: Pick<Business, 'services'> & Partial<Pick<Business, 'rate'>>): boolean {
  const prices = [...services.map(({ price }) => price), rate].filter((price) => price !== null)
  const broken = prices.filter(({ amount, to }) => !isWhole(amount) || (to !== null && !isWhole(to)))
  return broken.length > 0 && broken.length * 2 >= prices.length
}

/** Cached, since pages and their files show a price several times. */
const moneyText = memoize(
  (amount: number, to: number | null, currency: string, locale: string, cents: boolean): string => {
    const format = numberFormat(locale, currency, !cents && isWhole(amount) && (to === null || isWhole(to)))
    const parts = format.formatToParts(amount)
    const digits = (all: readonly Intl.NumberFormatPart[]) =>
      all.filter(isDigit).reduce((text, { value }) => text + value, '')
    const number = to === null ? digits(parts) : `${digits(parts)}–${digits(format.formatToParts(to))}`
    const counter = languageIn(locale)?.counters?.[currency]
    if (counter) return `${number}${counter}`
    const first = parts.findIndex(isDigit)
    return parts.map((part, index) => (index === first ? number : isDigit(part) ? '' : part.value)).join('')
  },
  500,
)

/** Decimal places of a currency: 2 for euros, 0 for yen. */
export const currencyDigits = memoize(
  (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
  20,
)

const isWhole = Number.isInteger
const isDigit = ({ type }: Intl.NumberFormatPart) => ['integer', 'group', 'decimal', 'fraction'].includes(type)

const numberFormat = memoize(
  (locale: string, currency: string, whole: boolean) =>
    new Intl.NumberFormat(intlLocale(locale), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...(whole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    }),
  20,
)
