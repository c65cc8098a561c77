/** Whether customers have someone come to them, go to a place, or book someone's time. */
export type ExampleKind = 'comes' | 'place' | 'time'

type Cited = readonly [text: string, facts: string]

/** An invented business and a good writer's answers about it. */
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
  /** The part of the answer that shows the most, apart from the first screen. */
  services: readonly Cited[]
  questions: readonly { question: string; answer: readonly Cited[] }[]
  contact: readonly Cited[]
}
