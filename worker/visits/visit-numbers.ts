import { DAY, HOUR, MINUTE } from '../platform/time.ts'
import { type CountedVisit, countOf } from './counted-visit.ts'
import type { DayCounts, VisitReport } from './schema.ts'
import { type Device, devices, mostDays, mostMonths } from './visit-kinds.ts'

/** The most source names stored per day, so that nobody can fill the database with fake ones; the rest counts as `other`. */
const mostNames = 200
/** Per report. */
const mostShown = 100
const other = 'other'

/** Adds visits to a day's statistics. */
export function addToDay(sql: SqlStorage, day: string, { counts, parts }: Tally, visitors: number): void {
  const { views, calls, mails, bookings, messages } = counts
  sql.exec(
    `insert into days (day, views, visitors, calls, mails, bookings, messages) values (?, ?, ?, ?, ?, ?, ?)
    on conflict (day) do update set views = views + excluded.views, visitors = visitors + excluded.visitors,
      calls = calls + excluded.calls, mails = mails + excluded.mails, bookings = bookings + excluded.bookings,
      messages = messages + excluded.messages`,
    ...[day, views, visitors, calls, mails, bookings, messages],
  )
  for (const kind of ['source', 'country', 'device'] as const) addToPart(sql, { day, kind }, parts[kind])
}

function addToPart(sql: SqlStorage, { day, kind }: { day: string; kind: PartKind }, views: Map<string, number>): void {
  const known = new Set(
    sql
      .exec<{ name: string }>('select name from parts where day = ? and kind = ?', day, kind)
      .toArray()
      .map(({ name }) => name),
  )
  for (const [name, count] of views) {
    const kept = known.has(name) || known.size < mostNames ? name : other
    known.add(kept)
    sql.exec(
      'insert into parts (day, kind, name, views) values (?, ?, ?, ?) on conflict do update set views = views + excluded.views',
      ...[day, kind, kept, count],
    )
  }
}

/** The statistics of the last `days` days, including today. */
export function readNumbers(
  sql: SqlStorage,
  { days, timeZone, now }: { days: number; timeZone: string; now: number },
): VisitReport {
  const asked = daysUntil(dayOf(now, timeZone), days)
  const first = asked[0] ?? ''
  const part = (kind: PartKind) =>
    sql
      .exec<{ name: string; views: number }>(
        'select name, sum(views) as views from parts where kind = ? and day >= ? group by name order by views desc, name',
        kind,
        first,
      )
      .toArray()
  return {
    timeZone,
    keptMonths: mostMonths,
    since: sql.exec<{ since: string | null }>('select min(day) as since from days').one().since,
    days: filledDays(asked, sql.exec<DayCounts>('select * from days where day >= ?', first).toArray()),
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

/** Deletes statistics past their retention time. */
export function dropOldNumbers(sql: SqlStorage, now: number): void {
  const first = dayBefore(dayOf(now, 'UTC'), mostDays)
  sql.exec('delete from days where day < ?', first)
  sql.exec('delete from parts where day < ?', first)
}

type PartKind = 'source' | 'country' | 'device'
/** One day's visits in a batch: counts by kind, source and visitor. */
type Tally = {
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
    if (visit.kind !== 'view') continue
    for (const kind of ['source', 'country', 'device'] as const) {
      const part = tally.parts[kind]
      part.set(visit[kind], (part.get(visit[kind]) ?? 0) + 1)
    }
    if (visit.visitor !== null) tally.visitors.add(visit.visitor)
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
