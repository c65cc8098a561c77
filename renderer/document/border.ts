import * as z from 'zod'
import { borders, borderThicknesses } from './enumerations.ts'

/** A line along the edges of an element. Without a line, the thickness is kept. */
export const border = z.object({
  sides: z.enum(borders).default('None'),
  /** In CSS pixels. */
  thickness: z.literal(borderThicknesses).default(1),
})
export type Border = z.infer<typeof border>
