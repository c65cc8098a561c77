/** Items that owners offer free of charge. */
export const freeFacts = ['callOut', 'quote', 'estimate', 'minimum', 'booking', 'consultation', 'delivery'] as const
export type FreeFact = (typeof freeFacts)[number]

/** A language's words for free offers: regular expression sources, matched as whole words in languages with spaces. */
export type FreeWords = {
  /** Before a service: 'free'. */
  free: string
  /** After a service: 'is free'. */
  isFree: string
  /** Before a charge: 'no', 'without'. */
  no: string
  /** After a charge. */
  isNone: string
  /** Conjunction between statements in a sentence. Omitted if only punctuation separates them. */
  and?: string
  /** Words anywhere near an offer that negate or limit it. */
  not: string
  limits: string
  /** Words that limit an offer only after it: 'for pensioners', 'in Leeds'. */
  limitsAfter: string
  /** Filler next to an offer: 'no obligation'. */
  idle: string
  /**
   * Price list label, and the words for the charge and for the service. Only English distinguishes quote and estimate.
   */
  facts: Record<Exclude<FreeFact, 'estimate'>, FreeThing> & Partial<Record<'estimate', FreeThing>>
}

type FreeThing = { label: string; charge?: string; service?: string }
