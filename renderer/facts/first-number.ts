/** '8:30' or '24', but not part of a longer number or of '24/7'. */
export const firstNumber = /(?<![\p{L}\p{N}.,]|\d[ /])\d{1,4}(?:[:.]\d{2})?(?![\p{L}\p{N}]|[ .,/]\d)/u

/** '£2m', '5%', '1.5x': an amount with its sign. */
const signed =
  /(?<![\p{L}\p{N}.,])(?:[£€$]\d{1,4}(?:[.,]\d{1,2})?[mk]?|\d{1,4}(?:[.,]\d{1,2})?(?:\s?[€%]|x))(?![\p{L}\p{N}]|[.,]\d)/iu
const anyNumber = new RegExp(firstNumber, 'gu')
const year = /^(?:19|20)\d\d$/

/**
 * The main number of a sentence: an amount with its sign, or the only number with two or more digits that isn't a year.
 */
export function mainNumber(text: string): string | undefined {
  const amount = signed.exec(text)?.[0]
  if (amount) return amount.replace(/\s/g, '\u00a0')
  const [number = '', ...others] = text.match(anyNumber) ?? []
  return others.length === 0 && number.length > 1 && !year.test(number) ? number : undefined
}
