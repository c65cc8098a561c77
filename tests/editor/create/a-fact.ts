import { business } from '#renderer/document/business.ts'
import type { FactChip, FactKind, ReadFactsAnswer } from '#worker/creation/facts/schema.ts'

/** A fact as the server reads it in what a business is about. */
export const factOf = (kind: FactKind, text: string, quote = text): FactChip => ({
  key: `${kind}:${text.toLowerCase()}`,
  kind,
  text,
  quote,
  from: 'businessActivities',
  isSure: true,
})

const cut = { id: 'cut', name: 'Cut', price: { amount: 28, currency: 'GBP' } }

/** What the server answers for facts, a cut for £28 among its services. */
export const readOf = (chips: FactChip[], change: Partial<ReadFactsAnswer> = {}): ReadFactsAnswer => ({
  business: business.parse({ services: [cut, { id: 'balayage', name: 'Balayage' }] }),
  chips,
  missing: ['hours', 'phone'],
  language: 'en-GB',
  ...change,
})
