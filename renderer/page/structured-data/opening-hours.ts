import { textRows } from '../../facts/format-hours.ts'

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
const dayNames = [
  /^mon(day)?s?$/,
  /^tue(s|sday)?s?$/,
  /^wed(nesday)?s?$/,
  /^thu(r|rs|rsday)?s?$/,
  /^fri(day)?s?$/,
  /^sat(urday)?s?$/,
  /^sun(day)?s?$/,
]
const time = /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?:(?<half>[ap])\.?m\.?)?$/
const bare = /^(?<names>\D+?)\s+(?<times>\d.*|closed)$/i

/**
 * Parses text into schema.org opening hours, `Mo-Fr 08:00-17:00`. Empty unless every line is unambiguous, since partly
 * wrong hours would send customers to a closed door.
 */
export function openingHours(text: string): string[] {
  const rows = textRows(text).map((row) => {
    // 'Sat 9am-1pm' has no colon after its day.
    const { names, times } = row.times ? { names: row.days, times: row.times } : (bare.exec(row.days)?.groups ?? {})
    return { days: daysOf(names ?? ''), spans: spansOf(times ?? '') }
  })
  const starts = rows.flatMap(({ spans }) => spans?.flat() ?? [])
  // If AM and PM are missing, a time after noon shows that the times are on a 24-hour clock.
  const isClear = starts.every(({ half }) => half) || (starts.every(({ half }) => !half) && starts.some(isAfternoon))
  if (!isClear) return []
  const entries = rows.map((row) => (row.days && row.spans ? entriesOf(row.days, row.spans) : undefined))
  return entries.every((entry) => entry !== undefined) ? entries.flat() : []
}

type Time = { minutes: number; half: boolean }

const isAfternoon = ({ minutes }: Time) => minutes >= 13 * 60

function entriesOf(named: string, spans: Time[][]): string[] | undefined {
  const entries = spans.map(([from, to]) => {
    if (!from || !to) return undefined
    // 'Saturday 1:00–5:00' is not a night shift, even among 24-hour times.
    if (!from.half && from.minutes < 5 * 60) return undefined
    const pastMidnight = isAfternoon(from) && to.minutes <= 6 * 60
    return from.minutes < to.minutes || pastMidnight ? `${named} ${clock(from)}-${clock(to)}` : undefined
  })
  return entries.every((entry) => entry !== undefined) ? entries : undefined
}

/** `Mo-Fr` for 'Monday to Friday', `Sa,Su` for 'Sat & Sun'. Undefined for anything else. */
function daysOf(text: string): string | undefined {
  const words = text.trim().toLowerCase().replace(/\./g, '')
  if (/^(daily|every day)$/.test(words)) return 'Mo-Su'
  const parts = words.split(/\s*(?:,|&|\band\b)\s*/).map((part) => {
    const ends = part.split(/\s*(?:[-–—]|\bto\b|\bthrough\b)\s*/).map(dayOf)
    return ends.length <= 2 && ends.every(Boolean) ? ends.join('-') : undefined
  })
  return parts.every((part) => part !== undefined) ? parts.join(',') : undefined
}

const dayOf = (word: string) => days[dayNames.findIndex((name) => name.test(word))]

/** Start and end of each period; empty if closed. Undefined if invalid. */
function spansOf(text: string): Time[][] | undefined {
  const words = text.trim().toLowerCase()
  if (words === 'closed') return []
  const spans = words.split(/\s*(?:,|&|\band\b)\s*/).map((span) => span.split(/\s*(?:[-–—]|\bto\b)\s*/).map(timeOf))
  const read = spans.map((span) => span.filter((end) => end !== undefined))
  return read.every(({ length }, index) => length === 2 && spans[index]?.length === 2) ? read : undefined
}

function timeOf(text: string): Time | undefined {
  const { hour, minute = '0', half } = time.exec(text)?.groups ?? {}
  if (hour === undefined || Number(minute) > 59 || Number(hour) > (half ? 12 : 23) || (half && Number(hour) === 0)) {
    return undefined
  }
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour)
  return { minutes: hours * 60 + Number(minute), half: half !== undefined }
}

const clock = ({ minutes }: Time) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
