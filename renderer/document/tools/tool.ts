import type * as z from 'zod'
import { sectionTitle } from '../section-title.ts'
import { type SectionType, sectionTypes } from '../section-types.ts'
import type { WebsiteSettings } from '../website-settings.ts'

/** The changed document, or an explanation for the owner. */
export type Outcome = WebsiteSettings | { problem: string }

export const isProblem = (outcome: Outcome): outcome is { problem: string } => 'problem' in outcome

/**
 * A kind of change to a document. Pure and total: for input that matches the schema, it returns a document or a problem
 * and never throws.
 */
export type Tool<Name extends string = string, Input extends z.ZodObject = z.ZodObject> = {
  name: Name
  /** For models: when to use the tool. */
  description: string
  input: Input
  /** A short description for history and the list of changes: 'Closed on Mondays'. */
  titleOf: (input: z.output<Input>, document: WebsiteSettings) => string
  /** Section types that show the change without changing themselves, best first. */
  shownIn?: (input: z.output<Input>) => readonly SectionType[]
  run: (document: WebsiteSettings, input: z.output<Input>) => Outcome
}

export const defineTool = <const Name extends string, Input extends z.ZodObject>(
  tool: Tool<Name, Input>,
): Tool<Name, Input> => tool

/** A section's name, numbered if there are several of its type; 'a section' if it doesn't exist. */
export function titleIn({ sections }: WebsiteSettings, id: string): string {
  const section = sections.find((one) => one.id === id)
  return section ? sectionTitle(section, sections) : 'a section'
}

/** Why a section can't be moved, hidden or removed. Undefined if it can. */
export function fixedProblem({ sections }: WebsiteSettings, id: string): string | undefined {
  const section = sections.find((one) => one.id === id)
  if (!section) return sectionGone
  const { required, title } = sectionTypes[section.type]
  return required ? `The ${title.toLowerCase()} stays where it is.` : undefined
}

export const sectionGone = 'That section is no longer on the page.'
