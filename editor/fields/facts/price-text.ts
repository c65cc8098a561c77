import type { Price } from '../../../renderer/document/business.ts'

/** A price as the form's inputs show it. */
export type TypedPrice = { amount: string; to: string; currency: string; from: boolean; unit: string }

export const typedPrice = (price: Price | null, currency: string): TypedPrice => ({
  amount: price ? String(price.amount) : '',
  to: price && price.to !== null ? String(price.to) : '',
  currency: price?.currency ?? currency,
  from: price?.from ?? false,
  unit: price?.unit ?? '',
})

const most = 1_000_000_000

/** The price that the inputs say: null for none. With a `problem` there is no price to take over. */
export function readPrice({ amount, to, currency, from, unit }: TypedPrice): { price: Price | null; problem?: string } {
  if (amount.trim() === '') {
    return to.trim() === '' ? { price: null } : { price: null, problem: 'Enter the lower amount too.' }
  }
  const [low, high] = [readAmount(amount), to.trim() === '' ? null : readAmount(to)]
  if (low === undefined || high === undefined) return { price: null, problem: 'Enter a number, such as 28 or 28.50.' }
  if (high !== null && high <= low) return { price: null, problem: 'The second amount must be higher than the first.' }
  return { price: { amount: low, to: high, currency, from: from && high === null, unit } }
}

/** A number as people write it: '28', '28.50', '28,50', '1,200', '1 200', '1.200,50'. Undefined for any other text. */
export function readAmount(text: string): number | undefined {
  const compact = text.replace(/[\s\u00a0'’]/g, '').replace(/^\p{Sc}|\p{Sc}$/gu, '')
  if (!/^\d[\d.,]*$/.test(compact)) return undefined
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','))
  const isDecimal = last >= 0 && compact.length - last - 1 <= 2
  const whole = (isDecimal ? compact.slice(0, last) : compact).replace(/[.,]/g, '')
  const value = Number(isDecimal ? `${whole || '0'}.${compact.slice(last + 1) || '0'}` : whole)
  return value <= most ? value : undefined
}
