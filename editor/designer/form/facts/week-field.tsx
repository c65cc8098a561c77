import { use } from 'react'
import type { OpeningHours } from '#renderer/document/business.ts'
import { firstWeekday } from './business-clock.ts'
import { BusinessFactsContext } from './business-facts.ts'
import { DayField } from './day-field.tsx'
import classes from './facts.module.css'
import { hoursOf, weekOf } from './week-hours.ts'

type Week = Pick<OpeningHours, 'periods' | 'closed'>
type WeekFieldProps = { id: string; hours: Week; onChange: (week: Week, typing?: string) => void }

/** The hours of each day, from the country's first day of the week on. */
export function WeekField({ id, hours, onChange }: WeekFieldProps) {
  const week = weekOf(hours)
  const { business, locale } = use(BusinessFactsContext)
  const first = firstWeekday({ country: business.place.country, language: locale }) - 1
  return (
    <ul className={classes.week}>
      {[...week.slice(first), ...week.slice(0, first)].map((day) => (
        <DayField
          key={day.day}
          id={`${id}-${day.day.toLowerCase()}`}
          day={day}
          week={week}
          onChange={(next, typing) => onChange(hoursOf(next), typing)}
        />
      ))}
    </ul>
  )
}
