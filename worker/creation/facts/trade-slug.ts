import { tradeFor } from '../../../templates/match-trade.ts'

type Words = { activities: string; businessName: string; hint?: string | undefined }

/** The slug of the trade that the owner's words point to; blank for any other. The one place that asks the templates. */
export function tradeSlug({ activities, businessName, hint }: Words): string {
  const { slug, trade } = tradeFor({ activities, name: businessName, hint })
  return trade === '' ? '' : slug
}
