import * as z from 'zod'
import { fitText } from './fit-text.ts'
import { foreignMark } from './foreign-marks.ts'

/** An answer made to fit, and its remaining errors, as the model gets them: 'services.items.2.heading has more than 4 words'. */
export type FittedAnswer = { value: unknown; problems: string[] }

/**
 * What a model answered as a schema of asked texts wants it: texts within the limits of their fields, lists cut to their length, and in a list
 * nothing twice. Of a list that may be shorter, entries that are wrong are left out. `own` are words that may hold links.
 */
export function fitAnswer(
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

function fitString(schema: z.ZodString, said: unknown, at: string, own?: readonly string[]): FittedAnswer {
  if (typeof said !== 'string') return wrong(at)
  const { control, max, ask } = schema.meta() ?? {}
  if (ask?.blankable && said.trim() === '') return { value: '', problems: [] }
  const mark = foreignMark(said, own)
  if (mark !== undefined) return { value: undefined, problems: [`${at} has ${mark} in it`] }
  const { text, problem } = fitText(said, { control, max, ...ask })
  return { value: text, problems: problem === undefined ? [] : [`${at} ${problem}`] }
}

function fitList(schema: z.ZodArray, said: unknown, at: string, own?: readonly string[]): FittedAnswer {
  const { minItems: least = 0, maxItems: most } = z.toJSONSchema(schema)
  // Where none would do, saying nothing is as good.
  if (least === 0 && (said === undefined || said === null)) return { value: [], problems: [] }
  if (!Array.isArray(said)) return wrong(at)
  if (least !== most) return fitFreeList(schema, said, { at, own, least, most })
  const count = most
  const items = said.slice(0, count)
  const fitted = items.map((item, index) => fitAnswer(schema.element as z.ZodType, item, { at: `${at}.${index}`, own }))
  const problems = fitted.flatMap((one) => one.problems)
  if (count !== undefined && items.length < count) problems.unshift(`${at} has ${items.length} entries, not ${count}`)
  const value = fitted.map((one) => one.value)
  if (problems.length === 0 && repeats(value) && !(schema.element instanceof z.ZodEnum))
    problems.push(`${at} repeats itself`)
  return { value, problems }
}

type FreeList = { at: string; own?: readonly string[]; least: number; most?: number }

/** Of as many entries as there is something to say. */
function fitFreeList(schema: z.ZodArray, said: unknown[], { at, own, least, most }: FreeList): FittedAnswer {
  const fitted = said.map((item, index) => fitAnswer(schema.element as z.ZodType, item, { at: `${at}.${index}`, own }))
  const right = fitted.filter(({ problems }) => problems.length === 0).map(({ value }) => value)
  const value = right
    .filter((entry, index) => right.findIndex((other) => beginningOf(other) === beginningOf(entry)) === index)
    .slice(0, most)
  const problems = value.length < least ? [`${at} has fewer than ${least} entries`] : []
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

/** What tells entries apart: a text, or the first text of an object. */
function beginningOf(entry: unknown): unknown {
  const text = typeof entry === 'object' && entry !== null ? Object.values(entry)[0] : entry
  return typeof text === 'string' ? text.toLowerCase() : entry
}
