/** A number as people write amounts: '1,200', '28,50', "1'200.–", '5 000'. A pattern's source. */
export const amount = String.raw`(?:\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d{1,2}(?:,\d{2})+,\d{3}|\d{1,7}(?:[.,]\d{1,2})?)(?![\d]|[.,]\d)`

/**
 * An amount in whole units; undefined where its separators are no number's. A last group of three digits is of thousands, of one or two it
 * is of cents: that holds in every country.
 */
export function amountOf(written: string): number | undefined {
  const text = written.replace(/[' ]/g, '')
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  // Of an Indian number, '1,20,000', the groups before the last have two digits.
  const digits = whole.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(/^(\d{1,2}),(?=\d{2}(?:,\d{2})*\d{3}$)/, '$1')
  if (!/^\d+$/.test(digits)) return undefined
  return Number(cents === '' ? digits : `${digits}.${cents}`)
}
