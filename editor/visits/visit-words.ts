import type { Device } from '#worker/visits/visit-kinds.ts'
import type { VisitPeriod } from './queries.ts'
import type { Counted, Counts, VisitBar } from './visit-bars.ts'

const numbers = new Intl.NumberFormat('en-US')
const shortNumbers = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

export const numberWords = (count: number): string => numbers.format(count)
/** '12K'. Rounding starts at 10,000, where it isn't noticeable. */
const shortNumberWords = (count: number): string => (count < 10_000 ? numbers : shortNumbers).format(count)

/** One of the counts: '20,000+' if there were more visitors than are counted. */
export const countWords = (counts: Counts, name: Counted, isShort = false): string =>
  (isShort ? shortNumberWords : numberWords)(counts[name]) + (name === 'visitors' && counts.visitorsCapped ? '+' : '')

export const periodWords: Record<VisitPeriod, string> = {
  7: '7 days',
  30: '30 days',
  90: '3 months',
  365: '12 months',
}

/** The counted events, in display order. The label says 'clicks' if only clicks are counted and the true number is higher. */
export const figures: { name: Counted; label: string; about: string; none?: string }[] = [
  { name: 'visitors', label: 'Daily visitors', about: 'Each person once a day' },
  { name: 'views', label: 'Page views', about: 'Every page opened' },
  { name: 'messages', label: 'Messages', about: 'Through your contact form' },
  { name: 'calls', label: 'Clicks to call', about: 'At least', none: 'None reported' },
  { name: 'mails', label: 'Clicks to email', about: 'At least', none: 'None reported' },
  { name: 'bookings', label: 'Clicks to book', about: 'At least', none: 'None reported' },
]

/** Compares a number with the previous period's. */
export function comparedWords(counts: Counts, countsBefore: Counts, name: Counted): string | undefined {
  if (name === 'visitors' && (counts.visitorsCapped || countsBefore.visitorsCapped)) return undefined
  const [now, before] = [counts[name], countsBefore[name]]
  if (now === before) return 'no change'
  return now > before ? `${numberWords(now - before)} more` : `${numberWords(before - now)} fewer`
}

/** '12%'. Never rounds a positive share to 0. */
export function shareWords(views: number, total: number): string {
  if (total === 0) return '0%'
  const percent = (views / total) * 100
  return percent > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`
}

export function sourceWords(name: string): string {
  if (name === 'direct') return 'Direct or unknown'
  return name === 'other' ? 'Others' : name
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** A country's name from its ISO code. Cloudflare also has codes that aren't countries. */
export function countryWords(name: string): string {
  if (name === 'other') return 'Others'
  return /^[A-Z]{2}$/.test(name) && name !== 'XX' ? (regions.of(name) ?? 'Unknown') : 'Unknown'
}

export const deviceWords: Record<Device, string> = { phone: 'Phones', tablet: 'Tablets', computer: 'Computers' }

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })

const weekdayAndDay = dateFormat({ weekday: 'long', month: 'short', day: 'numeric' })
const shortWeekday = dateFormat({ weekday: 'short' })
const shortDay = dateFormat({ month: 'short', day: 'numeric' })
const shortMonth = dateFormat({ month: 'short' })
const month = dateFormat({ month: 'long', year: 'numeric' })
const wholeDate = dateFormat({ dateStyle: 'medium' })

/** 'Nov 22, 2026' */
export const dayWords = (day: string): string => wholeDate.format(Date.parse(day))

/** 'Sunday, Nov 22', 'Nov 16 – 22', 'October 2026'. */
export function barWords({ size, from, to, isOpen }: VisitBar): string {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  if (size === 'day') return isOpen ? `Today, ${shortDay.format(begin)}` : weekdayAndDay.format(begin)
  const words = size === 'month' && isWholeMonth(begin, end) ? month.format(begin) : shortDay.formatRange(begin, end)
  // Some engines use thin spaces, which many fonts lack.
  return (isOpen ? `${words}, until today` : words).replaceAll('\u2009', ' ')
}

/** A short axis label, for a chart with `count` bars. */
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

export type Plotted = 'visitors' | 'views'

/**
 * '86 visitors came, 9 tapped to call and 4 wrote'. Calls and bookings are taps on links, which not every browser
 * reports.
 */
export function summaryText(counts: Counts): string {
  const { visitors, views, calls, mails, bookings, messages } = counts
  const first =
    visitors > 0
      ? visitors >= messages && `${countWords(counts, 'visitors')} ${visitors === 1 ? 'visitor' : 'visitors'} came`
      : views > 0 && `Your pages were opened ${views === 1 ? 'once' : `${numberWords(views)} times`}`
  const others: [count: number, did: string][] = [
    [calls, 'tapped to call'],
    [bookings, 'tapped to book'],
    [mails, 'tapped to email'],
    [messages, 'wrote'],
  ]
  const parts = [
    ...(first ? [first] : []),
    ...others.flatMap(([count, did]) => (count > 0 ? `${numberWords(count)} ${did}` : [])),
  ]
  const [last = '', ...before] = parts.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`
}
