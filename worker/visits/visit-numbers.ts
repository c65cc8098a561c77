import { DAY, HOUR, MINUTE } from '../platform/time.ts'
import { type CountedVisit, countOf } from './counted-visit.ts'
import type { DayCounts, VisitReport } from './schema.ts'
import { type Device, devices, mostDays, mostMonths } from './visit-kinds.ts'

/** The most source names stored per day, so that nobody can fill the database with fake ones; the rest counts as `other`. */
const mostNames = 200
/** Per report. */
const mostShown = 100
const other = 'other'

/** A day's statistics: how many of each kind, and the views by each part's names. */
export type DayNumbers = Omit<DayCounts, 'day'> & Record<PartKind, Record<string, number>>

export const newNumbers = (): DayNumbers => ({ ...noCounts, source: {}, country: {}, device: {} })

const countKinds = ['views', 'calls', 'mails', 'bookings', 'messages'] as const
const partKinds = ['source', 'country', 'device'] as const

/** Adds visits to a day's statistics. */
export function addToNumbers(
  numbers: DayNumbers,
  { counts, parts }: Pick<Tally, 'counts' | 'parts'>,
  visitors: number,
): void {
  numbers.visitors += visitors
  for (const kind of countKinds) numbers[kind] += counts[kind]
  for (const kind of partKinds) numbers[kind] = addToPart(numbers[kind], parts[kind])
}

/**
 * A day's counts with its senders in them: a visitor where there was a message, since its sender may have asked not to be tracked, and a
 * view for each visitor, since whoever wrote had the page open, even where it was not counted.
 */
export function atLeastSender<Day extends Pick<DayCounts, 'views' | 'visitors' | 'messages'>>(day: Day): Day {
  const visitors = day.messages > 0 ? Math.max(day.visitors, 1) : day.visitors
  return { ...day, visitors, views: Math.max(day.views, visitors) }
}

/** In a map, since a source may have any name. */
function addToPart(part: Record<string, number>, views: ReadonlyMap<string, number>): Record<string, number> {
  const sums = new Map(Object.entries(part))
  for (const [name, count] of views) {
    const kept = sums.has(name) || sums.size < mostNames ? name : other
    sums.set(kept, (sums.get(kept) ?? 0) + count)
  }
  return Object.fromEntries(sums)
}

/** The report of the last `days` days, including today. `read` returns the numbers of the days from one on; a day may be there twice. */
export function reportOf(
  { days, timeZone, now }: { days: number; timeZone: string; now: number },
  { since, read }: { since: string | null; read: (first: string) => Iterable<[day: string, numbers: DayNumbers]> },
): VisitReport {
  const asked = daysUntil(dayOf(now, timeZone), days)
  const sums = new Map<string, DayNumbers>()
  const all = newNumbers()
  for (const [day, numbers] of read(asked[0] ?? '')) {
    const sum = sums.get(day) ?? newNumbers()
    sums.set(day, sum)
    for (const kind of [...countKinds, 'visitors' as const]) sum[kind] += numbers[kind]
    for (const kind of partKinds)
      for (const [name, views] of Object.entries(numbers[kind])) all[kind][name] = (all[kind][name] ?? 0) + views
  }
  const counted = [...sums].map(([day, { source: _, country: __, device: ___, ...counts }]) => ({
    day,
    ...atLeastSender(counts),
  }))
  const part = (kind: PartKind) =>
    Object.entries(all[kind])
      .map(([name, views]) => ({ name, views }))
      .toSorted((a, b) => b.views - a.views || (a.name < b.name ? -1 : 1))
  return {
    timeZone,
    keptMonths: mostMonths,
    since,
    days: filledDays(asked, counted),
    sources: shown(part('source')),
    countries: shown(part('country')),
    devices: part('device').filter((each): each is { name: Device; views: number } => isDevice(each.name)),
  }
}

const isDevice = (name: string): name is Device => (devices as readonly string[]).includes(name)

/** The largest entries, with all others combined. */
function shown(parts: { name: string; views: number }[]): { name: string; views: number }[] {
  const named = parts.filter(({ name }) => name !== other)
  const rest = [...parts.filter(({ name }) => name === other), ...named.slice(mostShown)]
  const views = rest.reduce((sum, each) => sum + each.views, 0)
  return [...named.slice(0, mostShown), ...(views > 0 ? [{ name: other, views }] : [])]
}

/** The first day whose statistics are kept. */
export const firstKept = (now: number): string => dayBefore(dayOf(now, 'UTC'), mostDays)

export type PartKind = 'source' | 'country' | 'device'
/** One day's visits in a batch: counts by kind, source and visitor. */
export type Tally = {
  counts: Omit<DayCounts, 'day' | 'visitors'>
  parts: Record<PartKind, Map<string, number>>
  visitors: Set<string>
}

/** Groups visits by day in the website's time zone. */
export function tallyVisits(visits: readonly CountedVisit[], timeZone: string): Map<string, Tally> {
  const tallies = new Map<string, Tally>()
  const days = new Map<number, string>()
  for (const visit of visits) {
    // Cached: computing the day costs more than everything else, and a batch spans about a second.
    const minute = Math.floor(visit.at / MINUTE)
    const day = days.get(minute) ?? dayOf(visit.at, timeZone)
    days.set(minute, day)
    const tally = tallies.get(day) ?? newTally()
    tallies.set(day, tally)
    tally.counts[countOf[visit.kind]] += 1
    if (visit.visitor !== null) tally.visitors.add(visit.visitor)
    if (visit.kind !== 'view') continue
    for (const kind of ['source', 'country', 'device'] as const) {
      const part = tally.parts[kind]
      part.set(visit[kind], (part.get(visit[kind]) ?? 0) + 1)
    }
  }
  return tallies
}

const newTally = (): Tally => ({
  counts: { views: 0, calls: 0, mails: 0, bookings: 0, messages: 0 },
  parts: { source: new Map(), country: new Map(), device: new Map() },
  visitors: new Set(),
})

const formats = new Map<string, Intl.DateTimeFormat>()

/** The local date in a time zone at a time (milliseconds since 1970): `2026-11-22`. */
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

/** The date that many days before another. */
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)

export const noCounts: Omit<DayCounts, 'day'> = { views: 0, visitors: 0, calls: 0, mails: 0, bookings: 0, messages: 0 }

/** Every day of a period with its counts. */
export function filledDays(days: readonly string[], counted: readonly DayCounts[]): DayCounts[] {
  const byDay = new Map(counted.map((counts) => [counts.day, counts]))
  return days.map((day) => byDay.get(day) ?? { day, ...noCounts })
}
