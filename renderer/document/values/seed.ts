import * as z from 'zod'

export const seed = z
  .int()
  .min(0)
  .max(2 ** 31)
