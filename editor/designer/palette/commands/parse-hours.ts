import { type OpeningHours, type Weekday, weekdays } from '#renderer/document/business.ts'
import type { Token } from './tokens.ts'

type Times = { opens: string; closes: string }[]
type HoursChange = { days: Weekday[]; times?: Times; closes?: string }

/** Parses 'closed on Mondays', 'Sat 9-1' and 'Thursdays until 8pm'. Undefined if any word is unknown. */
export function parseHours(tokens: readonly Token[], hours: OpeningHours): HoursChange | undefined {
  const words = [...tokens]
  const isClosed = takeWord(words, 'closed')
  const isOpen = takeWord(words, 'open')
  const days = takeDays(words)
  if (days.length === 0) return undefined
  if (isClosed) return words.length === 0 && !isOpen ? { days, times: [] } : undefined
  const times = timesIn(words, days, hours)
  return times && { days, ...times }
}

/** Removes a word with this meaning. Returns whether there was one. */
function takeWord(words: Token[], meaning: Token['is']): boolean {
  const at = words.findIndex(({ is }) => is === meaning)
  if (at >= 0) words.splice(at, 1)
  return at >= 0
}

/** Removes days, for example 'Monday to Wednesday', and returns them. */
function takeDays(words: Token[]): Weekday[] {
  const isDay = (word: Token | undefined) => word?.is === 'days'
  const start = words.findIndex(isDay)
  let end = start
  while (
    isDay(words[end + 1]) ||
    ((words[end + 1]?.is === 'and' || words[end + 1]?.is === 'to') && isDay(words[end + 2]))
  ) {
    end += isDay(words[end + 1]) ? 1 : 2
  }
  if (start < 0) return []
  const named = words.splice(start, end - start + 1)
  const days = new Set<Weekday>()
  for (const [index, word] of named.entries()) {
    if (word.is !== 'days') continue
    for (const day of word.days) days.add(day)
    const from = named[index - 2]
    if (named[index - 1]?.is === 'to' && from?.is === 'days')
      for (const day of row(from.days[0], word.days[0])) days.add(day)
  }
  return weekdays.filter((day) => days.has(day))
}

function row(first: Weekday | undefined, last: Weekday | undefined): Weekday[] {
  if (!first || !last) return []
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)]
  return from <= to ? weekdays.slice(from, to + 1) : [...weekdays.slice(from), ...weekdays.slice(0, to + 1)]
}

/** Parses '9-1', '9 to 12 and 2 to 6', or 'until 8pm', which keeps the opening time. */
function timesIn(
  words: readonly Token[],
  days: readonly Weekday[],
  hours: OpeningHours,
): Omit<HoursChange, 'days'> | undefined {
  const [first, last, more] = words
  if (first?.is === 'to' && !more) {
    const closes = clock(last, hours.periods.find((period) => days.every((day) => period.days.includes(day)))?.opens)
    return closes ? { closes } : undefined
  }
  const times: Times = []
  for (let at = 0; at < words.length; at += 4) {
    const [from, to, until, next] = words.slice(at, at + 4)
    const opens = to?.is === 'to' ? clock(from, times.at(-1)?.closes) : undefined
    const closes = opens && clock(until, opens)
    // '1 to 5' could be AM or PM.
    const isClear = from?.is !== 'number' || times.length > 0 || from.value > 5
    if (!opens || !closes || !isClear || (next && next.is !== 'and')) return undefined
    times.push({ opens, closes })
  }
  return times.length > 0 ? { times } : undefined
}

/** Converts a time to '09:00'. A closing time without AM or PM that precedes the opening time is in the afternoon. */
function clock(word: Token | undefined, after?: string): string | undefined {
  if (word?.is !== 'time' && word?.is !== 'number') return undefined
  const [hour, minute, half] = word.is === 'time' ? [word.hour, word.minute, word.half] : [word.value, 0, undefined]
  if (minute > 59 || hour > 24 || (half && (hour < 1 || hour > 12))) return undefined
  const at = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  const time = (hours: number) => `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  return after && !half && at < 12 && time(at) <= after ? time(at + 12) : time(at)
}
