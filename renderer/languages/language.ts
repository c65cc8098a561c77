import type { FactWords } from './fact-words.ts'
import type { FormTexts } from './form-words.ts'
import type { FreeWords } from './free-words.ts'
import type { HeadingWords } from './heading-words.ts'
import type { LegalTexts } from './legal-words.ts'
import type { MessageWords } from './message-words.ts'
import type { PageWords } from './page-words.ts'
import type { SampleWords } from './sample-words.ts'

/** Default names of sections and buttons, when neither the owner nor the trade has one. Labels, never claims. */
export type LabelWords = {
  contact: string
  /** The button to the contact section. */
  getInTouch: string
  /** The button for an email. */
  email: string
  reviews: string
  /** The short name in a menu. */
  faq: string
  booking: string
  /** The button to booking. */
  book: string
}

/** Everything that pages say in one language. */
export type Language = {
  page: PageWords
  facts: FactWords
  form: FormTexts
  free: FreeWords
  headings: HeadingWords
  samples: SampleWords
  labels: LabelWords
  /** The words for 'I' and 'my', and for 'we' and 'our', as alternatives of a pattern. */
  voice: { I: string; we: string }
  /** How an owner begins a line about a missing fact: 'Prices:'. */
  beginnings: Record<'services' | 'prices' | 'hours' | 'area' | 'experience', string>
  /** Currencies written after the number as a word where Intl puts the sign before it. */
  counters?: Readonly<Record<string, string>>
  legal: () => Promise<{ legal: LegalTexts }>
  messages: () => Promise<{ messages: MessageWords }>
}
