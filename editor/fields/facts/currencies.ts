import type { Business } from '../../../renderer/document/business.ts'

/** The currency of each country that an owner is likely to be in; the euro's countries stand together. */
const ofCountry: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ').map((country) => [country, 'EUR']),
  ),
  ...{ US: 'USD', CA: 'CAD', GB: 'GBP', AU: 'AUD', NZ: 'NZD', ZA: 'ZAR', IN: 'INR', JP: 'JPY', KR: 'KRW', CN: 'CNY' },
  ...{ CH: 'CHF', LI: 'CHF', SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK', PL: 'PLN', CZ: 'CZK', HU: 'HUF', RO: 'RON' },
  ...{ TR: 'TRY', UA: 'UAH', RS: 'RSD', IL: 'ILS', AE: 'AED', SA: 'SAR', EG: 'EGP', MA: 'MAD', NG: 'NGN', KE: 'KES' },
  ...{ GH: 'GHS', MX: 'MXN', BR: 'BRL', AR: 'ARS', CL: 'CLP', CO: 'COP', PE: 'PEN', UY: 'UYU', SG: 'SGD', HK: 'HKD' },
  ...{ TW: 'TWD', TH: 'THB', VN: 'VND', PH: 'PHP', ID: 'IDR', MY: 'MYR', PK: 'PKR', BD: 'BDT', LK: 'LKR' },
}

/** The currency that a new price begins with: that of the other prices, else the country's. */
export function usualCurrency({ services, place }: Pick<Business, 'services' | 'place'>, locale: string): string {
  const priced = services.find(({ price }) => price !== null)?.price
  return priced?.currency ?? ofCountry[place.country || regionOf(locale)] ?? 'USD'
}

const regionOf = (locale: string) => new Intl.Locale(locale).maximize().region ?? ''

/** Every currency by its code, with its sign: 'GBP (£)'. Those given come first. */
export function currencyOptions(first: readonly string[]): { value: string; label: string }[] {
  const codes = new Set([...first, ...Object.values(ofCountry), ...Intl.supportedValuesOf('currency')])
  return [...codes].map((value) => {
    const sign = signOf(value)
    return { value, label: sign === value ? value : `${value} (${sign})` }
  })
}

const signOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
