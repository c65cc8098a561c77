import type { ServiceContext } from '../context.ts'

/** How many websites an account may have. */
export function websiteLimit({ env }: ServiceContext): number {
  const limit = Number(env.WEBSITE_LIMIT)
  if (!Number.isInteger(limit) || limit < 1) throw new Error('WEBSITE_LIMIT must be a whole number above 0')
  return limit
}
