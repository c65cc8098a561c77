const day = 24 * 60 * 60 * 1000
const hourOfDigest = 8

/**
 * The first eight o'clock in the morning after an instant, on the clock of a time zone (IANA): the same clock time on days of 23 and 25
 * hours. Throws RangeError for an invalid time zone.
 */
export function nextDigestAt(timeZone: string, after: Date): Date {
  const clock = clockOf(timeZone)
  const today = Math.floor(clock(after.getTime()) / day) * day
  // Some zones have left out a day of the calendar; none two.
  for (let date = today; date <= today + 3 * day; date += day) {
    const instant = instantOf(clock, date + hourOfDigest * 60 * 60 * 1000)
    if (instant !== undefined && instant > after.getTime()) return new Date(instant)
  }
  throw new Error(`${timeZone}: no morning after ${after.toISOString()}`)
}

/** What a clock there shows at an instant: as the milliseconds of that time in UTC. */
type Clock = (instant: number) => number

function clockOf(timeZone: string): Clock {
  const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  return (instant) => {
    const shown = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
    const [year = 0, month = 1, ...rest] = parts.map((part) => shown[part] ?? 0)
    return Date.UTC(year, month - 1, ...rest)
  }
}

/** When a clock shows a time, the first time it does; undefined where it never does. */
function instantOf(clock: Clock, shown: number): number | undefined {
  const offsets = [shown - day, shown + day].map((around) => clock(around) - around)
  const instants = offsets.map((offset) => shown - offset).filter((instant) => clock(instant) === shown)
  return instants.length > 0 ? Math.min(...instants) : undefined
}
