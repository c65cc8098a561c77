import type * as z from 'zod'
import { fitAnswer } from './fit-answer.ts'

type Wanted = { answer: z.ZodObject; own?: readonly string[] }

/** The entries of an answer as they come: those that are right are taken and stay as they are. */
export class AnswerParts {
  readonly taken: Record<string, unknown> = {}
  /** Of the last answer, with what was not taken of it. */
  problems: string[] = []
  readonly #wanted: Wanted
  readonly #onPart: (name: string, value: unknown) => void

  constructor(wanted: Wanted, onPart: (name: string, value: unknown) => void) {
    this.#wanted = wanted
    this.#onPart = onPart
  }

  get missing(): string[] {
    return Object.keys(this.#wanted.answer.shape).filter((name) => !Object.hasOwn(this.taken, name))
  }

  get isWhole(): boolean {
    return this.missing.length === 0
  }

  /** Takes what is right of the entries that have come. */
  take(entries: Record<string, unknown>): void {
    for (const name of this.missing) if (Object.hasOwn(entries, name)) this.#takeOne(name, entries[name])
  }

  /** The same at the end of the stream: absent parts are missing. */
  takeLast(entries: Record<string, unknown>): void {
    this.problems = this.missing.flatMap((name) => this.#takeOne(name, entries[name]))
  }

  #takeOne(name: string, said: unknown): string[] {
    const schema = this.#wanted.answer.shape[name] as z.ZodType
    const { value, problems } = fitAnswer(schema, said, { at: name, own: this.#wanted.own })
    if (problems.length > 0) return problems
    this.taken[name] = schema.parse(value)
    this.#onPart(name, this.taken[name])
    return []
  }
}
