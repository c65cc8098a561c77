const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** When a link ends, in the person's own time: 'Sunday, November 22 at 3:04 PM'. */
export const until = (instant: string): string => moment.format(Date.parse(instant))
