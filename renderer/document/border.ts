import * as z from 'zod'
import { borders, borderThicknesses } from './enumerations.ts'

export const border = z.object({
  sides: z.enum(borders).default('None'),
  /** In CSS pixels. */
  thickness: z.literal(borderThicknesses).default(1),
})
export type Border = z.infer<typeof border>
