import { industryFor } from '../../../templates/industries/match.ts'

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
  const { slug, trade } = industryFor(activities, businessName, hint)
  return trade === '' ? '' : slug
}
