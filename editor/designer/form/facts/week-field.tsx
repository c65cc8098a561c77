import { UnstyledButton } from '@mantine/core'
import { use, useState } from 'react'
import { type OpeningHours, type Weekday, weekdays } from '#renderer/document/business.ts'
import { shortTimes } from '#renderer/facts/short-times.ts'
import { isHandled, OpenPathContext } from '../field-context.ts'
import { firstWeekday } from './business-clock.ts'
import { BusinessFactsContext } from './business-facts.ts'
import { DayField } from './day-field.tsx'
import classes from './facts.module.css'
import { type DayHours, hoursOf, weekOf } from './week-hours.ts'

type Week = Pick<OpeningHours, 'periods' | 'closed'>
type WeekFieldProps = { id: string; hours: Week; onChange: (week: Week, typing?: string) => void }

/** The week in a row from the country's first weekday, with the selected day's hours below. */
export function WeekField({ id, hours, onChange }: WeekFieldProps) {
  const week = weekOf(hours)
  const { business, locale } = use(BusinessFactsContext)
  const first = firstWeekday({ country: business.place.country, language: locale }) - 1
  const days = [...week.slice(first), ...week.slice(0, first)]
  const [chosen, choose] = useChosenDay(days.find(({ state }) => state === 'open')?.day ?? 'Monday')
  return (
    <div>
      <fieldset className={classes.strip} aria-label="Days">
        {days.map((day) => (
          <UnstyledButton
            key={day.day}
            className={classes.stripDay}
            aria-pressed={day.day === chosen}
            aria-label={`Hours of ${day.day}`}
            onClick={() => choose(day.day)}
          >
            <span>{day.day.slice(0, 3)}</span>
            {timesIn(day, locale).map((times) => (
              <span key={times}>{times}</span>
            ))}
          </UnstyledButton>
        ))}
      </fieldset>
      {week
        .filter(({ day }) => day === chosen)
        .map((day) => (
          <DayField
            key={day.day}
            id={`${id}-${day.day.toLowerCase()}`}
            day={day}
            week={week}
            onChange={(next, typing) => onChange(hoursOf(next), typing)}
          />
        ))}
    </div>
  )
}

function timesIn({ state, times }: DayHours, locale: string): readonly string[] {
  if (state !== 'open') return [state === 'closed' ? 'Closed' : '–']
  return times.map(({ opens, closes }) => shortTimes(opens, closes, locale).filter(Boolean).join('–'))
}

/** The selected day: the last one chosen here or clicked on the page. */
function useChosenDay(first: Weekday) {
  const request = use(OpenPathContext)
  const [chosen, choose] = useState(first)
  const [seen, setSeen] = useState<typeof request>(null)
  if (request !== seen) {
    setSeen(request)
    const requestedDay = request && !isHandled(request) ? dayOn(request.path) : undefined
    if (requestedDay) choose(requestedDay)
  }
  return [chosen, choose] as const
}

const dayOn = (path: string) => weekdays.find((day) => path === `business.hours.${day.toLowerCase()}`)
