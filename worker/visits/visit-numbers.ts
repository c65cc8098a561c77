import { DAY, HOUR, MINUTE } from '../platform/time.ts'
import { type CountedVisit, countOf } from './counted-visit.ts'
import type { DayCounts, VisitReport } from './schema.ts'
import { type Device, devices, maxDays, maxMonths, maxVisitors } from './visit-kinds.ts'

/** The maximum number of source names stored per day, so that nobody can fill the database with fake ones; the rest count as `other`. */
const maxNames = 200
/** Names per part of a report. */
const maxShown = 100
const other = 'other'

const partKinds = ['source', 'country', 'device'] as const
type PartKind = (typeof partKinds)[number]

/** A day's statistics: the count of each kind, and the views by name for each part. */
export type DayNumbers = Omit<DayCounts, 'day' | 'visitorsCapped'> & Record<PartKind, Record<string, number>>

const none = { views: 0, visitors: 0, calls: 0, mails: 0, bookings: 0, messages: 0 }
export const newNumbers = (): DayNumbers => ({ ...none, source: {}, country: {}, device: {} })

/** Adds a day's visits to its statistics, except for visitors. */
export function addToNumbers(numbers: DayNumbers, visits: readonly CountedVisit[]): void {
  for (const { kind } of visits) numbers[countOf[kind]] += 1
  const views = visits.filter(({ kind }) => kind === 'view')
  for (const kind of partKinds)
    numbers[kind] = addToPart(
      numbers[kind],
      views.map((view) => view[kind]),
    )
}

/** A map, since a source may have any name. */
function addToPart(part: Record<string, number>, names: readonly string[]): Record<string, number> {
  const sums = new Map(Object.entries(part))
  for (const name of names) {
    const kept = sums.has(name) || sums.size < maxNames ? name : other
    sums.set(kept, (sums.get(kept) ?? 0) + 1)
  }
  return Object.fromEntries(sums)
}

/** The report on the last `days` days, including today. `read` returns the numbers for all days starting from one. */
export function reportOf(
  { days, timeZone, now }: { days: number; timeZone: string; now: number },
  { since, read }: { since: string | null; read: (first: string) => [day: string, numbers: DayNumbers][] },
): VisitReport {
  const asked = daysUntil(dayOf(now, timeZone), days)
  const counted = read(asked[0] ?? '')
  const part = (kind: PartKind) => {
    const sums = new Map<string, number>()
    for (const [, numbers] of counted)
      for (const [name, views] of Object.entries(numbers[kind])) sums.set(name, (sums.get(name) ?? 0) + views)
    return [...sums]
      .map(([name, views]) => ({ name, views }))
      .toSorted((a, b) => b.views - a.views || (a.name < b.name ? -1 : 1))
  }
  return {
    timeZone,
    keptMonths: maxMonths,
    since,
    days: filledDays(
      asked,
      counted.map(([day, numbers]) => countsOf(day, numbers)),
    ),
    sources: shown(part('source')),
    countries: shown(part('country')),
    devices: part('device').filter((each): each is { name: Device; views: number } => isDevice(each.name)),
  }
}

/**
 * A day's counts, including message senders. A message counts as at least one visitor, since its sender may have asked not to be tracked.
 * Each visitor counts as at least one view, since whoever wrote had the page open, even if that wasn't counted.
 */
function countsOf(day: string, { source: _, country: __, device: ___, ...counts }: DayNumbers): DayCounts {
  const visitors = Math.max(Math.min(counts.visitors, maxVisitors), counts.messages > 0 ? 1 : 0)
  const visitorsCapped = counts.visitors > maxVisitors
  return { day, ...counts, views: Math.max(counts.views, visitors), visitors, visitorsCapped }
}

const isDevice = (name: string): name is Device => (devices as readonly string[]).includes(name)

/** The largest entries, with all others combined. */
function shown(parts: { name: string; views: number }[]): { name: string; views: number }[] {
  const named = parts.filter(({ name }) => name !== other)
  const rest = [...parts.filter(({ name }) => name === other), ...named.slice(maxShown)]
  const views = rest.reduce((sum, each) => sum + each.views, 0)
  return [...named.slice(0, maxShown), ...(views > 0 ? [{ name: other, views }] : [])]
}

/** The first day with statistics still kept. */
export const firstKept = (now: number): string => dayBefore(dayOf(now, 'UTC'), maxDays)

/** Visits by their day in the website's time zone. */
export function visitsByDay(visits: readonly CountedVisit[], timeZone: string): Map<string, CountedVisit[]> {
  // Cached per minute: computing the day costs more than everything else, and a batch spans seconds.
  const days = new Map<number, string>()
  return Map.groupBy(visits, ({ at }) => {
    const minute = Math.floor(at / MINUTE)
    const day = days.get(minute) ?? dayOf(at, timeZone)
    days.set(minute, day)
    return day
  })
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The local date in a time zone at a given time (milliseconds since 1970): `2026-11-22`. */
export function dayOf(at: number, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) {
    // The locale that formats dates like ISO 8601.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(at)
}

/** When a day ends in a time zone, to the millisecond. Days may have 23 or 25 hours. */
export function endOfDay(day: string, timeZone: string): number {
  // Every time zone (UTC+14 to UTC-12) ends the day between these two.
  let [before, after] = [Date.parse(day) + 8 * HOUR, Date.parse(day) + 38 * HOUR]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayOf(middle, timeZone) > day) after = middle
    else before = middle
  }
  return after
}

/** `days` dates, ending with `last`. */
export const daysUntil = (last: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => dayBefore(last, days - 1 - index))

/** The date this many days before another. */
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)

/** Every day of a period with its counts. */
export function filledDays(days: readonly string[], counted: readonly DayCounts[]): DayCounts[] {
  const byDay = new Map(counted.map((counts) => [counts.day, counts]))
  return days.map((day) => byDay.get(day) ?? { day, ...none, visitorsCapped: false })
}
