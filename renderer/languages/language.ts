import type { FactWords } from './fact-words.ts'
import type { FormTexts } from './form-words.ts'
import type { FreeWords } from './free-words.ts'
import type { HeadingWords } from './heading-words.ts'
import type { LegalTexts } from './legal-words.ts'
import type { MessageWords } from './message-words.ts'
import type { PageWords } from './page-words.ts'
import type { SampleWords } from './sample-words.ts'

/** Default labels of sections and buttons, if neither the owner nor the trade has one. They never make claims. */
export type LabelWords = {
  contact: string
  getInTouch: string
  email: string
  reviews: string
  /** Short name in a menu. */
  faq: string
  booking: string
  book: string
}

export type Language = {
  page: PageWords
  facts: FactWords
  form: FormTexts
  free: FreeWords
  headings: HeadingWords
  samples: SampleWords
  labels: LabelWords
  /** Regular expression alternatives for 'I' and 'my', and for 'we' and 'our'. */
  voice: { I: string; we: string }
  /** How an owner starts a line about a missing fact: 'Prices:'. */
  beginnings: Record<'services' | 'prices' | 'hours' | 'area' | 'experience', string>
  /** Currencies written as a word after the number where Intl puts a sign before it. */
  counters?: Readonly<Record<string, string>>
  legal: () => Promise<{ legal: LegalTexts }>
  messages: () => Promise<{ messages: MessageWords }>
}
