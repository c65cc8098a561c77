import { datesBetween, wallTime } from '../../ui/wall-time.ts'
import { type Clock, ownClock } from '../../ui/when-words.ts'

/** When a message came, in a word or two: '5 min', '14:30', 'Yesterday', 'Mon', 'Nov 3', 'Nov 3, 2025'. */
export function rowTime(instant: string, now = Date.now(), { zone, hour12 }: Clock = ownClock()): string {
  const at = Date.parse(instant)
  const minutes = Math.floor((now - at) / 60_000)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return `${minutes} min`
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options }).format(at).replace(/\s/, ' ')
  const [then, today] = [wallTime(at, zone), wallTime(now, zone)]
  const days = datesBetween(then, today)
  if (days === 0) return words({ hour: 'numeric', minute: '2-digit', hourCycle: hour12 ? 'h12' : 'h23' })
  if (days === 1) return 'Yesterday'
  if (days < 7) return words({ weekday: 'short' })
  const date = { month: 'short', day: 'numeric' } as const
  return words(then.slice(0, 4) === today.slice(0, 4) ? date : { ...date, year: 'numeric' })
}
