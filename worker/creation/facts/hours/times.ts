import type { WrittenTime } from './written-times.ts'

const clock = ({ hour, minute }: { hour: number; minute: number }) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
const minutes = ({ hour, minute }: WrittenTime) => hour * 60 + minute

/**
 * Opening and closing times as '09:00' and '17:30'. Undefined if ambiguous. `isTwelve`: whether the country uses a 12-hour clock, so that
 * '9–5' ends in the afternoon.
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
    // A closing time past midnight must be in the small hours, and no business opens for less than half an hour.
    const isPast = long < 0 && minutes(from) >= 10 * 60 && minutes(to) <= (from.hour < 12 ? 4 : 6) * 60
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
  if (opens.hour >= 6 && opens.hour < 12 && closes.hour === 12) return both(opens, closes)
  if (opens.hour >= 8 && closes.hour >= 10 && to > from) return both(opens, closes)
  // '5 to 8' on 'Tue and Fri' is an evening.
  return opens.hour > 0 && opens.hour < 6 && to > from ? both(later(opens), later(closes)) : undefined
}

/** Converts a time with a known half of the day to the 24-hour clock. */
function fixed(time: WrittenTime): WrittenTime | undefined {
  if (time.half === 'pm') return { ...time, hour: time.hour === 12 ? 12 : time.hour + 12 }
  if (time.half === 'am') return { ...time, hour: time.hour === 12 ? 0 : time.hour }
  return time.exact ? time : undefined
}

const later = (time: WrittenTime): WrittenTime => ({ ...time, hour: time.hour === 12 ? 12 : time.hour + 12 })

/** The end of '9am–5' or '09:00–5'. */
function closingAfter(opens: WrittenTime, closes: WrittenTime, isTwelve: boolean): WrittenTime | undefined {
  if (closes.hour === 12) return opens.hour < 12 ? closes : undefined
  // On a 24-hour clock, '9:00 bis 6' also ends in the evening.
  if (minutes(closes) <= minutes(opens))
    return opens.hour <= 12 && (isTwelve || (opens.hour >= 7 && closes.hour <= 9)) ? later(closes) : undefined
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
  // In Mexico, '10 a 7' ends in the evening.
  if (long < 0 && opens.hour >= 7 && closes.hour <= 9) return bothOfDay(opens, later(closes))
  if (long > 0 && opens.hour > 0 && opens.hour < 5) return bothOfDay(later(opens), later(closes))
  // '5 bis 7' may be an evening.
  return long >= 30 && opens.hour >= (closes.hour < 12 ? 6 : 5)
    ? { opens: clock(opens), closes: clock(closes) }
    : undefined
}
