/** How currencies are written, by what stands for them here. Signs that several countries share are one. */
const signs: Readonly<Record<string, RegExp>> = {
  $: /^(?:(?:US|CA|AU?|NZ|MX|C)?\$|USD|CAD|AUD|NZD|MXN|dollars?|bucks?|pesos?)$/i,
  '£': /^(?:£|GBP|pounds?|quid)$/i,
  '€': /^(?:€|EUR|euros?)$/i,
  '¥': /^(?:¥|JPY|円|yen)$/i,
  '₩': /^(?:₩|KRW|원|won)$/i,
  '₹': /^(?:₹|Rs\.?|INR|rupees?)$/i,
  R: /^(?:R|ZAR|rand)$/,
  R$: /^(?:R\$|BRL|reais|real)$/i,
  zł: /^(?:zł|PLN|złotych)$/i,
  kr: /^(?:kr\.?|SEK|kronor)$/i,
  CHF: /^(?:CHF|Fr\.?|Franken|SFr\.?)$/i,
  '₺': /^(?:₺|TL|TRY|lira)$/i,
}

const ofCountry: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['US', 'CA', 'AU', 'NZ', 'MX'].map((country) => [country, '$'])),
  ...Object.fromEntries(['IE', 'DE', 'AT', 'FR', 'ES', 'IT', 'PT', 'NL', 'BE'].map((country) => [country, '€'])),
  ...{ GB: '£', JP: '¥', KR: '₩', IN: '₹', ZA: 'R', BR: 'R$', PL: 'zł', SE: 'kr', CH: 'CHF', TR: '₺' },
}
/** The sign of what a country pays with; undefined where it is not known here. */
export const signOf = (country: string): string | undefined => ofCountry[country]

export type Amount = { value: number; sign: string | undefined }

const mark =
  /(?:(?<!\p{L})(?:US|CA|AU?|NZ|MX|C|R))?\$|[£€¥₩₹₺]|\b(?:USD|CAD|AUD|NZD|MXN|GBP|EUR|JPY|KRW|INR|ZAR|BRL|PLN|SEK|CHF|TRY|TL|SFr\.?|Fr\.|Rs\.?|dollars?|bucks?|pesos?|pounds?|quid|euros?|yen|rupees?|rand|reais|kronor|lira|Franken|kr\b\.?|zł|złotych)|円|원|(?<!\p{L})R(?=\s?\d)/u
const number = /\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?(?:만)?/
const money = new RegExp(
  `(?<before>${mark.source})?\\s{0,2}(?<![\\d.,:])(?<number>${number.source})(?![\\d])\\s{0,2}(?:,-|\\.-|,–|.–)?\\s?(?<after>${mark.source})?`,
  'giu',
)

const signIn = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : Object.entries(signs).find(([, form]) => form.test(text.trim()))?.[0]

/** A written number: '1.200', '1,200.50', '28,5', '5만'. */
export function numberIn(text: string): number {
  const tenThousands = text.endsWith('만')
  const plain = text.replace(/만$/, '').replace(/['’\s\u00a0\u202f]/g, '')
  const grouped = plain.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  return Number(grouped) * (tenThousands ? 10_000 : 1)
}

/** Every number of a text as an amount, with its currency where one stands beside it. */
export function amountsIn(text: string): Amount[] {
  return [...text.normalize('NFKC').matchAll(money)].map(({ groups }) => ({
    value: numberIn(groups?.number ?? ''),
    sign: signIn(groups?.before) ?? signIn(groups?.after),
  }))
}
