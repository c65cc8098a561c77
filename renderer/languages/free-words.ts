/** What owners say that they take no money for. */
export const freeFacts = [
  'callOut',
  'quote',
  'estimate',
  'minimum',
  'booking',
  'consultation',
  'delivery',
  'parking',
] as const
export type FreeFact = (typeof freeFacts)[number]

/** How owners of a language say that something costs nothing: sources of patterns, matched as whole words where a language has spaces. */
export type FreeWords = {
  /** Before a service: 'free'. */
  free: string
  /** After a service: 'is free'. */
  isFree: string
  /** Before a charge: 'no', 'without'. */
  no: string
  /** After a charge. */
  isNone: string
  /** Between parts of a sentence that say a thing each. Left out where only punctuation is. */
  and?: string
  /** What turns a promise round, or limits it, anywhere beside it. */
  not: string
  limits: string
  /** What limits it behind it only: 'for pensioners', 'in Leeds'. */
  limitsAfter: string
  /** Said beside it without a meaning of its own: 'no obligation'. */
  idle: string
  /** What stands in a price list, and the words for the charge and for the service. English alone has words for quote and estimate. */
  facts: Record<Exclude<FreeFact, 'estimate'>, FreeThing> & Partial<Record<'estimate', FreeThing>>
}

type FreeThing = { label: string; charge?: string; service?: string }
