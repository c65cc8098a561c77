import * as z from 'zod'
import { nodeId } from '../document/fields.ts'
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
}

/** What a section type is: its facts, the schema of its content, and the schema of the whole section in a document. */
export function defineSection<const Type extends string, Content extends z.ZodObject>({
  type,
  content,
  ...facts
}: SectionFacts & { type: Type; content: Content }) {
  const schema = z.object({
    id: nodeId,
    type: z.literal(type),
    hidden: z.boolean().default(false),
    content: content.prefault({} as never),
    design: sectionDesign.prefault({}),
  })
  return { type, ...facts, content, schema }
}
