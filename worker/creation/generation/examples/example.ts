/** Customers have somebody come, go to a place, or book somebody's time. */
export type ExampleKind = 'comes' | 'place' | 'time'

type Cited = readonly [text: string, facts: string]

/** An invented business and the answers of a good writer about it. */
export type WorkedExample = {
  /** ISO 639-1 */
  language: string
  kind: ExampleKind
  /** By number: the first is f1. */
  facts: readonly string[]
  headline: Cited
  kicker: Cited
  body: readonly Cited[]
  title: Cited
  description: readonly Cited[]
  /** The part of the answer below the first screen that shows most. */
  services: readonly Cited[]
  questions: readonly { question: string; answer: readonly Cited[] }[]
  contact: readonly Cited[]
}
