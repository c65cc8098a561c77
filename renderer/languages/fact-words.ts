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
  /** Of a day: it has no other rows. */
  everyDay: string
  /** In place of times, from midnight to midnight. */
  allDay: string
  /** The small words over the facts under the introduction. */
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
  /** Questions that facts answer. */
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
