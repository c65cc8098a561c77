/** What a clock on a wall shows, as fields for a date and a time have it: '2026-11-30T08:00'. */
export type WallTime = string

/** A browser's own where it is left out: 'Europe/Berlin'. */
type Zone = string | undefined

const minute = 60_000
const day = 86_400_000

/** What clocks show in a time zone at an instant, in milliseconds since 1970. */
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
 * When clocks in a time zone show a time; undefined for an invalid time. Where clocks are put forward, some times never are
 * (`skipped`): as much later then, as a clock would show that was not put forward. Where they are put back, some are there
 * `twice`: the first one then.
 */
export function instantOf(
  wall: WallTime,
  zone?: Zone,
): { instant: number; clocks: 'once' | 'skipped' | 'twice' } | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const [before, after] = [aheadAt(asUtc - day, zone), aheadAt(asUtc + day, zone)]
  const meant = [...new Set([asUtc - before, asUtc - after])].filter((instant) => wallTime(instant, zone) === wall)
  const [first] = meant
  if (first === undefined) return { instant: asUtc - before, clocks: 'skipped' }
  return { instant: Math.min(...meant), clocks: meant.length === 1 ? 'once' : 'twice' }
}

/** By how much clocks are ahead of those in Greenwich, in milliseconds. */
const aheadAt = (instant: number, zone: Zone) =>
  Date.parse(`${wallTime(instant, zone)}Z`) - Math.floor(instant / minute) * minute

/** The same time of day, days later on the calendar, however long those days are. */
export function daysAfter(wall: WallTime, days: number): WallTime {
  return new Date(Date.parse(`${wall}Z`) + days * day).toISOString().slice(0, wall.length)
}

/** How many dates lie between two times: 1 from any time of a day to any of the next. */
export const datesBetween = (from: WallTime, to: WallTime): number =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / day

/** The day of the week, from 0 for Sunday. */
export const weekday = (wall: WallTime): number => new Date(Date.parse(`${wall}Z`)).getUTCDay()
