import type { CredentialKind } from '../document/business.ts'

/** The words that a page adds around facts. `{…}` marks a value. */
export type FactWords = {
  from: string
  free: string
  /** With `{count}`, or with `{time}` for '12 years' where the word for years depends on the number. */
  years: string
  year: string
  since: string
  closed: string
  byAppointment: string
  hours: string
  areas: string
  languages: string
  in: string
  people: string
  prices: string
  terms: string
  call: string
  /** The single row of a week without differences. */
  everyDay: string
  /** Instead of times for 24 hours. */
  allDay: string
  /** Labels of the strip of facts. */
  labels: {
    experience: string
    since: string
    prices: string
    areas: string
    place: string
    hours: string
    languages: string
    /** Label of a membership that the owner calls a registration: 'HCPC registered'. */
    registered: string
  } & Record<CredentialKind, string>
  /** Questions answered by facts. */
  questions: {
    cost: string
    area: string
    hours: string
    languages: string
    booking: string
    duration: string
    credentials: string
    terms: string
  }
}
