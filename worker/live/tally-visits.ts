import { type CountedVisit, countOf } from '../contract/counted-visit.ts'
import { dayOf } from '../contract/visit-days.ts'
import type { DayCounts } from '../contract/visits.ts'

export type PartKind = 'source' | 'country' | 'device'
/** A day's visits of a batch: how many of what, from where, and by whom. */
export type Tally = {
  counts: Omit<DayCounts, 'day' | 'visitors'>
  parts: Record<PartKind, Map<string, number>>
  visitors: Set<string>
}

/** Adds visits up by the day that it was where the website is. */
export function tallyVisits(visits: readonly CountedVisit[], timeZone: string): Map<string, Tally> {
  const tallies = new Map<string, Tally>()
  const days = new Map<number, string>()
  for (const visit of visits) {
    // Working a day out costs more than all the rest, and a batch is of one second.
    const minute = Math.floor(visit.at / 60_000)
    const day = days.get(minute) ?? dayOf(visit.at, timeZone)
    days.set(minute, day)
    const tally = tallies.get(day) ?? newTally()
    tallies.set(day, tally)
    tally.counts[countOf[visit.kind]] += 1
    if (visit.kind !== 'view') continue
    for (const kind of ['source', 'country', 'device'] as const) {
      const part = tally.parts[kind]
      part.set(visit[kind], (part.get(visit[kind]) ?? 0) + 1)
    }
    if (visit.visitor !== null) tally.visitors.add(visit.visitor)
  }
  return tallies
}

const newTally = (): Tally => ({
  counts: { views: 0, calls: 0, mails: 0, bookings: 0, messages: 0 },
  parts: { source: new Map(), country: new Map(), device: new Map() },
  visitors: new Set(),
})
