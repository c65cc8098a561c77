/**
 * The vocabulary of opening hours, by language. Each list of days starts with Monday. Values are pattern sources, matched as whole words.
 */
export type HourWords = {
  /** Full names, which mean a day in any text. */
  days: readonly string[]
  /** Abbreviations, which mean a day only beside another day or a time, in a text of this language. */
  short: readonly string[]
  /** Weekdays, the weekend, every day. */
  weekdays: string
  weekends: string
  daily: string
  /** Words between two days or times, besides dashes. */
  to: string
  and: string
  /** Filler words around hours. */
  open: string
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
}
