import type { Effect } from '../../../renderer/document/tools/steps.ts'
import type { ToolInput, ToolName } from '../../../renderer/document/tools/tools.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'

/**
 * What a clause was understood to want: a change, something on the screen, or something that can't be, with the reason. `unsure`: rules can't
 * tell what it is about, and a model may.
 */
export type Order =
  | { [Name in ToolName]: { tool: Name; input: ToolInput<Name> } }[ToolName]
  | { effect: Effect }
  | { problem: string; unsure?: true }

export type Asked = {
  document: WebsiteSettings
  /** The id of the section that is open. */
  selected?: string | undefined
  /** '2026-11-26' */
  today: string
}

/** Reads one clause, which has neither a polite beginning nor a full stop. Undefined where it isn't understood as a whole. */
export type Reader = (clause: string, asked: Asked) => Order[] | undefined

/** The groups of the first pattern that fits a whole clause. */
export function groupsOf(clause: string, ...patterns: readonly RegExp[]): Record<string, string> | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(clause)
    if (match)
      return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, text]) => [name, (text ?? '').trim()]))
  }
  return undefined
}

/** Without the quotation marks around it, and without a full stop after it. */
export const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^["“”„'‘«](.*)["“”'’»][.!]?$/su, '$1')
    .trim()
