import type { Env } from '../env.ts'
import type { CountedVisit } from './counted-visit.ts'
import type { VisitReport } from './schema.ts'

export type WebsiteVisits = { draftId: string; timeZone: string; visits: CountedVisit[] }

/** Keeps visitor numbers. Everything rejects when it could not be done. */
export type Visits = {
  /** Visits of one website. `batchId` is the same when they are sent again, as far as it is known that they were counted. */
  add: (batchId: string, of: WebsiteVisits, now: Date) => Promise<void>
  /** The last `days` days, today among them. */
  read: (of: { draftId: string; timeZone: string; days: number }, now: Date) => Promise<VisitReport>
}

/** Exact: every website has a separate object that counts one batch after the other. */
export const durableObjectVisits = ({ VISITS }: Pick<Env, 'VISITS'>): Visits => ({
  add: (id, { draftId, timeZone, visits }, now) =>
    VISITS.getByName(draftId).add({ id, timeZone, now: now.getTime(), visits }),
  read: ({ draftId, ...of }, now) => VISITS.getByName(draftId).read({ ...of, now: now.getTime() }),
})
