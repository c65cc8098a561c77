import type { DayCounts, VisitReport } from '#worker/visits/schema.ts'
import { visitKinds } from '#worker/visits/visit-kinds.ts'

export type Counts = Omit<DayCounts, 'day'>
type BarSize = 'day' | 'week' | 'month'

/** What one bar of the plot, and one line of its table, stands for. */
export type VisitBar = {
  size: BarSize
  /** Days, both included: at the ends of the period a week or a month may be cut. */
  from: string
  to: string
  /** Null before anything was counted. */
  counts: Counts | null
  /** Holds today, which is not over. */
  isOpen: boolean
}

const none = { views: 0, visitors: 0, calls: 0, mails: 0, bookings: 0, messages: 0 }
export type Counted = keyof typeof none
const names = Object.keys(none) as Counted[]

/** Days added up. Visitors too: somebody who came on two days is two of them. */
export function summed(days: readonly DayCounts[]): Counts {
  const sums = names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)])
  const visitorsCapped = days.some((day) => day.visitorsCapped)
  return { ...none, ...Object.fromEntries(sums), visitorsCapped }
}

/** How much a bar holds, so that there are neither too many nor too few. */
export function barSize(days: number): BarSize {
  if (days <= 31) return 'day'
  return days <= 120 ? 'week' : 'month'
}

/** A report's days in bars: weeks from Monday on, months of the calendar. */
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
      counts: since !== null && to >= since ? summed(held) : null,
      isOpen: to === today,
    }
  })
}

/** As few as there are room for side by side without a hole. */
const fewestBars = 7

/** The bars from the first counted one on, so that a new website is not mostly empty days. */
export function barsSinceFirst(bars: VisitBar[]): VisitBar[] {
  const first = bars.findIndex(({ counts }) => counts !== null)
  return bars.slice(first < 0 ? 0 : Math.max(0, Math.min(first, bars.length - fewestBars)))
}

const dayLength = 86_400_000

/** The same for all days of a bar. */
function partOf(day: string, size: BarSize): string {
  if (size === 'day') return day
  if (size === 'month') return day.slice(0, 7)
  const at = Date.parse(day)
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return new Date(at - sinceMonday * dayLength).toISOString().slice(0, 10)
}

/** Whether anything at all was counted in the period. */
export const isAnything = (counts: Counts): boolean =>
  counts.views > 0 || visitKinds.some((kind) => kind !== 'view' && counts[`${kind}s`] > 0)

/**
 * The numbers of as many days before the period, from a report of a longer one; undefined where it does not reach as far back, or
 * nothing was counted then yet.
 */
export function countsBefore(period: VisitReport, longer: VisitReport | undefined): Counts | undefined {
  const first = period.days[0]?.day
  if (!longer || first === undefined || longer.since === null) return undefined
  const before = longer.days.filter(({ day }) => day < first).slice(-period.days.length)
  const begins = before[0]?.day
  return begins !== undefined && before.length === period.days.length && longer.since <= begins
    ? summed(before)
    : undefined
}
