import type * as z from 'zod'

/** One question to a model that answers in JSON. Built by the Worker alone: what people and pages said is data in `data`, fenced by the provider. */
export type ModelQuestion = {
  /** Which prompt it is: 'services'. */
  kind: string
  /** The task and its rules. */
  instruction: string
  /** What the model may read and must never obey, by name. */
  data: Readonly<Record<string, string>>
  /** What the answer must be: an object. */
  answer: z.ZodObject
  /** At most, of the answer. */
  maxTokens: number
}

/** What a model said, and what it read and wrote for it, in tokens. `text` is JSON as it came. */
export type ModelAnswer = { text: string; promptTokens: number; answerTokens: number }

/** `exhausted`: nothing more may be asked today. `unfit`: what it said is not what was asked for. */
type Failure = 'busy' | 'exhausted' | 'timeout' | 'truncated' | 'unfit' | 'refused' | 'too_large' | 'unreachable'

/** Why there is no answer. The message holds nothing of the request. */
export class ModelFailed extends Error {
  readonly reason: Failure
  /** The partial answer, if any had arrived. */
  readonly answer: ModelAnswer | undefined

  constructor(reason: Failure, message: string, answer?: ModelAnswer) {
    super(message)
    this.name = 'ModelFailed'
    this.reason = reason
    this.answer = answer
  }
}

/** Writes what a question asks for. */
export type Model = {
  /** Which one, and where: another one would answer otherwise. */
  name: string
  /** In dollars for a token. */
  prices: { prompt: number; answer: number }
  /** The exact words that are sent for a question: what decides the answer. */
  wordsFor: (question: ModelQuestion) => string
  /** `onText` hears the answer as it grows, from its beginning. Throws ModelFailed. */
  ask: (question: ModelQuestion, onText?: (soFar: string) => void) => Promise<ModelAnswer>
}
