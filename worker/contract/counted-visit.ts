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
