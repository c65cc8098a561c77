import { remember } from '../remember.ts'
import { daysAfter, instantOf, wallTime } from './wall-time.ts'

/** A day on the calendar: '2026-12-24'. */
export type Day = string

/** A time zone as Intl takes it: UTC for one that it does not know. */
export const zoneOf = remember((zone: string): string => {
  try {
    return zone === '' ? 'UTC' : new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}, 20)

/** When a day begins in a time zone, in milliseconds since 1970: at midnight, or where clocks skip that, at the first minute there is. */
export const startOfDay = (day: Day, zone: string): number =>
  instantOf(`${day}T00:00`, zoneOf(zone))?.instant ?? Date.parse(`${day}T00:00Z`)

/** When a day is over. */
export const endOfDay = (day: Day, zone: string): number => startOfDay(dayAfter(day, 1), zone)

/** The day on the calendar, days later. */
export const dayAfter = (day: Day, days: number): Day => daysAfter(`${day}T00:00`, days).slice(0, 10)

/** What day it is in a time zone. */
export const dayAt = (instant: number, zone: string): Day => wallTime(instant, zoneOf(zone)).slice(0, 10)
