import * as z from 'zod'
import type { Alignment } from '../document/enumerations.ts'
import { nodeId } from '../document/fields/fields.ts'
import { sectionDesign } from '../document/section-design.ts'

export type SectionFacts = {
  /** What a person calls it. */
  title: string
  /** How many of it one page may have. */
  maxCount: number
  /** Whether a new website begins with it. */
  default: boolean
  /** Whether it can never be removed or hidden. */
  required: boolean
  /** Whether a header link may lead to it. */
  headerLinkAllowed: boolean
  disabled?: boolean
  /** The alignments that do something for it; left out, those of a section with a head and items. */
  alignments?: readonly Alignment[]
}

const usual: readonly Alignment[] = ['Left', 'Center', 'Right', 'Fill']

/** What a section type is: its facts, the schema of its content, and the schema of the whole section in a document. */
export function defineSection<const Type extends string, Content extends z.ZodObject>({
  type,
  content,
  alignments = usual,
  ...facts
}: SectionFacts & { type: Type; content: Content }) {
  const schema = z.object({
    id: nodeId,
    type: z.literal(type),
    hidden: z.boolean().default(false),
    /** Its owner has written it: no model may change it. */
    locked: z.boolean().default(false),
    // Every field of a section's content has a default, which the type of a generic schema cannot say.
    content: content.prefault({} as never),
    design: sectionDesign.prefault({}),
  })
  return { type, ...facts, alignments, content, schema }
}
