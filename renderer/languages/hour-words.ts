import type { UrgentWords } from './urgent-words.ts'

/**
 * Vocabulary of opening hours in one language. Lists of days start with Monday. Values are regular expression sources,
 * matched as whole words.
 */
export type HourWords = UrgentWords & {
  /** Full names, which mean a day in any text. */
  days: readonly string[]
  /** Abbreviations, which mean a day only beside another day or a time, in texts of this language. */
  short: readonly string[]
  /** One or two letters, which mean a day only in a list or range of days, or as in 'Sa 9'. */
  codes: readonly string[]
  weekdays: string
  weekends: string
  daily: string
  /** Words between two days or times, besides dashes. */
  to: string
  and: string
  /** Filler words around hours. */
  open: string
  /** Words that turn adjacent times into opening hours. */
  opens: string
  closed: string
  until: string
  /** Words before excluded days. */
  except: string
  /** One to twelve in words, separated by spaces. */
  numbers: string
  appointment: string
  noon: string
  midnight: string
  clock: string
  holidays: string
  /** Before or after closed days. */
  not: string
  /** Before days that close later. */
  late: string
  /** Words that limit hours to a season or some days. */
  limits: string
  morning: string
  afternoon: string
  /** Minutes added by words before or after an hour: 30 for the English 'half past', -30 for the German 'halb'. */
  before: Readonly<Record<string, number>>
  after: Readonly<Record<string, number>>
}
