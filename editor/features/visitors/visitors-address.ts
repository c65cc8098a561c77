import { visitPeriods } from '../../../worker/visits/schema.ts'
import type { VisitPeriod } from '../../state/visits.ts'

const usual: VisitPeriod = 30

/** What the page's address asks for. What it does not say, or says wrongly, is as it is at first. */
export function askedOf(search: URLSearchParams): { website: string | null; days: VisitPeriod } {
  const days = visitPeriods.find((period) => `${period}` === search.get('days')) ?? usual
  return { website: search.get('website'), days }
}

/** The address after another choice. What is usual is left out. */
export function withChoice(search: URLSearchParams, choice: { website?: string; days?: VisitPeriod }): URLSearchParams {
  const next = new URLSearchParams(search)
  if (choice.website) next.set('website', choice.website)
  if (choice.days === usual) next.delete('days')
  else if (choice.days) next.set('days', `${choice.days}`)
  return next
}
