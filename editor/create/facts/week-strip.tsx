import { weekOf } from '#editor/designer/form/facts/week-hours.ts'
import { shortTimes } from '#renderer/facts/short-times.ts'
import type { RowValue } from '#worker/creation/facts/row-facts.ts'
import classes from './week-strip.module.css'

const names = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })

/** The week's hours in seven columns. Narrow columns stack opening and closing times. */
export function WeekStrip({ value, language }: { value: RowValue<'hours'>; language: string }) {
  const { note, byAppointment } = value
  return (
    <span className={classes.hours}>
      {value.periods.length + value.closed.length > 0 && (
        <span className={classes.week}>
          {weekOf(value).map(({ day, state, times }, nth) => (
            <span key={day} className={classes.day} data-state={state}>
              <span>{names.format(Date.UTC(2024, 0, 1 + nth))}</span>
              {times.length === 0 && <span>Closed</span>}
              {times.map(({ opens, closes }) => {
                const [from, to] = shortTimes(opens, closes, language)
                return (
                  <span key={opens} className={classes.time}>
                    <span>{from}</span>
                    {to !== '' && <span>{to}</span>}
                  </span>
                )
              })}
            </span>
          ))}
        </span>
      )}
      {byAppointment && <span>By appointment</span>}
      {note !== '' && <span className={classes.note}>{note}</span>}
    </span>
  )
}
