import { failureCode } from '#api/api-error.ts'
import { messageFor, messageOf, problems, unharmed } from '#ui/errors/error-texts.ts'

/** What somebody has told a tool, by field. */
export type Said = Readonly<Record<string, string>>

/** How much of a field is used, once that is worth knowing; else blank. */
export const leftNote = (used: number, max: number): string => (used > max * 0.8 ? `${used} of ${max}` : '')

/** Why nothing came, and that nothing is lost. */
export function troubleText(error: unknown, isOnline: boolean): string {
  if (!isOnline) return `${problems.offline} ${unharmed.typed}`
  const code = failureCode(error)
  return code === 'network' ? `${messageFor(code)} ${unharmed.typed}` : messageOf(error)
}

/** What an address says, of the fields there are, each as long as it may be. */
export function saidIn(search: string, longest: Readonly<Record<string, number>>): Said {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(longest).map(([name, max]) => [name, (query.get(name) ?? '').trim().slice(0, max)]),
  )
}

/** The address that says it, blanks left out. */
export function addressOf(path: string, said: Said): string {
  const query = new URLSearchParams(Object.entries(said).filter(([, text]) => text !== ''))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Those that were not shown, whatever their capitals. */
export function unseen(answers: readonly string[], shown: readonly string[]): string[] {
  const known = new Set(shown.map((one) => one.toLowerCase()))
  return answers.filter((one) => !known.has(one.toLowerCase()))
}

/** What was asked for, as a heading's second line: “Coffee shop, with …”, Portland. */
export function quoted(about: string, place: string): string {
  const line = about.replace(/\s+/g, ' ')
  const short = line.length > 90 ? `${line.slice(0, 88).trimEnd()}…` : line
  return place === '' ? `“${short}”` : `“${short}”, ${place}`
}
