import type { OfferedService, Price } from '../../renderer/document/business.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import { currencies } from '../../renderer/facts/currencies.ts'
import { pricesIn } from './prices.ts'
import { quieted } from './quieted.ts'
import type { Found } from './text.ts'

export type FoundService = Found<Omit<OfferedService, 'id' | 'source' | 'quote'>>
/**
 * `country` is ISO 3166-1 alpha-2, `language` BCP 47. `currency` (ISO 4217) is for amounts without a sign; it defaults to the country's.
 */
export type PriceContext = { country: string; language: string; currency?: string }

/** The price that words state; the words themselves if the amount isn't exact: 'about £40'. */
export function pricedBy(
  said: string,
  unit: string,
  { country, language, currency = currencies[country] ?? '' }: PriceContext,
): { price: Price | null; priceWords: string } {
  if (said === '') return { price: null, priceWords: '' }
  if (language === 'en' && hurriedFrom.test(said))
    return pricedBy(said.replace(hurriedFrom, 'from '), unit, { country, language, currency })
  const signed = pricesIn(said, country, language)
  const [found] =
    signed.length > 0 || currency === '' ? signed : pricesIn(said.replace(/\d/, `${currency} $&`), country, language)
  const isFree = !/\d/.test(said) && currency !== ''
  if (found?.sure && signed.length < 2)
    return {
      price: { ...found.price, unit: quieted(unit || found.price.unit).slice(0, limits.priceUnit) },
      priceWords: '',
    }
  if (isFree && free.test(said))
    return { price: { amount: 0, to: null, currency, from: false, unit: '' }, priceWords: '' }
  return { price: null, priceWords: said.slice(0, limits.priceWords) }
}

/** 'Fr 80' */
const hurriedFrom = /^fr\.? (?=\p{Sc}?\d)/iu

const free =
  /^(?:free(?: of charge)?|no charge|complimentary|gratis|kostenlos|kostenfrei|gratuite?|offerte?|gratuit[oa]|bezpłatnie|za darmo|無料|무료)$/iu
