import { tradeFor } from '../../../templates/match-trade.ts'

/** The slug of the trade that the owner's words point to; blank for any other. The one place that asks the templates. */
export function tradeSlug({
  activities,
  businessName,
  hint,
}: {
  activities: string
  businessName: string
  hint?: string
}): string {
  return tradeFor({ activities, name: businessName, hint }).slug
}
