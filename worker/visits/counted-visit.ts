import type { DurableObject } from 'cloudflare:workers'
import type { VisitReport } from './schema.ts'
import type { Device, VisitKind } from './visit-kinds.ts'

/** A visit as it is counted: reduced to what the numbers are made of. */
export type CountedVisit = {
  kind: VisitKind
  /** Milliseconds since 1970. */
  at: number
  /** Where it came from: a hostname, the name of a campaign, or `direct`. */
  source: string
  /** Two letters, or `other`. */
  country: string
  device: Device
  /** The text that is hashed with the day's salt to tell visitors apart, and never stored; null for people who opt out. */
  visitor: string | null
}

/** What of a visit is in no part of the numbers: everything that is no view. */
export const withoutParts = { source: 'direct', country: 'other', device: 'computer', visitor: null } as const

/** Under which of a day's counts a kind is. */
export const countOf = {
  view: 'views',
  call: 'calls',
  mail: 'mails',
  booking: 'bookings',
  message: 'messages',
} as const satisfies Record<VisitKind, string>

/** What others ask of the Durable Object that counts a website's visits, named by its draft's id. `now` is in milliseconds since 1970. */
export interface VisitCalls extends DurableObject {
  /** Counts visits. A batch that comes again within a day, by its id, counts once. */
  add: (batch: { id: string; timeZone: string; now: number; visits: CountedVisit[] }) => Promise<void>
  /** The numbers of the last `days` days, today among them. */
  read: (of: { days: number; timeZone: string; now: number }) => Promise<VisitReport>
  /** Forgets everything, and counts no more. */
  forget: () => Promise<void>
}

export type WebsiteVisits = { draftId: string; timeZone: string; visits: CountedVisit[] }

/** Keeps visitor numbers. Everything rejects when it could not be done. */
export type Visits = {
  /** Visits of one website. `batchId` is the same when they are sent again, as far as it is known that they were counted. */
  add: (batchId: string, of: WebsiteVisits, now: Date) => Promise<void>
  /** The last `days` days, today among them. */
  read: (of: { draftId: string; timeZone: string; days: number }, now: Date) => Promise<VisitReport>
}
