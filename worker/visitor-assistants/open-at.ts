import { dayAfter } from '../../renderer/dates/days.ts'
import { type WallTime, weekday } from '../../renderer/dates/wall-time.ts'
import { type OpeningHours, weekdays } from '../../renderer/document/business.ts'
import { periodsOn } from '../../renderer/facts/format-hours.ts'

type Span = { opens: string; closes: string }

/** Whether a business is open when its clocks show a time; undefined if that does not follow from its hours. */
export function openAt(hours: OpeningHours, wall: WallTime): boolean | undefined {
  const [day, time] = [wall.slice(0, 10), wall.slice(11)]
  const today = spansOn(hours, day)
  const sinceYesterday = spansOn(hours, dayAfter(day, -1))?.some((span) => isOvernight(span) && time < span.closes)
  if (sinceYesterday || today?.some((span) => span.opens <= time && (isOvernight(span) || time < span.closes)))
    return true
  return today && false
}

const isOvernight = ({ opens, closes }: Span) => closes <= opens

/** When it is open on a day of the calendar: never for a closed one, undefined for one of which nothing is known. */
function spansOn(hours: OpeningHours, day: string): readonly Span[] | undefined {
  const exception = hours.exceptions.find(
    ({ firstDay, lastDay }) => firstDay !== '' && firstDay <= day && day <= (lastDay || firstDay),
  )
  if (exception) return exception.times
  const name = weekdays[(weekday(`${day}T00:00`) + 6) % 7]
  const spans = name ? periodsOn(name, hours.periods) : []
  return spans.length > 0 || (name && hours.closed.includes(name)) ? spans : undefined
}
