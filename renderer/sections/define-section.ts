import * as z from 'zod'
import type { Alignment } from '../document/enumerations.ts'
import { nodeId } from '../document/fields/fields.ts'
import { sectionDesign } from '../document/section-design.ts'

export type SectionFacts = {
  title: string
  /** Per page. */
  maxCount: number
  default: boolean
  /** Whether it can't be removed or hidden. */
  required: boolean
  headerLinkAllowed: boolean
  disabled?: boolean
  /** Alignments with an effect. Default: those of a section with a heading and items. */
  alignments?: readonly Alignment[]
}

const defaultAlignments: readonly Alignment[] = ['Left', 'Center', 'Right', 'Fill']

export function defineSection<const Type extends string, Content extends z.ZodObject>({
  type,
  content,
  alignments = defaultAlignments,
  ...facts
}: SectionFacts & { type: Type; content: Content }) {
  const schema = z.object({
    id: nodeId,
    type: z.literal(type),
    hidden: z.boolean().default(false),
    /** Written by the owner: models can't change it. */
    locked: z.boolean().default(false),
    // All content fields have defaults, which generic schema types can't express.
    content: content.prefault({} as never),
    design: sectionDesign.prefault({}),
  })
  return { type, ...facts, alignments, content, schema }
}
