import type { CredentialKind } from '../document/business.ts'
import type { Voices } from './heading-words.ts'

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
  languages: string
  in: string
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
  /** What customers ask. */
  questions: {
    book: string
    notice: string
    /** A charge for coming to the customer. */
    callOut: string
    /** For orders, charges and stays. */
    minimum: string
    deposit: string
    payment: string
    cancellation: string
    excluded: string
    other: string
    area: string
    /** This one and the next are answered by `yes`. */
    insured: string
    qualified: string
    languages: string
  }
  /** Whole sentences. */
  answers: {
    /** With `{list}`. */
    languages: Voices
    /** `{what}` is one or several credentials in the owner's words: 'fully insured', 'City & Guilds Level 3'. */
    yes: string
    call: string
    write: string
    callOrWrite: string
    message: string
  }
  /** `{what}` is what `in` says: 'Plumber in Leeds'. */
  titleSince: string
}
