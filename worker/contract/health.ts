import * as z from 'zod'

/** What keeps the product from working. Codes alone: anybody may ask, and the log has the causes. */
export const healthProblems = [
  'auth_secret_missing',
  'mail_not_configured',
  'database_unavailable',
  'store_unavailable',
  /** No run of the cron has ended for ten minutes. */
  'cron_late',
] as const
export type HealthProblem = (typeof healthProblems)[number]

export const healthy = z.object({ status: z.literal('ok') })
export const unhealthy = z.object({ status: z.literal('failing'), problems: z.array(z.enum(healthProblems)) })
