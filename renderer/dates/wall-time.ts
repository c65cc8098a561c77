/** A local date and time, as in `datetime-local` inputs: '2026-11-30T08:00'. */
export type WallTime = string

/** IANA, such as 'Europe/Berlin'. Undefined: the browser's. */
type Zone = string | undefined

const minute = 60_000
const day = 86_400_000

/** The local time of an instant (in milliseconds since 1970). */
export function wallTime(instant: number, zone?: Zone): WallTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}

/**
 * The instant of a local time. Undefined for an invalid time. `skipped`: clocks skip this time, and the result is later
 * by the skipped hour. `twice`: clocks show it twice, and the result is the first instant.
 */
export function instantOf(
  wall: WallTime,
  zone?: Zone,
): { instant: number; clocks: 'once' | 'skipped' | 'twice' } | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const [before, after] = [utcOffset(asUtc - day, zone), utcOffset(asUtc + day, zone)]
  const meant = [...new Set([asUtc - before, asUtc - after])].filter((instant) => wallTime(instant, zone) === wall)
  const [first] = meant
  if (first === undefined) return { instant: asUtc - before, clocks: 'skipped' }
  return { instant: Math.min(...meant), clocks: meant.length === 1 ? 'once' : 'twice' }
}

/** In milliseconds. */
const utcOffset = (instant: number, zone: Zone) =>
  Date.parse(`${wallTime(instant, zone)}Z`) - Math.floor(instant / minute) * minute

export function daysAfter(wall: WallTime, days: number): WallTime {
  return new Date(Date.parse(`${wall}Z`) + days * day).toISOString().slice(0, wall.length)
}

/** The difference in calendar dates: 1 from any time of a day to any time of the next. */
export const datesBetween = (from: WallTime, to: WallTime): number =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / day

/** 0 is Sunday. */
export const weekday = (wall: WallTime): number => new Date(Date.parse(`${wall}Z`)).getUTCDay()
