import { describe, expect, it } from 'vitest'
import { pricesIn } from '../../worker/reading/prices.ts'
import { plainText } from '../../worker/reading/text-spans.ts'

describe('prices', () => {
  const priceOf = (text: string, country: string) => {
    const [{ price } = { price: undefined }] = pricesIn(plainText(text), country, '')
    return price && [price.amount, price.to, price.currency, price.from, price.unit]
  }
  it.each([
    ['Haircut £28', 'GB', [28, null, 'GBP', false, '']],
    ['Haircut $1,200', 'US', [1200, null, 'USD', false, '']],
    ['Haircut $85', 'CA', [85, null, 'CAD', false, '']],
    ['Haarschnitt 28 €', 'DE', [28, null, 'EUR', false, '']],
    ['Haarschnitt 28,50 €', 'DE', [28.5, null, 'EUR', false, '']],
    ['Haarschnitt ab 1.280 €', 'DE', [1280, null, 'EUR', true, '']],
    ['Haarschnitt CHF 90.-', 'CH', [90, null, 'CHF', false, '']],
    ["Küche CHF 12'500", 'CH', [12500, null, 'CHF', false, '']],
    ['Strzyżenie 45 zł', 'PL', [45, null, 'PLN', false, '']],
    ['Corte R$ 60', 'BR', [60, null, 'BRL', false, '']],
    ['カット 3,000円', 'JP', [3000, null, 'JPY', false, '']],
    ['カット ¥3,000〜', 'JP', [3000, null, 'JPY', true, '']],
    ['縮毛矯正 1万5千円', 'JP', [15000, null, 'JPY', false, '']],
    ['커트 ₩15,000', 'KR', [15000, null, 'KRW', false, '']],
    ['커트 1만 5천원부터', 'KR', [15000, null, 'KRW', true, '']],
    ['Haircut Rs 500', 'IN', [500, null, 'INR', false, '']],
    ['Wedding album ₹1,20,000', 'IN', [120000, null, 'INR', false, '']],
    ['Klippning kr 350', 'SE', [350, null, 'SEK', false, '']],
    ['Haircut R450', 'ZA', [450, null, 'ZAR', false, '']],
    ['Haircut 60 EUR', 'IE', [60, null, 'EUR', false, '']],
    ['Haircut 60 euros', 'IE', [60, null, 'EUR', false, '']],
    ['Haircut 20 quid', 'GB', [20, null, 'GBP', false, '']],
    ['Haircut £40–60', 'GB', [40, 60, 'GBP', false, '']],
    ['Haircut £40 to £60', 'GB', [40, 60, 'GBP', false, '']],
    ['Coupe à partir de 35 €', 'FR', [35, null, 'EUR', true, '']],
    ['Corte desde 35 €', 'ES', [35, null, 'EUR', true, '']],
    ['Taglio da 35 €', 'IT', [35, null, 'EUR', true, '']],
    ['Piano lessons £30 an hour', 'GB', [30, null, 'GBP', false, 'an hour']],
    ['Hedge trimming £30/hr', 'GB', [30, null, 'GBP', false, '/hr']],
    ['Set menu £30 pp', 'GB', [30, null, 'GBP', false, 'pp']],
    ['Klavierunterricht 40 € pro Stunde', 'DE', [40, null, 'EUR', false, 'pro Stunde']],
    ['Clases de guitarra 20 € por hora', 'ES', [20, null, 'EUR', false, 'por hora']],
  ])('become exact from %j in %s', (text, country, price) => {
    expect(priceOf(text, country)).toEqual(price)
  })

  it.each([
    'Save £10 on a groom',
    '£10 off your first cut',
    'Deposit £50',
    'Repairs up to £100',
    'Jobs about £50',
    'Free delivery over £30',
    'Full groom £1.2k',
    'We were bought for £2m',
    'Minimum order £50',
    'We took 45 minutes',
    'From the top of a 12ft ladder',
  ])('remain uncertain from %j', (text) => {
    expect(pricesIn(text, 'GB', 'en').filter(({ sure }) => sure)).toEqual([])
  })
})
