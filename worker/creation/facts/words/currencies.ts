/** What a dollar, a krone and the like are where a business is. */
const dollars: Readonly<Record<string, string>> = {
  ...{ US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', TW: 'TWD', MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP' },
  ...{ UY: 'UYU', JM: 'JMD', TT: 'TTD', BB: 'BBD', BS: 'BSD', FJ: 'FJD', NA: 'NAD' },
} // biome-ignore format: a table
const crowns: Readonly<Record<string, string>> = { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' }
const crownsOfLanguages: Readonly<Record<string, string>> = { sv: 'SEK', nb: 'NOK', no: 'NOK', da: 'DKK' }
const rupees: Readonly<Record<string, string>> = { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' }
const pesos: Readonly<Record<string, string>> = { MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP', UY: 'UYU', PH: 'PHP' }

const always: Readonly<Record<string, string>> = {
  ...{ '£': 'GBP', '€': 'EUR', '₩': 'KRW', '₹': 'INR', '₺': 'TRY', '₪': 'ILS', '₱': 'PHP', '฿': 'THB', '₫': 'VND', '₦': 'NGN' },
  ...{ '₽': 'RUB', '₴': 'UAH', us$: 'USD', ca$: 'CAD', c$: 'CAD', au$: 'AUD', a$: 'AUD', nz$: 'NZD', hk$: 'HKD', s$: 'SGD' },
  ...{ r$: 'BRL', mx$: 'MXN', nt$: 'TWD', zł: 'PLN', zl: 'PLN', złotych: 'PLN', złote: 'PLN', kč: 'CZK', 円: 'JPY', 원: 'KRW' },
  ...{ 元: 'CNY', euro: 'EUR', euros: 'EUR', quid: 'GBP', yen: 'JPY', reais: 'BRL', franken: 'CHF', kronor: 'SEK', kroner: '' },
  ...{ ksh: 'KES', rp: 'IDR', lei: 'RON', ft: 'HUF', sfr: 'CHF', dhs: 'AED' },
} // biome-ignore format: a table

/** Codes of ISO 4217 that people write beside an amount. */
export const currencyCodes =
  'EUR|USD|GBP|CHF|CAD|AUD|NZD|JPY|KRW|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|INR|PKR|LKR|ZAR|BRL|MXN|ARS|CLP|COP|AED|SAR|SGD|HKD|TWD|CNY|THB|MYR|IDR|PHP|VND|TRY|ILS|KES|NGN|GHS|EGP|MAD|UAH'
const isCode = new RegExp(`^(?:${currencyCodes})$`)

/** ISO 4217 of what is written beside an amount; blank where the place is needed and not known. */
export function currencyOf(sign: string, country: string, language: string): string {
  if (isCode.test(sign)) return sign
  const said = sign.toLowerCase().replace(/\.$/, '')
  if (said === '$' || said === 'dollar' || said === 'dollars') return dollars[country] ?? (country === '' ? 'USD' : '')
  if (said === '¥') return country === 'CN' ? 'CNY' : 'JPY'
  if (said === 'kr' || said === 'kroner' || said === ',-') return crowns[country] ?? crownsOfLanguages[language] ?? ''
  if (said === 'rs') return rupees[country] ?? 'INR'
  if (said === 'r' || said === 'rand') return country === 'ZA' || said === 'rand' ? 'ZAR' : ''
  if (said === 'rm') return country === 'MY' ? 'MYR' : ''
  if (said === 'fr') return country === 'CH' || country === 'LI' ? 'CHF' : ''
  if (said === 'pesos') return pesos[country] ?? ''
  if (said === 'rupees') return rupees[country] ?? ''
  return always[said] ?? ''
}

/** The country whose people write this sign and nobody else's; blank for signs of several. */
export const countryOfCurrency: Readonly<Record<string, string>> = {
  ...{ GBP: 'GB', KRW: 'KR', JPY: 'JP', PLN: 'PL', BRL: 'BR', INR: 'IN', CZK: 'CZ', HUF: 'HU', TRY: 'TR', ILS: 'IL', CHF: 'CH' },
  ...{ ZAR: 'ZA', CAD: 'CA', AUD: 'AU', NZD: 'NZ', SEK: 'SE', NOK: 'NO', DKK: 'DK', PHP: 'PH', THB: 'TH', VND: 'VN', NGN: 'NG' },
} // biome-ignore format: a table
