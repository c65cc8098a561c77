import type { OpeningHours, Weekday } from '../document/business.ts'
import { dayName, hasHalves, periodsOn, timeParts, weekOf } from './format-hours.ts'
import { ownersTimes } from './short-times.ts'

/** A time in the country's format. `isHalf` marks AM or PM, which is clear from context. */
type Time = readonly { text: string; isHalf: boolean }[]
export type WeekBar = { from: number; to: number; opens: Time; closes: Time }
/** `times` is the text equivalent of the bars: 'Closed' on a day without bars. */
export type WeekDay = { day: Weekday; name: string; times: string; bars: readonly WeekBar[] }

const fewestDays = 3

/**
 * Weekdays in the country's order, with opening times as bars on one scale. Omits days without information. Undefined
 * if fewer than three days have times. `closed`: the page's word for a closed day.
 */
export function hoursWeek(hours: OpeningHours, locale: string, closed = ''): WeekDay[] | undefined {
  const own = hasHalves(locale) ? undefined : ownersTimes(hours, locale)
  const days = weekOf(hours, locale).map(({ name, times }) => ({
    day: name,
    name: dayName(name, locale, 'short'),
    times: times || closed,
    periods: periodsOn(name, hours.periods).map((period) => ({ ...period, ...minutesIn(period) })),
  }))
  if (days.filter(({ periods }) => periods.length > 0).length < fewestDays) return undefined
  const all = days.flatMap(({ periods }) => periods)
  const [first, last] = [Math.min(...all.map(({ start }) => start)), Math.max(...all.map(({ end }) => end))]
  const share = (minutes: number) => (minutes - first) / (last - first)
  return days.map(({ periods, ...day }) => ({
    ...day,
    bars: periods.map(({ opens, closes, start, end }) => {
      const [from, to] = own?.(opens, closes).map((text) => [{ text, isHalf: false }]) ?? []
      return {
        from: share(start),
        to: share(end),
        opens: from ?? guessable(opens, locale, start < noon),
        closes: to ?? guessable(closes, locale, end > noon && end < 2 * noon),
      }
    }),
  }))
}

const noon = 12 * 60

/** Minutes since midnight. `end` exceeds 24 hours for a period that closes the next day. */
function minutesIn({ opens, closes }: { opens: string; closes: string }): { start: number; end: number } {
  const [start, end] = [minutesOfDay(opens), minutesOfDay(closes)]
  return { start, end: end > start ? end : end + 2 * noon }
}

function minutesOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

const guessable = (time: string, locale: string, isUsual: boolean): Time =>
  timeParts(time, locale).map(({ text, isHalf }) => ({ text, isHalf: isHalf && isUsual }))
