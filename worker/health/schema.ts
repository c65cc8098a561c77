import * as z from 'zod'

/** One part of the product. `ms`: how long the check took. */
const checked = z.object({
  name: z.string(),
  ok: z.boolean(),
  ms: z.number().int(),
  code: z.enum(['failed', 'timeout', 'wrong_value', 'not_configured', 'late', 'failing']).optional(),
  /** Entries of a queue, or failures in the last hour. */
  count: z.number().int().optional(),
  /** When the oldest entry was due, or when a job last ran. */
  since: z.iso.datetime().nullable().optional(),
})
export type Checked = z.infer<typeof checked>
export const deepHealth = z.object({ status: z.enum(['ok', 'failing']), checks: z.array(checked) })
export type DeepHealth = z.infer<typeof deepHealth>

export const deepHealthQuery = z.object({ model: z.enum(['ask']).optional() })

export const knownHostQuery = z.object({ domain: z.string().min(1).max(253) })
export const knownHost = z.object({ known: z.literal(true) })
