import type { DurableObject } from 'cloudflare:workers'
import type { CountedVisit } from '../contract/counted-visit.ts'
import type { VisitReport } from '../contract/visits.ts'

/** What others ask of the Durable Object that counts a website's visits, named by its draft's id. `now` is in milliseconds since 1970. */
export interface VisitCalls extends DurableObject {
  /** Counts visits. A batch that comes again within a day, by its id, counts once. */
  add: (batch: { id: string; timeZone: string; now: number; visits: CountedVisit[] }) => Promise<void>
  /** The numbers of the last `days` days, today among them. */
  read: (of: { days: number; timeZone: string; now: number }) => Promise<VisitReport>
  /** Forgets everything, and counts no more. */
  forget: () => Promise<void>
}
