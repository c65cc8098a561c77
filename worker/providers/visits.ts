import type { CountedVisit } from '../contract/counted-visit.ts'
import type { VisitReport } from '../contract/visits.ts'

export type WebsiteVisits = { draftId: string; timeZone: string; visits: CountedVisit[] }

/** Keeps visitor numbers. Everything rejects when it could not be done. */
export type Visits = {
  /** Visits of one website. `batchId` is the same when they are sent again, as far as it is known that they were counted. */
  add: (batchId: string, of: WebsiteVisits, now: Date) => Promise<void>
  /** The last `days` days, today among them. */
  read: (of: { draftId: string; timeZone: string; days: number }, now: Date) => Promise<VisitReport>
}
