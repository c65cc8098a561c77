import * as z from 'zod'

/** Varies a composition of shapes. */
export const seed = z
  .int()
  .min(0)
  .max(2 ** 31)
