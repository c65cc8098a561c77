import { datesBetween, wallTime } from '#renderer/dates/wall-time.ts'
import type { Schedule } from '#worker/publishing/schema.ts'
import { messageFor } from '../errors/error-texts.ts'

/** How somebody reads the time. */
export type Clock = {
  /** Their time zone: 'Europe/Berlin'. */
  zone: string
  /** With AM and PM. */
  hour12: boolean
}

/** The viewer's time zone. */
export const ownClock = (): Clock => ({
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  hour12: new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ?? false,
})

/** When something is, as one would say it: 'today 18:00', 'Monday 8:00', 'Mon, Dec 14, 8:00'. */
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

/** The same within a sentence: 'today 18:00', 'on Monday 8:00'. */
export function onWhenWords(...when: Parameters<typeof whenWords>): string {
  const words = whenWords(...when)
  return /^[a-z]/.test(words) ? words : `on ${words}`
}

/** An instant to the minute: 'Nov 30, 2026, 8:00'. */
export function exactWords(instant: string, clock = ownClock()): string {
  const at = Date.parse(instant)
  const date = { month: 'short', day: 'numeric', year: 'numeric' } as const
  return `${dateWords(at, clock, date)}, ${timeWords(at, clock)}`
}

/** Somebody's time zone in words: 'Central European Time (Berlin)'. */
export function zoneWords({ zone }: Clock = ownClock()): string {
  const generic = zoneName(zone, 'longGeneric')
  // Zones without a name.
  const name = generic.startsWith('GMT') ? zoneName(zone, 'long') : generic
  const place = /^(?!Etc\/).*\/(.+)$/.exec(zone)?.[1]?.replaceAll('_', ' ')
  return place && !name.includes(place) ? `${name} (${place})` : name
}

function zoneName(zone: string, timeZoneName: 'longGeneric' | 'long'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

const dateWords = (at: number, { zone }: Clock, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options }).format(at)

function timeWords(at: number, { zone, hour12 }: Clock): string {
  const time = dateWords(
    at,
    { zone, hour12 },
    { hour: 'numeric', minute: '2-digit', hourCycle: hour12 ? 'h12' : 'h23' },
  )
  return time.replace(/^0(?=\d)/, '').replace(/\s/, ' ')
}

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** How long ago an instant was, in words; after a week its date. */
export function ago(instant: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000)
  if (seconds > 7 * 86_400) return date.format(Date.parse(instant))
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? []
  return unit && size ? relative.format(-Math.floor(seconds / size), unit) : 'just now'
}

/** What happens when: 'Goes online Friday 18:00 · version 8', 'Back to version 4 on Monday 8:00'. An abandoned one says that it is. */
export function scheduleWords({ kind, at, release, failure }: Schedule, ...now: [now?: number]): string {
  if (failure !== null) return `Version ${release} couldn’t go online ${onWhenWords(at, ...now)}`
  return kind === 'publish'
    ? `Goes online ${whenWords(at, ...now)} · version ${release}`
    : `Back to version ${release} ${onWhenWords(at, ...now)}`
}

/** Why it was given up, and what to do. */
export function scheduleAdvice({ kind, release, failure }: Schedule): string {
  if (failure === null) return ''
  const why = messageFor(failure).replace(/(?<![.!?])$/, '.')
  const next = kind === 'publish' ? 'Publish now, or set another time.' : `Publish version ${release} yourself.`
  return `${why} Visitors still see the earlier version. ${next}`
}
