import type { DayCounts, VisitReport } from '#worker/visits/schema.ts'
import { visitKinds } from '#worker/visits/visit-kinds.ts'

export type Counts = Omit<DayCounts, 'day'>
type BarSize = 'day' | 'week' | 'month'

/** A bar of the chart, and a row of its table. */
export type VisitBar = {
  size: BarSize
  /** First and last day, inclusive. Weeks and months at either end of the period may be partial. */
  from: string
  to: string
  /** Null before counting started. */
  counts: Counts | null
  /** Whether it includes today, which isn't over. */
  isOpen: boolean
}

const none = { views: 0, visitors: 0, calls: 0, mails: 0, bookings: 0, messages: 0 }
export type Counted = keyof typeof none
const names = Object.keys(none) as Counted[]

/** Adds up days. A visitor on two days counts twice. */
export function sumDays(days: readonly DayCounts[]): Counts {
  const sums = names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)])
  const visitorsCapped = days.some((day) => day.visitorsCapped)
  return { ...none, ...Object.fromEntries(sums), visitorsCapped }
}

/** Chooses days, weeks or months by the length of the period. */
export function barSize(days: number): BarSize {
  if (days <= 31) return 'day'
  return days <= 120 ? 'week' : 'month'
}

/** Groups days into bars. Weeks start on Monday. Months are calendar months. */
export function visitBars({ days, since }: Pick<VisitReport, 'days' | 'since'>): VisitBar[] {
  const size = barSize(days.length)
  const today = days.at(-1)?.day
  const together = Map.groupBy(days, ({ day }) => partOf(day, size))
  return [...together.values()].map((held) => {
    const [from = '', to = ''] = [held[0]?.day, held.at(-1)?.day]
    return {
      size,
      from,
      to,
      counts: since !== null && to >= since ? sumDays(held) : null,
      isOpen: to === today,
    }
  })
}

/** With fewer bars, the chart would be mostly empty. */
const minBars = 7

/** Drops leading bars without counts, so that a new website's chart isn't mostly empty. */
export function barsSinceFirst(bars: VisitBar[]): VisitBar[] {
  const first = bars.findIndex(({ counts }) => counts !== null)
  return bars.slice(first < 0 ? 0 : Math.max(0, Math.min(first, bars.length - minBars)))
}

const dayMs = 86_400_000

/** A key that all of a bar's days share. */
function partOf(day: string, size: BarSize): string {
  if (size === 'day') return day
  if (size === 'month') return day.slice(0, 7)
  const at = Date.parse(day)
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return new Date(at - sinceMonday * dayMs).toISOString().slice(0, 10)
}

export const hasCounts = (counts: Counts): boolean =>
  counts.views > 0 || visitKinds.some((kind) => kind !== 'view' && counts[`${kind}s`] > 0)

/**
 * Counts for the preceding period of equal length, from a longer report. Undefined if the report is too short or counting hadn't started.
 */
export function countsBefore(period: VisitReport, longer: VisitReport | undefined): Counts | undefined {
  const first = period.days[0]?.day
  if (!longer || first === undefined || longer.since === null) return undefined
  const before = longer.days.filter(({ day }) => day < first).slice(-period.days.length)
  const begins = before[0]?.day
  return begins !== undefined && before.length === period.days.length && longer.since <= begins
    ? sumDays(before)
    : undefined
}
