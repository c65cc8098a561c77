import { business } from '#renderer/document/business.ts'
import { type FactKind, type RowFact, rowValues } from '#worker/creation/facts/row-facts.ts'
import type { Correction, FactRow, ReadFactsAnswer } from '#worker/creation/facts/schema.ts'

const pounds = (amount: number) => ({ amount, currency: 'GBP' })
const samples: Readonly<Record<FactKind, object>> = {
  trade: { name: 'Barber' },
  service: { name: 'Cut', price: pounds(28) },
  rate: { price: pounds(40) },
  experience: { years: 12 },
  credential: { name: 'City & Guilds' },
  person: { name: 'Maria' },
  area: { name: 'Totnes' },
  hours: { byAppointment: true },
  phone: { number: '01803 960000' },
  email: { address: 'maria@lather.example' },
  link: { url: 'https://lather.example' },
  address: { text: '1 High Street' },
  language: { code: 'pl' },
  audience: { text: 'Families' },
  term: { text: 'Cash only' },
}
export const rowKinds = Object.keys(samples) as FactKind[]

/** A fact row as the server returns it. */
export const rowOf = (
  kind: FactKind,
  value: object = {},
  more: Partial<Pick<FactRow, 'key' | 'quote' | 'isSure' | 'by'>> = {},
): FactRow => ({
  ...({ kind, value: rowValues[kind].parse({ ...samples[kind], ...value }) } as RowFact),
  ...{ key: `${kind}:${JSON.stringify({ ...samples[kind], ...value })}`.slice(0, 100), quote: 'Cut £28' },
  ...{ from: 'businessActivities', isSure: true, by: 'reader' },
  ...more,
})

export const removal = (key: string): Correction => ({ act: 'remove', key, quote: '' })
export const addition = (key: string, name: string): Correction => ({
  ...{ act: 'set', key, quote: '' },
  fact: { kind: 'service', value: rowValues.service.parse({ name }) },
})

const cut = { id: 'cut', name: 'Cut', price: pounds(28) }

/** The server's facts response, by default with a £28 cut among the services. */
export const readOf = (rows: FactRow[], change: Partial<ReadFactsAnswer> = {}): ReadFactsAnswer => ({
  business: business.parse({ services: [cut, { id: 'balayage', name: 'Balayage' }] }),
  rows,
  missing: ['hours', 'phone'],
  language: 'en-GB',
  neighbor: null,
  recentPalettes: [],
  ...change,
})
