import { env } from 'cloudflare:workers'
import { withoutParts } from '../../../../worker/visits/counted-visit.ts'

/** Counts a view of a website. */
export function countView(draftId: string): Promise<void> {
  const now = Date.now()
  const visits = [{ ...withoutParts, kind: 'view' as const, at: now }]
  return env.VISITS.getByName(draftId).add({ id: crypto.randomUUID(), timeZone: 'UTC', now, visits })
}

/** How many views were counted of a website. */
export async function countedViews(draftId: string): Promise<number> {
  const { days } = await env.VISITS.getByName(draftId).read({ days: 7, timeZone: 'UTC', now: Date.now() })
  return days.reduce((sum, { views }) => sum + views, 0)
}
