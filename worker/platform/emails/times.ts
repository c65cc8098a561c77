/** An instant in a time zone (IANA), in English. In UTC, and labeled so, for an invalid time zone. */
export const inTimeOf = (timeZone: string, instant: Date): string =>
  shownIn(timeZone, instant, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** The same in short, without its year. */
export const shortTimeOf = (timeZone: string, instant: Date): string =>
  shownIn(timeZone, instant, { weekday: 'short', day: 'numeric', month: 'short' })

function shownIn(timeZone: string, instant: Date, date: Intl.DateTimeFormatOptions): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const inUtc = () => format({ timeZone: 'UTC', timeZoneName: 'short' })
  const format = (zone: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...date, ...time, ...zone }).format(instant)
  try {
    return timeZone === 'UTC' ? inUtc() : format({ timeZone })
  } catch {
    return inUtc()
  }
}

/** The same of `2026-11-22T14:30`, wherever that is. As it stands where no calendar has it. */
export function minuteOf(local: string): string {
  const instant = new Date(`${local}:00Z`)
  // The clock of UTC under another name: what it shows is not said to be UTC.
  return Number.isNaN(instant.getTime()) ? local : inTimeOf('Etc/GMT', instant)
}

/** The day of an instant there, in words of a language (BCP 47). In English, and UTC, for an invalid one. */
export function dayOf(timeZone: string, language: string, instant: Date): string {
  const format = (locale: string, zone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }).format(instant)
  try {
    return format(language, timeZone)
  } catch {
    return format('en', 'UTC')
  }
}
