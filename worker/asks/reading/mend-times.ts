import { type Weekday, weekdays } from '../../../renderer/document/business.ts'

/** '09:00' of '9', '9am', '9:00', '5.30 pm', 'noon'. */
export function clockOf(text: string): string {
  const said = text.trim().toLowerCase()
  if (/^(?:noon|midday)$/.test(said)) return '12:00'
  if (said === 'midnight') return '24:00'
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/.exec(said) ?? []
  if (hours === '') return text
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** The times of '9-5' and '9:00 to 17:30'. A closing hour of the 12-hour clock is one of the afternoon. */
export function spanOf(text: string): { opens: string; closes: string } | undefined {
  const [from = '', to = '', more] = text.split(/\s*(?:-|–|to|until|bis)\s*/i)
  if (from === '' || to === '' || more !== undefined) return undefined
  const [opens, closes] = [clockOf(from), clockOf(to)]
  const isAfternoon = closes <= opens && closes < '12:00' && /^\d/.test(closes)
  return { opens, closes: isAfternoon ? `${Number(closes.slice(0, 2)) + 12}${closes.slice(2)}` : closes }
}

/** The days of 'Mon-Fri', 'weekdays', 'Mon, Tue and Wed', as far as they are days. */
export function daysIn(value: unknown): unknown[] {
  const parts = Array.isArray(value) ? value : [value]
  return parts.flatMap((part): unknown[] => (typeof part === 'string' ? daysOfText(part) : [part]))
}

function daysOfText(text: string): string[] {
  const said = text.trim().toLowerCase()
  if (/^(?:every ?day|daily|all(?: days)?)$/.test(said)) return [...weekdays]
  if (/^(?:weekdays?|workdays?)$/.test(said)) return weekdays.slice(0, 5)
  if (/^weekends?$/.test(said)) return weekdays.slice(5)
  const [first = '', last, more] = said.split(/\s*(?:-|–|\bto\b)\s*/)
  const [from, to] = [dayOf(first), last === undefined ? undefined : dayOf(last)]
  if (from && to && more === undefined) return weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1)
  return text.split(/\s*(?:,|;|&|\band\b)\s*/)
}

const dayOf = (text: string): Weekday | undefined =>
  text.length >= 2 ? weekdays.find((day) => day.toLowerCase().startsWith(text.slice(0, 3))) : undefined

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** '2026-12-24' of '24.12.2026', '24/12/2026', '12/24/2026', 'Dec 24', 'December 24, 2026'. Without a year, the next one from today. */
export function dateOf(text: string, today: string): string {
  const said = text.trim().toLowerCase()
  const iso = /^\d{4}-\d{2}-\d{2}(?=t|\s|$)/.exec(said)?.[0]
  if (iso) return iso
  const [, one = '', other = '', inNumbers] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})?$/.exec(said) ?? []
  if (one !== '') {
    const isMonthFirst = Number(other) > 12
    return dated(Number(isMonthFirst ? other : one), Number(isMonthFirst ? one : other), inNumbers, today)
  }
  const name = /[a-z]{3,}/.exec(said)?.[0] ?? ''
  const month = months.indexOf(name.slice(0, 3)) + 1
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(said)?.[0]
  const year = /\d{4}/.exec(said)?.[0]
  return month > 0 && day ? dated(Number(day), month, year, today) : text
}

function dated(day: number, month: number, year: string | undefined, today: string): string {
  const ending = `-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (year) return `${year}${ending}`
  const thisYear = today.slice(0, 4)
  return `${thisYear}${ending}` < today ? `${Number(thisYear) + 1}${ending}` : `${thisYear}${ending}`
}
