import type { VisitBar } from './visit-bars.ts'

const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })

const weekdayAndDay = written({ weekday: 'long', month: 'short', day: 'numeric' })
const shortWeekday = written({ weekday: 'short' })
const shortDay = written({ month: 'short', day: 'numeric' })
const shortMonth = written({ month: 'short' })
const month = written({ month: 'long', year: 'numeric' })
const wholeDate = written({ dateStyle: 'medium' })

/** A day: 'Nov 22, 2026'. */
export const dayWords = (day: string): string => wholeDate.format(Date.parse(day))

/** What a bar stands for: 'Sunday, Nov 22', 'Nov 16 – 22', 'October 2026'. */
export function barWords({ size, from, to, isOpen }: VisitBar): string {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  if (size === 'day') return isOpen ? `Today, ${shortDay.format(begin)}` : weekdayAndDay.format(begin)
  const words = size === 'month' && isWholeMonth(begin, end) ? month.format(begin) : shortDay.formatRange(begin, end)
  // In some engines thin spaces, that many fonts do not have.
  return (isOpen ? `${words}, until today` : words).replaceAll('\u2009', ' ')
}

/** The same as briefly as an axis wants it, beside `count` others. */
export function tickWords({ size, from, isOpen }: VisitBar, count: number): string {
  const begin = Date.parse(from)
  if (size === 'month') return shortMonth.format(begin)
  if (size === 'week' || count > 7) return shortDay.format(begin)
  return isOpen ? 'Today' : shortWeekday.format(begin)
}

function isWholeMonth(begin: number, end: number): boolean {
  const [first, after] = [new Date(begin), new Date(end + 86_400_000)]
  return first.getUTCDate() === 1 && after.getUTCDate() === 1
}

/** What the bars may show. */
export type Plotted = 'visitors' | 'views'

/** What the plot is drawn of: no height where nothing was counted yet. */
export const plottedOf = (bars: readonly VisitBar[], plotted: Plotted) =>
  bars.map(({ from, counts, isOpen }) => ({ from, [plotted]: counts?.[plotted], color: isOpen ? fading : full }))

export const full = 'var(--color-accent)'
/** Still growing. */
const fading = 'color-mix(in srgb, var(--color-accent) 68%, var(--color-ground))'
