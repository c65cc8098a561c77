import { Allow, parse } from 'partial-json'
import * as z from 'zod'
import type { Control } from '../../renderer/document/fields/fields.ts'
import { sentenceEnds } from './sentences.ts'

declare module 'zod' {
  interface GlobalMeta {
    /** For a list: to leave it out, or to fill it with nothing valid, is not to leave it blank. */
    explicit?: boolean
  }
}

/** A fitted answer and its remaining errors in the model's terms: 'services.items.2.heading has more than 4 words'. */
type FittedAnswer = { value: unknown; problems: string[] }

/**
 * Fits a model's answer to a schema of asked texts: shortens texts and lists to their limits and removes duplicates from lists. Drops
 * invalid entries from lists that may be shorter. `own` are words that may contain links.
 */
function fitAnswer(
  schema: z.ZodType,
  said: unknown,
  { at, own }: { at: string; own?: readonly string[] },
): FittedAnswer {
  if (schema instanceof z.ZodString) return fitString(schema, said, at, own)
  if (schema instanceof z.ZodArray) return fitList(schema, said, at, own)
  if (schema instanceof z.ZodObject) return fitObject(schema, said, at, own)
  const { success, data } = schema.safeParse(said)
  return success ? { value: data, problems: [] } : wrong(at)
}

/** In characters: no field holds more. */
const maxSearchedLength = 8000

function fitString(schema: z.ZodString, said: unknown, at: string, own?: readonly string[]): FittedAnswer {
  if (typeof said !== 'string') return wrong(at)
  const { control, max, ask } = schema.meta() ?? {}
  if (ask?.blankable && said.trim() === '') return { value: '', problems: [] }
  // Limits the length of the text that regular expressions search.
  const mark = foreignMark(said.slice(0, maxSearchedLength), own)
  if (mark !== undefined) return { value: undefined, problems: [`${at} has ${mark} in it`] }
  const { text, problem } = fitText(said, { control, max, ...ask })
  return { value: text, problems: problem === undefined ? [] : [`${at} ${problem}`] }
}

function fitList(schema: z.ZodArray, said: unknown, at: string, own?: readonly string[]): FittedAnswer {
  const { minItems: least = 0, maxItems: max } = z.toJSONSchema(schema)
  // If all entries are invalid, an empty answer is as good.
  if (least === 0 && (said === null || (said === undefined && !schema.meta()?.explicit)))
    return { value: [], problems: [] }
  if (!Array.isArray(said)) return wrong(at)
  if (least !== max) return fitFreeList(schema, said, { at, own, least, max })
  const count = max
  const items = said.slice(0, count)
  const fitted = items.map((item, index) => fitAnswer(schema.element as z.ZodType, item, { at: `${at}.${index}`, own }))
  const problems = fitted.flatMap((one) => one.problems)
  if (count !== undefined && items.length < count) problems.unshift(`${at} has ${items.length} entries, not ${count}`)
  const value = fitted.map((one) => one.value)
  if (problems.length === 0 && repeats(value) && !(schema.element instanceof z.ZodEnum))
    problems.push(`${at} repeats itself`)
  return { value, problems }
}

type FreeList = { at: string; own?: readonly string[]; least: number; max?: number }

/** A list of only as many entries as have content. */
function fitFreeList(schema: z.ZodArray, said: unknown[], { at, own, least, max }: FreeList): FittedAnswer {
  const { explicit } = schema.meta() ?? {}
  const fitted = said.map((item, index) => fitAnswer(schema.element as z.ZodType, item, { at: `${at}.${index}`, own }))
  const right = fitted.filter(({ problems }) => problems.length === 0).map(({ value }) => value)
  const value = right
    .filter((entry, index) => right.findIndex((other) => beginningOf(other) === beginningOf(entry)) === index)
    .slice(0, max)
  const fewest = explicit && said.length > 0 ? Math.max(least, 1) : least
  const problems = value.length < fewest ? [`${at} has fewer than ${fewest} entries`] : []
  return { value, problems: problems.length > 0 ? [...problems, ...fitted.flatMap((one) => one.problems)] : [] }
}

function fitObject(schema: z.ZodObject, said: unknown, at: string, own?: readonly string[]): FittedAnswer {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return wrong(at)
  const fitted = Object.entries<z.ZodType>(schema.shape).map(
    ([name, of]) =>
      [name, fitAnswer(of, (said as Record<string, unknown>)[name], { at: `${at}.${name}`, own })] as const,
  )
  return {
    value: Object.fromEntries(fitted.map(([name, { value }]) => [name, value])),
    problems: fitted.flatMap(([, { problems }]) => problems),
  }
}

const wrong = (at: string): FittedAnswer => ({ value: undefined, problems: [`${at} is missing`] })

const repeats = (entries: readonly unknown[]) => new Set(entries.map(beginningOf)).size < entries.length

/** The key that identifies duplicates: a text, or an object's first text. */
function beginningOf(entry: unknown): unknown {
  const text = typeof entry === 'object' && entry !== null ? Object.values(entry)[0] : entry
  return typeof text === 'string' ? text.toLowerCase() : entry
}

export type TextLimits = {
  /** Line fields hold one line; other fields may have paragraphs. */
  control?: Control
  /** In characters. */
  max?: number
  words?: number
  sentences?: number
}

/** A text within its limits, or its error in the model's terms. */
type Fitted = { text: string; problem?: undefined } | { text?: undefined; problem: string }

/**
 * Fits a model's text to its field's limits. Cuts after a sentence if there are too many sentences or characters. Too many words, or a
 * first sentence that is too long, is an error. Cuts a picture's search phrase after a word.
 */
export function fitText(
  said: string,
  { control, max = Number.POSITIVE_INFINITY, words, sentences }: TextLimits,
): Fitted {
  const text = tidied(said, control !== 'prose')
  if (!/[\p{L}\p{N}]/u.test(text)) return { problem: 'is blank' }
  if (control === 'picture') return { text: firstWords(text, words ?? 4, max) }
  const whole = firstSentences(text, sentences ?? Number.POSITIVE_INFINITY, max)
  if (whole === '') return { problem: `is longer than ${max} characters` }
  if (words !== undefined && wordsOf(whole).length > words) return { problem: `has more than ${words} words` }
  return { text: whole }
}

/** Removes control characters, and the emphasis marks and surrounding quotes that models like to add. */
function tidied(said: string, isLine: boolean): string {
  const text = said
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/(\*\*|__)(?=\S)(.+?)\1/gu, '$2')
    .replace(isLine ? /\s+/gu : /[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return text.replace(/^(?:"([^"]*)"|“([^“”]*)”|„([^„“”]*)[“”]|«([^«»]*)»)$/u, '$1$2$3$4').trim()
}

function firstSentences(text: string, max: number, characters: number): string {
  let end = 0
  for (const [index, length] of sentenceEnds(text).entries()) {
    if (index >= max || text.slice(0, length).trimEnd().length > characters) break
    end = length
  }
  return text.slice(0, end).trim()
}

const wordsOf = (text: string) => text.split(/\s+/u)

function firstWords(text: string, max: number, characters: number): string {
  const words = wordsOf(text.replace(/[.!?]+$/, '')).slice(0, max)
  while (words.length > 1 && words.join(' ').length > characters) words.pop()
  return words.join(' ').slice(0, characters)
}

/** Patterns that page text must not contain, with their names in the prompt. */
const marks: Record<string, RegExp> = {
  'a link':
    /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+\.(?:com|net|org|io|co|biz|info|shop|site|online|xyz|app|dev|ru|cn|uk|de|fr|eu)\b\S*/iu,
  'an e-mail address': /[^\s@]+@[^\s@]+\.[^\s@]+/u,
  markup: /<\/?[a-z!][^>]*>?|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|```|!?\[[^\]]*\]\([^)]*\)/iu,
  'a placeholder': /\[[^\]]*\]|\{[^}]*\}/u,
}

/**
 * Finds the first forbidden pattern in a text: a link, an address, markup, a placeholder. Undefined if there is none outside the owner's
 * `own` words.
 */
export function foreignMark(text: string, own: readonly string[] = []): string | undefined {
  const known = own.map((words) => words.toLowerCase())
  const isKnown = (found: string) =>
    known.some((words) => words.includes(found.toLowerCase().replace(/[.,;:!?)]+$/, '')))
  return Object.entries(marks).find(([, mark]) =>
    Array.from(text.matchAll(new RegExp(mark, `${mark.flags}g`))).some(([found]) => !isKnown(found)),
  )?.[0]
}

type AnswerShape = { answer: z.ZodObject; own?: readonly string[] }

/** Collects an answer's entries as they arrive. Valid entries are final. */
export class AnswerParts {
  readonly taken: Record<string, unknown> = {}
  /** The errors of the last answer. */
  problems: string[] = []
  readonly #wanted: AnswerShape
  readonly #onPart: (name: string, value: unknown) => void

  constructor(wanted: AnswerShape, onPart: (name: string, value: unknown) => void) {
    this.#wanted = wanted
    this.#onPart = onPart
  }

  get missing(): string[] {
    return Object.keys(this.#wanted.answer.shape).filter((name) => !Object.hasOwn(this.taken, name))
  }

  get isWhole(): boolean {
    return this.missing.length === 0
  }

  /** Takes the valid entries that have arrived. */
  take(entries: Record<string, unknown>): void {
    for (const name of this.missing) if (Object.hasOwn(entries, name)) this.#takeOne(name, entries[name])
  }

  /** Takes the rest at the end of the stream; absent parts are errors. */
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

type Parts = Record<string, unknown>

/** The complete entries of a partial JSON object. Empty if it isn't an object yet. */
export const completeParts = (text: string): Parts => wholeObject(text) ?? entriesBeforeTheLast(text)

/** Like `entriesOf`, for a text that ends with a closed value, which may complete an entry. */
export const partsClosedBy = (text: string): Parts => wholeObject(text) ?? entriesBeforeTheLast(`${text},"":0`)

function wholeObject(text: string): Parts | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** The last entry of an unfinished object may be unfinished too. */
function entriesBeforeTheLast(text: string): Parts {
  try {
    return Object.fromEntries(Object.entries(parse(text, Allow.ALL) as object).slice(0, -1))
  } catch {
    return {}
  }
}
