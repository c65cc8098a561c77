/** Currency (ISO 4217) by country (ISO 3166-1 alpha-2), for countries with likely owners. */
export const currencies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ').map((country) => [country, 'EUR']),
  ),
  ...{ US: 'USD', CA: 'CAD', GB: 'GBP', AU: 'AUD', NZ: 'NZD', ZA: 'ZAR', IN: 'INR', JP: 'JPY', KR: 'KRW', CN: 'CNY' },
  ...{ CH: 'CHF', LI: 'CHF', SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK', PL: 'PLN', CZ: 'CZK', HU: 'HUF', RO: 'RON' },
  ...{ TR: 'TRY', UA: 'UAH', RS: 'RSD', IL: 'ILS', AE: 'AED', SA: 'SAR', EG: 'EGP', MA: 'MAD', NG: 'NGN', KE: 'KES' },
  ...{ GH: 'GHS', MX: 'MXN', BR: 'BRL', AR: 'ARS', CL: 'CLP', CO: 'COP', PE: 'PEN', UY: 'UYU', SG: 'SGD', HK: 'HKD' },
  ...{ TW: 'TWD', TH: 'THB', VN: 'VND', PH: 'PHP', ID: 'IDR', MY: 'MYR', PK: 'PKR', BD: 'BDT', LK: 'LKR' },
}
