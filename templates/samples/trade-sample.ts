import type { Credential, termKinds } from '../../renderer/document/business.ts'

/** A sentence that the invented owner typed, with the facts it says. */
export type SampleSentence = {
  /** It starts a new line of the description where it begins with one. */
  text: string
  /** It says more than its facts, so that a page needs the sentence too. */
  more?: true
  trade?: string
  since?: { year: number } | { years: number }
  people?: readonly { name: string; role?: string; about?: string }[]
  credentials?: readonly { kind: Credential['kind']; name: string }[]
  services?: readonly SampleService[]
  areas?: readonly string[]
  /** BCP 47. */
  languages?: readonly string[]
  audience?: readonly string[]
  terms?: readonly { kind: (typeof termKinds)[number]; text: string }[]
  /** 'Tue-Sat 09:00-17:30'. */
  hours?: readonly string[]
  /** 'Sun,Mon'. */
  closed?: string
  byAppointment?: true
}

export type SampleService = {
  name: string
  /** In the currency of the country; 0 is free of charge. */
  price?: number
  to?: number
  from?: true
  unit?: string
  duration?: string
  note?: string
}

/** An invented business: its phone number is reserved for fiction and its email address reaches nobody. */
export type TradeSample = {
  /** What it is in a sentence: 'a plumber'. */
  trade: string
  name: string
  location: string
  place: { town: string; region: string; country: 'US' | 'CA' | 'GB' | 'IE' | 'AU' }
  address: string
  phone: string
  said: readonly SampleSentence[]
  /** Shown on its sample website alone, whose footer says that the business is invented. */
  reviews: readonly { name: string; text: string }[]
}
