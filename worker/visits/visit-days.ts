import { DAY, HOUR } from '../platform/time.ts'
import type { DayCounts } from './schema.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day that it is somewhere at a time (milliseconds since 1970): `2026-11-22`. */
export function dayOf(at: number, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) {
    // Of all locales the one that writes a date as ISO 8601 does.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(at)
}

/** When a day is over somewhere, to the millisecond: a day may have 23 hours, or 25. */
export function endOfDay(day: string, timeZone: string): number {
  // It is over everywhere between these two, as zones go from UTC+14 to UTC-12.
  let [before, after] = [Date.parse(day) + 8 * HOUR, Date.parse(day) + 38 * HOUR]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayOf(middle, timeZone) > day) after = middle
    else before = middle
  }
  return after
}

/** `days` days, `last` the last of them. */
export const daysUntil = (last: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => dayBefore(last, days - 1 - index))

/** The day so many days before another. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)

export const noCounts: Omit<DayCounts, 'day'> = { views: 0, visitors: 0, calls: 0, mails: 0, bookings: 0, messages: 0 }

/** Every day of a period, with what was counted on it. */
export function filledDays(days: readonly string[], counted: readonly DayCounts[]): DayCounts[] {
  const byDay = new Map(counted.map((counts) => [counts.day, counts]))
  return days.map((day) => byDay.get(day) ?? { day, ...noCounts })
}
