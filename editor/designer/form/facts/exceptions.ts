import type { HoursException } from '#renderer/document/business.ts'

/** What is wrong with an exception, as a sentence; undefined where all is well. */
export function exceptionProblem(
  { id, firstDay, lastDay, times }: HoursException,
  all: readonly HoursException[],
): string | undefined {
  if (firstDay === '') return lastDay === '' ? undefined : 'Choose the first day too.'
  if (lastDay !== '' && lastDay < firstDay) return 'The last day comes before the first.'
  const other = all.find((one) => one.id !== id && overlaps(one, firstDay, lastDay || firstDay))
  if (other)
    return `These days overlap with ${other.label.trim() || 'another exception'}. Visitors would see two answers.`
  return clashes(times) ? 'Two of these times overlap.' : undefined
}

const overlaps = ({ firstDay, lastDay }: HoursException, from: string, to: string) =>
  firstDay !== '' && firstDay <= to && (lastDay || firstDay) >= from

/** Whether two periods of one day have a minute in common; one past midnight ends with the day here. */
function clashes(times: HoursException['times']): boolean {
  const sorted = times.toSorted((a, b) => a.opens.localeCompare(b.opens))
  return sorted.some(({ opens, closes }, index) => {
    const next = sorted[index + 1]
    return next !== undefined && (closes <= opens ? '24:00' : closes) > next.opens
  })
}

/** A new exception, with an id that none of the others has. */
export function newException(all: readonly HoursException[]): HoursException {
  let count = all.length + 1
  while (all.some(({ id }) => id === `date-${count}`)) count += 1
  return { id: `date-${count}`, label: '', firstDay: '', lastDay: '', times: [] }
}
