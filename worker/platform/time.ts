/** Durations in milliseconds. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Writes instants, in milliseconds since 1970, as `Date.toISOString()` does, in an eighth of the time where many are of few days. */
export function isoWriter(): (at: number) => string {
  const days = new Map<number, string>()
  const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))
  let [last, text] = [Number.NaN, '']
  return (at) => {
    // A saved website was designed and modified in the same instant.
    if (at === last) return text
    const day = Math.floor(at / DAY)
    let date = days.get(day)
    if (date === undefined) {
      date = new Date(day * DAY).toISOString().slice(0, -13)
      days.set(day, date)
    }
    const rest = at - day * DAY
    const hours = twoDigits[Math.floor(rest / HOUR)]
    const minutes = twoDigits[Math.floor(rest / MINUTE) % 60]
    const seconds = twoDigits[Math.floor(rest / 1000) % 60]
    last = at
    text = `${date}${hours}:${minutes}:${seconds}.${String(1000 + (rest % 1000)).slice(1)}Z`
    return text
  }
}
