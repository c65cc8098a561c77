import type * as z from 'zod'
import { sectionTitle } from '../section-title.ts'
import { type SectionType, sectionTypes } from '../section-types.ts'
import type { WebsiteSettings } from '../website-settings.ts'

/** The changed document, or a sentence that tells the owner why it can't change. */
export type Outcome = WebsiteSettings | { problem: string }

export const isProblem = (outcome: Outcome): outcome is { problem: string } => 'problem' in outcome

/**
 * One kind of change to a document that a sentence can ask for. Pure and total: an input that fits the schema gives another document, the
 * same one or a problem, and never throws.
 */
export type Tool<Name extends string = string, Input extends z.ZodObject = z.ZodObject> = {
  name: Name
  /** For a model: when to use it. */
  description: string
  input: Input
  /** The change in a few words, as history and the list of changes name it: 'Closed on Mondays'. */
  titleOf: (input: z.output<Input>, document: WebsiteSettings) => string
  /** Types of sections that show the change though their own content stays as it is, the one that shows it best first. */
  shownIn?: (input: z.output<Input>) => readonly SectionType[]
  run: (document: WebsiteSettings, input: z.output<Input>) => Outcome
}

export const defineTool = <const Name extends string, Input extends z.ZodObject>(
  tool: Tool<Name, Input>,
): Tool<Name, Input> => tool

/** A section's name with its number where there are several of its type; 'a section' for one that is gone. */
export function titleIn({ sections }: WebsiteSettings, id: string): string {
  const section = sections.find((one) => one.id === id)
  return section ? sectionTitle(section, sections) : 'a section'
}

/** Why nothing may be done with a section as a whole; undefined where it may. */
export function fixedProblem({ sections }: WebsiteSettings, id: string): string | undefined {
  const section = sections.find((one) => one.id === id)
  if (!section) return gone
  const { required, title } = sectionTypes[section.type]
  return required ? `The ${title.toLowerCase()} stays where it is.` : undefined
}

export const gone = 'That section is no longer on the page.'
