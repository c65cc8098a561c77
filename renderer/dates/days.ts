import { memoize } from '../memoize.ts'
import { daysAfter, instantOf, wallTime } from './wall-time.ts'

/** A calendar day, such as '2026-12-24'. */
export type Day = string

/** An IANA time zone that Intl supports, otherwise UTC. */
export const zoneOf = memoize((zone: string): string => {
  try {
    return zone === '' ? 'UTC' : new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}, 20)

/** In milliseconds since 1970: midnight, or the first minute after it if clocks skip midnight. */
export const startOfDay = (day: Day, zone: string): number =>
  instantOf(`${day}T00:00`, zoneOf(zone))?.instant ?? Date.parse(`${day}T00:00Z`)

export const endOfDay = (day: Day, zone: string): number => startOfDay(dayAfter(day, 1), zone)

export const dayAfter = (day: Day, days: number): Day => daysAfter(`${day}T00:00`, days).slice(0, 10)

export const dayAt = (instant: number, zone: string): Day => wallTime(instant, zoneOf(zone)).slice(0, 10)
