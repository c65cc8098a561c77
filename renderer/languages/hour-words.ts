import type { UrgentWords } from './urgent-words.ts'

/**
 * The vocabulary of opening hours, by language. Each list of days starts with Monday. Values are pattern sources, matched as whole words.
 */
export type HourWords = UrgentWords & {
  /** Full names, which mean a day in any text. */
  days: readonly string[]
  /** Abbreviations, which mean a day only beside another day or a time, in a text of this language. */
  short: readonly string[]
  /** One or two letters, which mean a day only in a list or range of days, or as 'Sa 9'. */
  codes: readonly string[]
  /** Weekdays, the weekend, every day. */
  weekdays: string
  weekends: string
  daily: string
  /** Words between two days or times, besides dashes. */
  to: string
  and: string
  /** Filler words around hours. */
  open: string
  /** Words that turn any times next to them into opening hours. */
  opens: string
  closed: string
  until: string
  /** Words before days that are left out. */
  except: string
  /** The hours from one to twelve in words, separated by spaces. */
  numbers: string
  appointment: string
  noon: string
  midnight: string
  /** After a time. */
  clock: string
  /** Days outside of the regular week. */
  holidays: string
  /** Before days or after them: closed. */
  not: string
  /** Before days that close later. */
  late: string
  /** Words that limit hours to a season or to some days. */
  limits: string
  /** Parts of the day. */
  morning: string
  afternoon: string
  /** Minutes that words before or after an hour add: 30 for the English 'half past', -30 for the German 'halb'. */
  before: Readonly<Record<string, number>>
  after: Readonly<Record<string, number>>
}
