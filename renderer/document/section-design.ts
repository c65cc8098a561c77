import * as z from 'zod'
import { alignments, backgroundTypes, fills, shadows } from './enumerations.ts'
import { borderField, choice, picture, range } from './fields/fields.ts'

/**
 * Background of a section: the page's, a tint of it, the button color, the second color, or the dark end (on a dark
 * page, the lightest dark).
 */
export const tones = ['Plain', 'Tint', 'Bold', 'Accent', 'Ink'] as const
export type Tone = (typeof tones)[number]

export const sectionDesign = z.object({
  tone: choice(tones, { label: 'Section color' }),
  /** Optional: the style's default. Each section type offers some of these; others are ignored. */
  alignment: z.enum(alignments).optional().meta({ label: 'Alignment', control: 'choice' }),
  backgroundType: choice(backgroundTypes, { label: 'Background' }),
  fill: choice(fills, { label: 'Fill' }),
  backgroundImage: picture({ label: 'Background picture', decorative: true }),
  opacity: range({ label: 'Opacity', min: 0, max: 0.8, step: 0.01, default: 0.2 }),
  border: borderField({ label: 'Border' }),
  shadow: choice(shadows, { label: 'Shadow' }),
})
export type SectionDesign = z.infer<typeof sectionDesign>
