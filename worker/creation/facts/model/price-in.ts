import type { Price } from '../../../../renderer/document/business.ts'
import { pricedBy } from '../../../reading/priced-by.ts'
import type { FoundPrice } from '../../../reading/prices.ts'
import { matchesOf, overlaps, type Span, sliceOf } from '../../../reading/text.ts'

type Where = { country: string; language: string }
type PlacedPrice = { price: Price; span: Span }

/**
 * The price that our rules read in a part of a text. Undefined if they don't read these amounts there, or aren't certain. `prices`: the
 * whole text's prices.
 */
export function priceIn(
  text: string,
  within: Span,
  asked: Price,
  { prices, ...where }: Where & { prices: readonly FoundPrice[] },
): PlacedPrice | undefined {
  const found = prices.filter(({ span }) => overlaps(span, within))
  const same = found.find(({ sure, price }) => sure && price.amount === asked.amount && price.to === asked.to)
  if (same) return { price: same.price, span: same.span }
  // 'Cuts and colour are £28 and £60', and numbers without a sign.
  const numbers = matchesOf(text, /\d+(?:[.,' ]\d+)*|\p{L}+(?: (?:of )?charge)?/gu).filter(({ span }) =>
    overlaps(span, within),
  )
  for (const { span } of numbers) {
    const around = found.find((one) => overlaps(one.span, span))
    if (around && (around.sure || around.price.to === null)) continue
    const currency = around ? { currency: around.price.currency } : {}
    const { price } = pricedBy(sliceOf(text, span), '', { ...where, ...currency })
    if (price?.amount === asked.amount && asked.to === null) return { price, span }
  }
  return undefined
}
