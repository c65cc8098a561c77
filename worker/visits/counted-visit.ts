import type { DurableObject } from 'cloudflare:workers'
import { addressNetwork } from '../platform/http/caller.ts'
import type { VisitReport } from './schema.ts'
import type { Device, VisitKind } from './visit-kinds.ts'
import { longestField } from './visit-line.ts'

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

/** The remaining kinds of visits, which have no breakdowns. */
export const withoutParts = { source: 'direct', country: 'other', device: 'computer', visitor: null } as const

type Asked = { address: string; userAgent: string; untracked: boolean }

/** Identifies a visitor for a day; null for people who ask not to be tracked. */
export const visitorOf = ({ address, userAgent, untracked }: Asked): string | null =>
  untracked ? null : `${addressNetwork(address)}\n${userAgent}`

/** The visitor who sent a request, as `recordVisit` reports them. */
export function visitorIn(headers: Headers): string | null {
  return visitorOf({
    address: headers.get('cf-connecting-ip') ?? '',
    userAgent: (headers.get('user-agent') ?? '').slice(0, longestField),
    untracked: isUntracked(headers),
  })
}

/** Whether a browser asks not to be tracked. */
export const isUntracked = (headers: Headers) => headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'

/** The daily counter of each kind. */
export const countOf = {
  view: 'views',
  call: 'calls',
  mail: 'mails',
  booking: 'bookings',
  message: 'messages',
} as const satisfies Record<VisitKind, string>

/** The methods of the Durable Object that counts a website's visits, named by its draft's id. `now` is in milliseconds since 1970. */
export interface VisitCalls extends DurableObject {
  /** Counts visits. A batch repeated within a day, by its id, counts once. */
  add: (batch: Omit<WebsiteVisits, 'draftId'> & { id: string; now: number }) => Promise<void>
  /** The statistics of the last `days` days, including today. */
  read: (of: { days: number; timeZone: string; now: number }) => Promise<VisitReport>
  /** Deletes everything and ignores later visits. */
  forget: () => Promise<void>
}

/** `atOnce`: the sender has more, so store these without waiting for others. */
export type WebsiteVisits = { draftId: string; timeZone: string; visits: CountedVisit[]; atOnce?: boolean }

/** Stores visitor statistics. Every method rejects on failure. */
export type Visits = {
  /** Counts visits of one website. A retry uses the same `batchId`. */
  add: (batchId: string, of: WebsiteVisits, now: Date) => Promise<void>
  /** The last `days` days, including today. */
  read: (of: { draftId: string; timeZone: string; days: number }, now: Date) => Promise<VisitReport>
}
