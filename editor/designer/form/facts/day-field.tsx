import { ActionIcon, Button, Menu, NativeSelect } from '@mantine/core'
import { IconCopy, IconPlus, IconX } from '@tabler/icons-react'
import { use } from 'react'
import { type Weekday, weekdays } from '#renderer/document/business.ts'
import { focusSoon, menuBehavior } from '#ui/window/focus-soon.ts'
import { useFieldPlace } from '../field-place.tsx'
import { ownersLocale } from './business-clock.ts'
import { BusinessFactsContext } from './business-facts.ts'
import classes from './facts.module.css'
import { TimeField } from './time-field.tsx'
import { copyDay, type DayHours, type Times, withPeriod, withState } from './week-hours.ts'

type DayProps = {
  id: string
  day: DayHours
  week: readonly DayHours[]
  onChange: (week: DayHours[], typing?: string) => void
}

const states = [
  { value: 'unsaid', label: 'Not shown' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
]

export function DayField({ id, day: { day, state, times }, week, onChange }: DayProps) {
  const changeTimes = (next: Times[], typing?: string) =>
    onChange(
      week.map((other) => (other.day === day ? { ...other, times: next } : other)),
      typing,
    )
  const more = withPeriod(times)
  const place = useFieldPlace<HTMLDivElement>(`business.hours.${day.toLowerCase()}`)
  return (
    <div ref={state === 'open' ? undefined : place} className={classes.day}>
      <span className={classes.dayName}>{day}</span>
      <NativeSelect
        id={id}
        size="xs"
        aria-label={day}
        data={states}
        value={state}
        onChange={(event) => onChange(withState(week, day, event.currentTarget.value as DayHours['state']))}
      />
      {state === 'open' && (
        <div ref={place} className={classes.times}>
          {times.map((period, index) => (
            <Period
              // biome-ignore lint/suspicious/noArrayIndexKey: periods have no name but their place
              key={index}
              id={`${id}-${index + 1}`}
              name={times.length > 1 ? `${day}, period ${index + 1}` : day}
              period={period}
              onChange={(next, typing) => changeTimes(times.with(index, next), typing)}
              onRemove={
                times.length > 1
                  ? () => {
                      changeTimes(times.toSpliced(index, 1))
                      focusSoon(id)
                    }
                  : undefined
              }
            />
          ))}
          <div className={classes.dayActions}>
            {more && (
              <Button
                size="compact-xs"
                variant="subtle"
                color="gray"
                leftSection={<IconPlus size={12} />}
                aria-label={`Add hours on ${day}`}
                onClick={() => {
                  changeTimes(more)
                  focusSoon(`${id}-${more.length}-opens`)
                }}
              >
                Add hours
              </Button>
            )}
            <CopyDay day={day} onCopy={(to) => onChange(copyDay(week, day, to))} />
          </div>
        </div>
      )}
    </div>
  )
}

type PeriodProps = {
  id: string
  name: string
  period: Times
  onChange: (period: Times, typing?: string) => void
  onRemove: (() => void) | undefined
}

/** Opening and closing time. Closing at or before opening means the next day. */
export function Period({ id, name, period, onChange, onRemove }: PeriodProps) {
  const { business, locale: language } = use(BusinessFactsContext)
  const locale = ownersLocale({ country: business.place.country, language })
  const isOvernight = period.closes !== '24:00' && period.closes <= period.opens
  const time = (part: keyof Times, label: string) => (
    <TimeField
      id={`${id}-${part}`}
      size="xs"
      name={`${name}: ${label}`}
      value={period[part] === '24:00' ? '00:00' : period[part]}
      locale={locale}
      onChange={(value) => onChange({ ...period, [part]: value }, `${id}-${part}`)}
    />
  )
  return (
    <>
      <div className={classes.period}>
        {time('opens', 'opens')}
        <span aria-hidden>to</span>
        {time('closes', 'closes')}
        {onRemove && (
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconX size={14} />
          </ActionIcon>
        )}
      </div>
      {isOvernight && (
        <p className={classes.seen}>{period.closes === '00:00' ? 'Until midnight.' : 'Until the next day.'}</p>
      )}
    </>
  )
}

const workdays = weekdays.slice(0, 5)

function CopyDay({ day, onCopy }: { day: Weekday; onCopy: (to: readonly Weekday[]) => void }) {
  const others = weekdays.filter((other) => other !== day)
  const choices: [string, readonly Weekday[]][] = [
    ['Monday to Friday', workdays],
    ['Every day', weekdays],
    ...others.map((other): [string, readonly Weekday[]] => [other, [other]]),
  ]
  return (
    <Menu {...menuBehavior} position="bottom-start" width={180} shadow="md">
      <Menu.Target>
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          leftSection={<IconCopy size={12} />}
          aria-label={`Copy to… (hours of ${day})`}
        >
          Copy to…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(([label, to]) => (
          <Menu.Item key={label} onClick={() => onCopy(to)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
