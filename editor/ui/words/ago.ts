const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** How long ago an instant was, in words; after a week its date. */
export function ago(instant: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000)
  if (seconds > 7 * 86_400) return date.format(Date.parse(instant))
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? []
  return unit && size ? relative.format(-Math.floor(seconds / size), unit) : 'just now'
}
