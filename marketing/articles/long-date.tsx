const english = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'November 20, 2026' for '2026-11-20', with a machine-readable date. */
export const LongDate = ({ day }: { day: string }) => <time dateTime={day}>{english.format(new Date(day))}</time>
