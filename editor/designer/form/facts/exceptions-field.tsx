import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { use } from 'react'
import type { HoursException } from '#renderer/document/business.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { ownersLocale } from './business-clock.ts'
import { BusinessFactsContext } from './business-facts.ts'
import { DateField, dayWords } from './date-field.tsx'
import { Period } from './day-field.tsx'
import classes from './facts.module.css'
import { withPeriod } from './week-hours.ts'

type ExceptionsProps = {
  id: string
  exceptions: readonly HoursException[]
  onChange: (exceptions: HoursException[], typing?: string) => void
}

export function ExceptionsField({ id, exceptions, onChange }: ExceptionsProps) {
  const add = () => {
    const added = newException(exceptions)
    onChange([...exceptions, added])
    focusSoon(`${id}-${added.id}-firstDay`)
  }
  return (
    <div className={classes.exceptions}>
      <p className={classes.seen}>
        Holidays and other exceptions. Your website shows each until it is over, without you publishing again.
      </p>
      {exceptions.length > 0 && (
        <ul className={classes.week}>
          {exceptions.map((exception) => (
            <ExceptionRow
              key={exception.id}
              id={`${id}-${exception.id}`}
              exception={exception}
              problem={exceptionProblem(exception, exceptions)}
              onChange={(part, typing) =>
                onChange(
                  exceptions.map((one) => (one.id === exception.id ? { ...one, ...part } : one)),
                  typing,
                )
              }
              onRemove={() => {
                onChange(exceptions.filter((one) => one.id !== exception.id))
                focusSoon(`${id}-add`)
              }}
            />
          ))}
        </ul>
      )}
      {exceptions.length < limits.hoursExceptions && (
        <Button id={`${id}-add`} variant="default" size="compact-xs" leftSection={<IconPlus size={12} />} onClick={add}>
          Add a date
        </Button>
      )}
    </div>
  )
}

const states = [
  { value: 'closed', label: 'Closed' },
  { value: 'open', label: 'Other hours' },
]

type RowProps = {
  id: string
  exception: HoursException
  problem: string | undefined
  onChange: (part: Partial<HoursException>, typing?: string) => void
  onRemove: () => void
}

function ExceptionRow({ id, exception, problem, onChange, onRemove }: RowProps) {
  const { label, firstDay, lastDay, times } = exception
  const { business, locale: language } = use(BusinessFactsContext)
  const locale = ownersLocale({ country: business.place.country, language })
  const name = label.trim() || (firstDay ? dayWords(firstDay, locale) : 'this date')
  const more = withPeriod(times)
  const day = (part: 'firstDay' | 'lastDay', title: string, min?: string) => (
    <DateField
      id={`${id}-${part}`}
      size="xs"
      label={title}
      value={exception[part]}
      min={min}
      locale={locale}
      onChange={(value) => onChange({ [part]: value }, `${id}-${part}`)}
    />
  )
  return (
    <li className={classes.exception}>
      <div className={classes.exceptionHead}>
        <TextInput
          id={`${id}-label`}
          size="xs"
          label="Name"
          placeholder="Such as Christmas"
          maxLength={limits.exceptionLabel}
          autoComplete="off"
          value={label}
          onChange={(event) => onChange({ label: event.currentTarget.value }, `${id}-label`)}
        />
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
          <IconX size={14} />
        </ActionIcon>
      </div>
      <div className={classes.pair}>
        {day('firstDay', 'First day')}
        {day('lastDay', 'Last day (optional)', firstDay || undefined)}
      </div>
      <NativeSelect
        id={`${id}-state`}
        size="xs"
        aria-label={`Hours on ${name}`}
        data={states}
        value={times.length > 0 ? 'open' : 'closed'}
        onChange={(event) =>
          onChange({ times: event.currentTarget.value === 'open' ? [{ opens: '09:00', closes: '13:00' }] : [] })
        }
      />
      {times.map((period, index) => (
        <Period
          // biome-ignore lint/suspicious/noArrayIndexKey: periods have no name but their place
          key={index}
          id={`${id}-${index + 1}`}
          name={times.length > 1 ? `${name}, period ${index + 1}` : name}
          period={period}
          onChange={(next, typing) => onChange({ times: times.with(index, next) }, typing)}
          onRemove={times.length > 1 ? () => onChange({ times: times.toSpliced(index, 1) }) : undefined}
        />
      ))}
      {times.length > 0 && more && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={12} />}
          aria-label={`Add hours on ${name}`}
          onClick={() => onChange({ times: more })}
        >
          Add hours
        </Button>
      )}
      {problem && (
        <p className={classes.seen} data-problem="" role="alert">
          {problem}
        </p>
      )}
      {firstDay === '' && lastDay === '' && <p className={classes.seen}>Choose its first day to show it.</p>}
    </li>
  )
}

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

/** Whether two of a day's periods overlap. Periods past midnight end with the day. */
function clashes(times: HoursException['times']): boolean {
  const sorted = times.toSorted((a, b) => a.opens.localeCompare(b.opens))
  return sorted.some(({ opens, closes }, index) => {
    const next = sorted[index + 1]
    return next !== undefined && (closes <= opens ? '24:00' : closes) > next.opens
  })
}

export function newException(all: readonly HoursException[]): HoursException {
  let count = all.length + 1
  while (all.some(({ id }) => id === `date-${count}`)) count += 1
  return { id: `date-${count}`, label: '', firstDay: '', lastDay: '', times: [] }
}
