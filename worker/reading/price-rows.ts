import { limits } from '../../renderer/document/fields/limits.ts'
import type { FoundService, PriceContext } from './priced-by.ts'
import { pricesIn } from './prices.ts'
import { capitalized, sliceOf, trimmed, type Unit } from './text.ts'

/** For languages without examples: names directly followed by a price, on separate lines or separated by commas. */
export function pricedRows(text: string, units: readonly Unit[], { country, language }: PriceContext): FoundService[] {
  return units.flatMap(({ span: [from, to] }) => {
    const cuts = [...text.slice(from, to).matchAll(/[,;](?=\s)|[、，；・|]/gu)].map(({ index }) => from + index)
    return [...cuts, to].flatMap((end, nth): FoundService[] => {
      const span = trimmed(text, [cuts[nth - 1] ?? from, end], ' ,;、，；・|。.')
      const [found, ...more] = pricesIn(sliceOf(text, span), country, language)
      if (!found?.sure || more.length > 0) return []
      const [, name] = /^(.*?\p{L})[\s:：は—–-]*$/u.exec(sliceOf(text, [span[0], span[0] + found.span[0]])) ?? []
      if (!name || name.length > limits.serviceName || /[.!?\uE000]/.test(name)) return []
      return [
        {
          ...{
            name: capitalized(name),
            variant: '',
            price: found.price,
            priceWords: '',
            duration: '',
            note: '',
            group: '',
          },
          spans: [[span[0], span[0] + found.span[1]]],
        },
      ]
    })
  })
}
