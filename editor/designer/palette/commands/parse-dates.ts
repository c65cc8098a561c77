import { weekdays } from '#renderer/document/business.ts'
import type { Token } from './tokens.ts'

type Dates = { label: string; firstDay: string; lastDay?: string }
type DayOfYear = { month: number; day: number }

/**
 * Parses 'closed 24 to 26 December', 'closed December 24' and 'closed today' as the next matching days. Undefined if any word is unknown.
 */
export function parseClosedDates(tokens: readonly Token[], today: string): Dates | undefined {
  if (!tokens.some(({ is }) => is === 'closed')) return undefined
  const words = tokens.filter(({ is }) => is !== 'closed')
  const near = nearDay(words, today)
  if (near) return { label: '', firstDay: near }
  const at = words.findIndex(({ is }) => is === 'to')
  const [from, to] = at < 0 ? [words, undefined] : [words.slice(0, at), words.slice(at + 1)]
  const first = dayOf(from) ?? dayOf([...from, ...monthIn(to)])
  if (!first) return undefined
  const firstDay = next(first, today)
  if (!to) return isDay(firstDay) ? { label: '', firstDay } : undefined
  const last = dayOf(to) ?? dayOf([...to, ...monthIn(from)])
  if (!last) return undefined
  const lastDay = next(last, firstDay)
  return isDay(firstDay) && isDay(lastDay) ? { label: '', firstDay, lastDay } : undefined
}

/** 'today', 'tomorrow', 'this Friday'. */
function nearDay([word, day, more]: readonly Token[], today: string): string | undefined {
  if (word?.is !== 'unknown' || more) return undefined
  if (!day) {
    const ahead = { today: 0, tomorrow: 1 }[word.word]
    return ahead === undefined ? undefined : dayAfter(today, ahead)
  }
  const [wanted, other] = day.is === 'days' && word.word === 'this' ? day.days : []
  if (!wanted || other) return undefined
  // getUTCDay() starts with Sunday, `weekdays` with Monday.
  const ahead = weekdays.indexOf(wanted) + 1 - new Date(`${today}T00:00:00Z`).getUTCDay()
  return dayAfter(today, (ahead + 7) % 7)
}

const dayAfter = (day: string, ahead: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + ahead * 86_400_000).toISOString().slice(0, 10)

/** '24 December' or 'December 24'. */
function dayOf(words: readonly Token[]): DayOfYear | undefined {
  const [one, other, more] = words
  if (more) return undefined
  const [number, name] = one?.is === 'month' ? [other, one] : [one, other]
  return number?.is === 'number' && name?.is === 'month' ? { month: name.month, day: number.value } : undefined
}

const monthIn = (words: readonly Token[] | undefined) => words?.filter(({ is }) => is === 'month') ?? []

/** The next date on this day of the year, starting at `from`. */
function next({ month, day }: DayOfYear, from: string): string {
  const year = Number(from.slice(0, 4))
  const written = (of: number) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return written(year) < from ? written(year + 1) : written(year)
}

/** Whether the date exists, unlike February 30. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
