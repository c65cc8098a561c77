import type { DurableObject } from 'cloudflare:workers'
import type { VisitReport } from './schema.ts'
import type { Device, VisitKind } from './visit-kinds.ts'

/** A visit reduced to what the statistics need. */
export type CountedVisit = {
  kind: VisitKind
  /** Milliseconds since 1970. */
  at: number
  /** A hostname, a campaign name, or `direct`. */
  source: string
  /** Two letters, or `other`. */
  country: string
  device: Device
  /** Hashed with the day's salt to count visitors, and never stored; null for people who opt out. */
  visitor: string | null
}

/** Other kinds of visits, which have no breakdowns. */
export const withoutParts = { source: 'direct', country: 'other', device: 'computer', visitor: null } as const

/** The daily counter of each kind. */
export const countOf = {
  view: 'views',
  call: 'calls',
  mail: 'mails',
  booking: 'bookings',
  message: 'messages',
} as const satisfies Record<VisitKind, string>

/** The methods of the Durable Object that counts a website's visits, named by the draft's id. `now` is in milliseconds since 1970. */
export interface VisitCalls extends DurableObject {
  /** Counts visits; resolves once they are stored. A batch repeated within a day (with the same id) counts once. */
  add: (batch: Omit<WebsiteVisits, 'draftId'> & { id: string; now: number }) => Promise<void>
  /** The statistics for the last `days` days, including today. */
  read: (of: { days: number; timeZone: string; now: number }) => Promise<VisitReport>
  /** Deletes everything and ignores later visits. */
  forget: () => Promise<void>
}

export type WebsiteVisits = { draftId: string; timeZone: string; visits: CountedVisit[] }

declare module '../env.ts' {
  interface DurableObjects {
    /** The Durable Object for a website's visitor statistics, one per website. */
    VISITS: DurableObjectNamespace<VisitCalls>
  }
}
