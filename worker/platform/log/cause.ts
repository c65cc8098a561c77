import type { LogFields } from './line.ts'

type Cause = Pick<LogFields, 'code' | 'cause'>

const maxCauseLength = 200
const maxStackLength = 600

/**
 * Reduces an error to what a log line may contain. An AppError becomes its code. Database errors lose their query's parameters, parse
 * errors the text they quote, and zod's the values; other messages lose anything that looks like personal data.
 */
export function causeOf(error: unknown): Cause {
  if (typeof error === 'string') return { cause: masked(error) }
  if (!(error instanceof Error)) return { cause: typeof error }
  const { name, message, cause } = error
  if (name === 'AppError' && 'code' in error) return { code: String(error.code) }
  // drizzle's message contains the whole query with its parameters.
  if ('query' in error && 'params' in error) return cause instanceof Error ? causeOf(cause) : { cause: 'query failed' }
  if ('issues' in error && Array.isArray(error.issues)) return { cause: describeIssues(error.issues) }
  if (name === 'SyntaxError') return { cause: name }
  return { cause: masked(name === 'Error' ? message : `${name}: ${message}`) }
}

type Issue = { path?: unknown; code?: unknown }

/** An error's innermost stack frames: functions, files and lines, without its message. */
export function stackOf(error: unknown): Pick<LogFields, 'stack'> {
  if (!(error instanceof Error) || !error.stack) return {}
  const places = error.stack.split('\n').flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? [])
  const stack = places.slice(0, 6).join(' < ').slice(0, maxStackLength)
  return stack === '' ? {} : { stack }
}

/** The paths and codes of zod's issues, without values. A record's keys may be a person's words, so only field names remain. */
export const describeIssues = (issues: readonly Issue[]): string =>
  issues
    .map(({ path, code }) => `${(Array.isArray(path) ? path : []).map(fieldOf).join('.')} ${code}`.trim())
    .join(', ')
    .slice(0, maxCauseLength)

const fieldOf = (step: unknown) => (/^(\d{1,4}|[a-z]\w{0,30})$/i.test(String(step)) ? String(step) : '?')

/** Patterns for personal data, in this order: an address contains a host, and a host may contain digits. */
const masks: readonly [RegExp, string][] = [
  [/\b[a-z][a-z\d+.-]*:\/\/\S*/gi, '[address]'],
  [/[^\s@<>"“'`(),;:]+@[^\s@<>"”'`(),;:]+/g, '[email]'],
  [/"(?:[^"\\]|\\.)*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|`[^`]*`|(?<![\p{L}\d])'(?:[^'\\]|\\.)*'(?![\p{L}\d])/gu, '[text]'],
  // A quotation cut off before its closing quote.
  [/(?:["“„«`]|(?<![\p{L}\d])').*$/su, '[text]'],
  [/(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi, '[number]'],
  [/(?<!constraint failed: )(?<![\p{L}\d_-])(?:[\p{L}\d_-]+\.)+\p{L}[\p{L}\d_-]*/gu, '[host]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[number]'],
  [/\+?\d(?:[\s().\-/]*\d){5,}/g, '[number]'],
]

function masked(text: string): string {
  // Cuts long texts first, so that a hostile one costs nothing.
  const short = text.slice(0, 1000)
  return masks
    .reduce((rest, [shape, mask]) => rest.replace(shape, mask), short)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxCauseLength)
}
