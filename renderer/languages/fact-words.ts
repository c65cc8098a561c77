import type { CredentialKind } from '../document/business.ts'
import type { Voices } from './heading-words.ts'

/** Words around facts. `{…}` marks a value. */
export type FactWords = {
  from: string
  free: string
  /** With `{count}`, or with `{time}` for '12 years' in languages where the word for years depends on the number. */
  years: string
  year: string
  since: string
  closed: string
  byAppointment: string
  languages: string
  in: string
  call: string
  /** The label if all days have the same hours. */
  everyDay: string
  /** Replaces times for 24 hours. */
  allDay: string
  /** Labels of the fact strip. */
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
  questions: {
    book: string
    notice: string
    /** A fee for visiting the customer. */
    callOut: string
    /** For orders, charges and stays. */
    minimum: string
    deposit: string
    payment: string
    cancellation: string
    excluded: string
    other: string
    area: string
    /** Answered by `yes`, like the next question. */
    insured: string
    qualified: string
    languages: string
  }
  /** Full sentences. */
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
  /** `{what}` is the result of `in`: 'Plumber in Leeds'. */
  titleSince: string
}
