import { failureCode } from '#api/api-error.ts'
import { messageFor, messageOf, problems, stillIntact } from '#ui/errors/error-texts.ts'

/** By field name. */
export type ToolInput = Readonly<Record<string, string>>

/** The used length of a field near its limit, otherwise blank. */
export const lengthNote = (used: number, max: number): string => (used > max * 0.8 ? `${used} of ${max}` : '')

/** An error message that explains that nothing is lost. */
export function errorText(error: unknown, isOnline: boolean): string {
  if (!isOnline) return `${problems.offline} ${stillIntact.typed}`
  const code = failureCode(error)
  return code === 'network' ? `${messageFor(code)} ${stillIntact.typed}` : messageOf(error)
}

/** Reads the known fields from a URL's query, truncated to their limits. */
export function readInput(search: string, maxLengths: Readonly<Record<string, number>>): ToolInput {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(maxLengths).map(([name, max]) => [name, (query.get(name) ?? '').trim().slice(0, max)]),
  )
}

/** The URL with the input as its query. Omits blanks. */
export function inputUrl(path: string, input: ToolInput): string {
  const query = new URLSearchParams(Object.entries(input).filter(([, text]) => text !== ''))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Results that haven't been shown. Ignores case. */
export function newResults(results: readonly string[], shown: readonly string[]): string[] {
  const lowercaseShown = new Set(shown.map((one) => one.toLowerCase()))
  return results.filter((one) => !lowercaseShown.has(one.toLowerCase()))
}

/** A summary of the request for the heading's second line: “Coffee shop, with …”, Portland. */
export function requestSummary(about: string, place: string): string {
  const line = about.replace(/\s+/g, ' ')
  const short = line.length > 90 ? `${line.slice(0, 88).trimEnd()}…` : line
  return place === '' ? `“${short}”` : `“${short}”, ${place}`
}
