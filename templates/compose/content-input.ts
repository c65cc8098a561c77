import type * as z from 'zod'
import type { SectionType, sectionTypes } from '../../renderer/document/section-types.ts'

/** What a section's content may be given as: fields left out take their defaults. */
export type ContentInput<T extends SectionType> = z.input<(typeof sectionTypes)[T]['content']>
