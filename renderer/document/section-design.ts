import * as z from 'zod'
import { alignments, backgroundTypes, fills, shadows } from './enumerations.ts'
import { borderField, choice, picture, range } from './fields/fields.ts'

/** How far the ground of a section stands from the page's: plain, a tint of the accent, or the button colour. */
export const tones = ['Plain', 'Tint', 'Bold'] as const
export type Tone = (typeof tones)[number]

/** What an owner may change about the look of any section. */
export const sectionDesign = z.object({
  tone: choice(tones, { label: 'Section color' }),
  /** Left out, the style decides. Each section type offers some of these; any other is drawn as if left out. */
  alignment: z.enum(alignments).optional().meta({ label: 'Alignment', control: 'choice' }),
  backgroundType: choice(backgroundTypes, { label: 'Background' }),
  fill: choice(fills, { label: 'Fill' }),
  backgroundImage: picture({ label: 'Background picture', decorative: true }),
  opacity: range({ label: 'Opacity', min: 0, max: 0.8, step: 0.01, default: 0.2 }),
  border: borderField({ label: 'Border' }),
  shadow: choice(shadows, { label: 'Shadow' }),
})
export type SectionDesign = z.infer<typeof sectionDesign>
