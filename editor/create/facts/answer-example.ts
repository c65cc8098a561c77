import type { Business } from '#renderer/document/business.ts'
import { currencies } from '#renderer/facts/currencies.ts'
import { formatPrice } from '#renderer/facts/format-price.ts'
import { factText } from '#worker/creation/facts/fact-text.ts'
import type { MissingFact } from '#worker/creation/facts/schema.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const week = {
  periods: [
    { days: [...weekdays], opens: '09:00', closes: '17:00' },
    { days: ['Saturday' as const], opens: '10:00', closes: '14:00' },
  ],
  ...{ closed: [], byAppointment: false, exceptions: [], note: '' },
}
const amounts = [40, 60]

/** An example answer. Blank if we can't think of one. `language` is BCP 47. */
export function exampleOf(missing: MissingFact, { services, place }: Business, language: string): string {
  switch (missing) {
    case 'hours':
      return factText({ kind: 'hours', value: week }, language)
    case 'prices': {
      const currency = currencies[place.country] ?? ''
      const named = services.slice(0, amounts.length)
      const priced = named.map(({ name }, nth) => `${name} ${priceOf(amounts[nth] ?? 0, currency, language)}`)
      return currency === '' ? '' : priced.join(', ') || priceOf(amounts[0] ?? 0, currency, language)
    }
    case 'experience':
      return '2015'
    case 'area':
      return place.town
    default:
      return ''
  }
}

const priceOf = (amount: number, currency: string, language: string) =>
  formatPrice({ amount, currency, to: null, from: false, unit: '' }, language)
