import type * as z from 'zod'
import { type Business, business } from '../../../../renderer/document/business.ts'

/** The facts of a business. Missing ones are blank. */
export const factsOf = (facts: z.input<typeof business>): Business => business.parse(facts)

/** A hairdresser in Totnes who works alone, with facts of every kind. */
export const hairdresser: Business = factsOf({
  activities:
    'I cut and color hair in my own little salon above the bakery. Cut £28, color from £65. 12 years in the trade, City & Guilds. Tue to Sat 9-5. I am not insured for home visits. Ring 01803 555 019.',
  location: 'Totnes',
  place: { town: 'Totnes', region: 'England', country: 'GB' },
  trade: { slug: 'hair-salon', name: 'Hairdresser' },
  since: { years: 12 },
  credentials: [{ id: 'city-guilds', kind: 'Qualification', name: 'City & Guilds' }],
  services: [
    { id: 'cut', name: 'Cut', price: { amount: 28, currency: 'GBP' } },
    { id: 'color', name: 'Color', price: { amount: 65, currency: 'GBP', from: true } },
  ],
  hours: {
    periods: [{ days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '09:00', closes: '17:00' }],
  },
  phones: [{ id: 'phone', kind: 'Phone', number: '01803 555019' }],
  sentences: [
    { id: 'salon', text: 'I cut and color hair in my own little salon above the bakery.' },
    { id: 'prices', text: 'Cut £28, color from £65.', facts: ['cut', 'color'], covered: true },
    { id: 'insured', text: 'I am not insured for home visits.' },
  ],
})
