import { datesBetween, wallTime } from '#renderer/dates/wall-time.ts'
import type { Schedule } from '#worker/publishing/schema.ts'
import { messageFor } from '../errors/error-texts.ts'

/** A person's time zone and date format. */
export type Clock = {
  /** 'Europe/Berlin' */
  zone: string
  /** An English locale, BCP 47: 'en-GB'. */
  locale: string
}

/** The viewer's time zone, with American dates and the browser's 12- or 24-hour clock. */
export const ownClock = (): Clock => ({
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale: `en-US-u-hc-${new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ? 'h12' : 'h23'}`,
})

/** 'today 18:00', 'Monday 8:00', 'Mon, Dec 14, 8:00 AM', 'Mon 14 Dec, 8:00'. */
export function whenWords(instant: string, now = Date.now(), clock = ownClock()): string {
  const at = Date.parse(instant)
  const days = datesBetween(wallTime(now, clock.zone), wallTime(at, clock.zone))
  const near: Record<number, string> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }
  if (near[days]) return `${near[days]} ${timeWords(at, clock)}`
  if (days > 1 && days < 7) return `${dateWords(at, clock, { weekday: 'long' })} ${timeWords(at, clock)}`
  const sameYear = wallTime(now, clock.zone).slice(0, 4) === wallTime(at, clock.zone).slice(0, 4)
  const date = { weekday: 'short', month: 'short', day: 'numeric', year: sameYear ? undefined : 'numeric' } as const
  return `${dateWords(at, clock, date)}, ${timeWords(at, clock)}`
}

/** For use within a sentence: 'today 18:00', 'on Monday 8:00'. */
export function onWhenWords(...when: Parameters<typeof whenWords>): string {
  const words = whenWords(...when)
  return /^[a-z]/.test(words) ? words : `on ${words}`
}

/** A past day, for use within a sentence: 'today', 'yesterday', 'on Monday', 'on Dec 14'. */
export function onDayWords(at: number, now = Date.now(), clock = ownClock()): string {
  const days = datesBetween(wallTime(at, clock.zone), wallTime(now, clock.zone))
  if (days < 2) return relative.format(-days, 'day')
  return `on ${dateWords(at, clock, days < 7 ? { weekday: 'long' } : { month: 'short', day: 'numeric' })}`
}

/** 'Nov 30, 2026, 8:00' */
export function exactWords(instant: string, clock = ownClock()): string {
  const at = Date.parse(instant)
  return `${dateWords(at, clock, dayOfYear)}, ${timeWords(at, clock)}`
}

/** 'Central European Time (Berlin)' */
export function zoneWords({ zone }: Pick<Clock, 'zone'> = ownClock()): string {
  const generic = zoneName(zone, 'longGeneric')
  // Some zones have no name.
  const name = generic.startsWith('GMT') ? zoneName(zone, 'long') : generic
  const place = /^(?!Etc\/).*\/(.+)$/.exec(zone)?.[1]?.replaceAll('_', ' ')
  return place && !name.includes(place) ? `${name} (${place})` : name
}

function zoneName(zone: string, timeZoneName: 'longGeneric' | 'long'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

const dayOfYear = { month: 'short', day: 'numeric', year: 'numeric' } as const

const dateWords = (at: number, { zone, locale }: Clock, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(at)

const timeWords = (at: number, clock: Clock) =>
  dateWords(at, clock, { hour: 'numeric', minute: '2-digit' })
    .replace(/^0(?=\d)/, '')
    .replace(/\s/, ' ')

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Relative time, or a date after a week. */
export function ago(instant: string, now = Date.now(), clock = ownClock()): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000)
  if (seconds > 7 * 86_400) return dateWords(Date.parse(instant), clock, dayOfYear)
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? []
  return unit && size ? relative.format(-Math.floor(seconds / size), unit) : 'just now'
}

/** Whole months between two days such as '2026-11-28'. Negative if the first day is later. */
export function monthsBetween(from: string, to: string): number {
  const [first, last] = [new Date(from), new Date(to)]
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth()
  return last.getUTCDate() < first.getUTCDate() ? months - 1 : months
}

const pluralize = new Intl.RelativeTimeFormat('en')

/** 'today', '3 days ago', '14 months ago', '2 years ago'. */
export function daysAgo(day: string, now: string): string {
  const months = monthsBetween(day, now)
  if (months >= 24) return pluralize.format(-Math.floor(months / 12), 'year')
  return months >= 1 ? pluralize.format(-months, 'month') : relative.format(-Math.max(0, datesBetween(day, now)), 'day')
}

/** 'Goes online Friday 18:00 · version 8', 'Back to version 4 on Monday 8:00'. Also says if the schedule failed. */
export function scheduleWords(
  { kind, at, release, failure }: Schedule,
  ...when: [now?: number, clock?: Clock]
): string {
  if (failure !== null) return `Version ${release} couldn’t go online ${onWhenWords(at, ...when)}`
  return kind === 'publish'
    ? `Goes online ${whenWords(at, ...when)} · version ${release}`
    : `Back to version ${release} ${onWhenWords(at, ...when)}`
}

/** Why the schedule failed, and what to do. */
export function scheduleAdvice({ kind, release, failure }: Schedule): string {
  if (failure === null) return ''
  const why = messageFor(failure).replace(/(?<![.!?])$/, '.')
  const next = kind === 'publish' ? 'Publish now, or set another time.' : `Publish version ${release} yourself.`
  return `${why} Visitors still see the earlier version. ${next}`
}
