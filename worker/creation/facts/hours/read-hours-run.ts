import { type OpeningPeriod, type Weekday, weekdays } from '../../../../renderer/document/business.ts'
import type { HourToken, WrittenTime } from './hour-tokens.ts'

/** The meaning of a run of hour tokens. `until`: days that close at another time. */
export type HoursRun = {
  periods: OpeningPeriod[]
  closed: Weekday[]
  byAppointment: boolean
  /** Times for every day that isn't closed: 'Open 9–5', if another sentence names the closed days. */
  open: Times | undefined
  until: { days: Weekday[]; closes: WrittenTime }[]
}

type Times = { opens: string; closes: string }[]
type Item =
  | { kind: 'days'; days: Weekday[] }
  | { kind: 'times'; times: Times }
  | { kind: 'until'; time: WrittenTime }
  | { kind: 'always' | 'closed' | 'appointment' }

/** Undefined where it can't be read with certainty. */
export function readHoursRun(tokens: readonly HourToken[], text: string, isTwelve: boolean): HoursRun | undefined {
  const items = itemsOf(tokens, text, isTwelve)
  const hasHoliday = tokens.some(({ kind }) => kind === 'holiday')
  return items && runOf(items, hasHoliday)
}

function itemsOf(tokens: readonly HourToken[], text: string, isTwelve: boolean): Item[] | undefined {
  const items: Item[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (!token) break
    if (token.kind === 'day' || token.kind === 'group') {
      const read = daysFrom(tokens, at)
      items.push({ kind: 'days', days: read.days })
      at = read.next
    } else if (token.kind === 'time') {
      const read = timesFrom(tokens, at, text, isTwelve)
      if (!read) return undefined
      items.push({ kind: 'times', times: read.times })
      at = read.next
    } else if (token.kind === 'until') {
      const after = tokens[at + 1]
      if (after?.kind !== 'time') return undefined
      items.push({ kind: 'until', time: after.time })
      at += 2
    } else if (token.kind === 'to' || token.kind === 'dash') {
      // A dash between days and times only separates them: 'Mon – 9 to 5'.
      if (token.kind === 'to' || items.at(-1)?.kind !== 'days') return undefined
      at += 1
    } else {
      if (token.kind === 'always' || token.kind === 'closed' || token.kind === 'appointment')
        items.push({ kind: token.kind })
      at += 1
    }
  }
  return items
}

function daysFrom(tokens: readonly HourToken[], start: number): { days: Weekday[]; next: number } {
  const found = new Set<number>()
  let at = start
  for (;;) {
    const token = tokens[at]
    if (token?.kind === 'group') {
      for (const day of token.days) found.add(day)
      at += 1
    } else if (token?.kind === 'day') {
      const [joint, last] = [tokens[at + 1], tokens[at + 2]]
      if ((joint?.kind === 'dash' || joint?.kind === 'to') && last?.kind === 'day') {
        for (let day = token.day; day !== (last.day + 1) % 7; day = (day + 1) % 7) found.add(day)
        at += 3
      } else {
        found.add(token.day)
        at += 1
      }
    } else break
    let next = at
    while (isJoint(tokens[next])) next += 1
    if (next > at && tokens[next]?.kind === 'open') next += 1
    const following = tokens[next]?.kind
    // Japanese and Korean list days without a separator.
    if (following !== 'day' && following !== 'group') break
    at = next
  }
  return { days: weekdays.filter((_, day) => found.has(day)), next: at }
}

const isJoint = (token: HourToken | undefined) =>
  token?.kind === 'comma' || token?.kind === 'and' || token?.kind === 'holiday'

function timesFrom(tokens: readonly HourToken[], start: number, text: string, isTwelve: boolean) {
  const times: Times = []
  let at = start
  for (;;) {
    const [from, joint, to] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    if (from?.kind !== 'time' || to?.kind !== 'time' || !joint) return undefined
    const before = tokens[at - 1]
    const isBetween =
      joint.kind === 'and' && before !== undefined && /^(?:between|mellan)$/i.test(text.slice(...before.span))
    if (joint.kind !== 'dash' && joint.kind !== 'to' && !(joint.kind === 'until') && !isBetween) return undefined
    const read = timesBetween(from.time, to.time, isTwelve)
    if (!read) return undefined
    times.push(read)
    at += 3
    let next = at
    while (isJoint(tokens[next])) next += 1
    while (next > at && tokens[next]?.kind === 'open') next += 1
    if (next === at || tokens[next]?.kind !== 'time') return { times, next: at }
    at = next
  }
}

function runOf(items: readonly Item[], hasHoliday: boolean): HoursRun | undefined {
  const run: HoursRun = { periods: [], closed: [], byAppointment: false, open: undefined, until: [] }
  const first = items.find(({ kind }) => kind === 'days' || kind === 'times' || kind === 'until')?.kind
  const daysFirst = first === 'days'
  let open: Times | undefined
  for (let at = 0; at < items.length; at += 1) {
    const [item, next] = [items[at], items[at + 1]]
    if (item?.kind === 'always') run.periods.push({ days: [...weekdays], opens: '00:00', closes: '24:00' })
    else if (item?.kind === 'appointment') run.byAppointment = true
    else if (item?.kind === 'closed') {
      if (next?.kind !== 'days' && !hasHoliday) return undefined
      if (next?.kind === 'days') {
        run.closed.push(...next.days)
        at += 1
      }
    } else if (item?.kind === 'days') {
      if (next?.kind === 'closed') run.closed.push(...item.days)
      else if (next?.kind === 'until') run.until.push({ days: item.days, closes: next.time })
      else if (next?.kind === 'times' && daysFirst) run.periods.push(...periodsOf(item.days, next.times))
      else if (next?.kind === 'always') run.periods.push({ days: item.days, opens: '00:00', closes: '24:00' })
      else return undefined
      at += 1
    } else if (item?.kind === 'until') {
      if (next?.kind !== 'days') return undefined
      run.until.push({ days: next.days, closes: item.time })
      at += 1
    } else if (item?.kind === 'times') {
      const isOfClosed = items[at + 2]?.kind === 'closed' && items[at + 3]?.kind !== 'days'
      if (
        (next?.kind !== 'days' || isOfClosed) &&
        !open &&
        !items.some(({ kind }, other) => kind === 'times' && other !== at)
      ) {
        open = item.times
        continue
      }
      if (next?.kind !== 'days' || daysFirst) return undefined
      run.periods.push(...periodsOf(next.days, item.times))
      at += 1
    }
  }
  // 'Open 9–5, closed Sundays' applies to all other days.
  if (open && run.closed.length > 0 && run.periods.length === 0) {
    run.periods.push(
      ...periodsOf(
        weekdays.filter((day) => !run.closed.includes(day)),
        open,
      ),
    )
  } else if (open && items.length === 1) run.open = open
  else if (open) return undefined
  // 'Saturdays by appointment' applies to Saturdays only, which leaves the days before it unclear.
  const says = run.periods.length + run.closed.length + run.until.length
  return says > 0 || run.byAppointment || run.open ? run : undefined
}

const periodsOf = (days: Weekday[], times: Times): OpeningPeriod[] => times.map((time) => ({ days, ...time }))

const clock = ({ hour, minute }: { hour: number; minute: number }) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
const minutes = ({ hour, minute }: WrittenTime) => hour * 60 + minute

/**
 * When a business opens and closes, as '09:00' and '17:30'. Undefined for ambiguous times. `isTwelve`: whether the country uses a 12-hour
 * clock, so that '9–5' ends in the afternoon.
 */
export function timesBetween(
  opens: WrittenTime,
  closes: WrittenTime,
  isTwelve: boolean,
): { opens: string; closes: string } | undefined {
  const known = [fixed(opens), fixed(closes)] as const
  const both = (from: WrittenTime | undefined, to: WrittenTime | undefined) => {
    if (!from || !to) return undefined
    const long = minutes(to) - minutes(from)
    // After midnight, businesses close in the small hours. None opens for less than half an hour.
    const isPast = long < 0 && minutes(from) >= 12 * 60 && minutes(to) <= 6 * 60
    return (long >= 30 || isPast) && from.hour < 24 ? { opens: clock(from), closes: clock(to) } : undefined
  }
  if (known[0] && known[1]) return both(known[0], known[1])
  if (known[0]) return both(known[0], closingAfter(known[0], closes, isTwelve))
  if (known[1]) return both(openingBefore(opens, known[1], closes, isTwelve), known[1])
  if (!isTwelve) return bothOfDay(opens, closes)
  // '9–5', '8–6', '10–4', '9–12', '12–3' start in the morning or at noon and end later that day.
  const [from, to] = [minutes(opens), minutes(closes)]
  if (opens.hour === 12 && closes.hour < 12) return both(opens, later(closes))
  if (opens.hour >= 6 && to <= from) return both(opens, later(closes))
  return opens.hour >= 6 && opens.hour < 12 && closes.hour === 12 ? both(opens, closes) : undefined
}

/** A time whose half of the day is known, on the 24-hour clock. */
function fixed(time: WrittenTime): WrittenTime | undefined {
  if (time.half === 'pm') return { ...time, hour: time.hour === 12 ? 12 : time.hour + 12 }
  if (time.half === 'am') return { ...time, hour: time.hour === 12 ? 0 : time.hour }
  return time.exact ? time : undefined
}

const later = (time: WrittenTime): WrittenTime => ({ ...time, hour: time.hour === 12 ? 12 : time.hour + 12 })

/** The end of '9am–5' or '09:00–5'. */
function closingAfter(opens: WrittenTime, closes: WrittenTime, isTwelve: boolean): WrittenTime | undefined {
  if (closes.hour === 12) return opens.hour < 12 ? closes : undefined
  if (minutes(closes) <= minutes(opens)) return isTwelve && opens.hour < 12 ? later(closes) : undefined
  return isTwelve ? undefined : closes
}

/** The start of '9–5pm' or '9–17:00'. */
function openingBefore(opens: WrittenTime, known: WrittenTime, said: WrittenTime, isTwelve: boolean) {
  if (!said.half) return opens.hour >= 5 || !isTwelve ? opens : undefined
  const sameHalf = minutes({ ...opens, hour: opens.hour % 12 }) < minutes({ ...said, hour: said.hour % 12 })
  if (said.half === 'am') return sameHalf ? opens : undefined
  // '1–5pm' is one afternoon, '9–5pm' starts in the morning, and '8–10pm' is ambiguous.
  if (!sameHalf) return opens.hour >= 6 && opens.hour <= 12 && known.hour <= 23 ? opens : undefined
  return opens.hour <= 5 || opens.hour === 12 ? later(opens) : undefined
}

/** For countries with a 24-hour clock, where '9–5' isn't a working day. */
function bothOfDay(opens: WrittenTime, closes: WrittenTime): { opens: string; closes: string } | undefined {
  const long = minutes(closes) - minutes(opens)
  return long >= 30 && opens.hour >= 5 ? { opens: clock(opens), closes: clock(closes) } : undefined
}
