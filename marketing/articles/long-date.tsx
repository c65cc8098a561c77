const english = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as people write it, and as machines read it: 'November 20, 2026' of '2026-11-20'. */
export const LongDate = ({ day }: { day: string }) => <time dateTime={day}>{english.format(new Date(day))}</time>
