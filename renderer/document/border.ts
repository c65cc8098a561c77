import * as z from 'zod'
import { borders, borderThicknesses } from './enumerations.ts'

/** A line along the edges of something. The thickness is kept while there is none. */
export const border = z.object({
  sides: z.enum(borders).default('None'),
  /** In CSS pixels. */
  thickness: z.literal(borderThicknesses).default(1),
})
export type Border = z.infer<typeof border>
