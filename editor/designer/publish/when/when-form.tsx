import { SegmentedControl, Switch } from '@mantine/core'
import { useState } from 'react'
import { daysAfter, type WallTime, wallTime } from '#renderer/dates/wall-time.ts'
import { type Clock, whenWords, zoneWords } from '#ui/words/when-words.ts'
import { DateField } from '../../form/facts/date-field.tsx'
import { TimeField } from '../../form/facts/time-field.tsx'
import classes from './when.module.css'
import { choiceWords, suggestedTimes, timeNote, timeProblem, timesAllowed, type WhenChoice } from './when-choice.ts'

const starts = ['Now', 'Schedule'] as const

type WhenFormProps = {
  id: string
  choice: WhenChoice
  now: number
  clock: Clock
  /** Whether there is a live version to restore. */
  canGoBack: boolean
  /** When the pending version goes live, if any. */
  waitsFor: string | undefined
  onChange: (choice: WhenChoice) => void
}

/** When to publish, and whether to restore the current version later. */
export function WhenForm({ id, choice, now, clock, canGoBack, waitsFor, onChange }: WhenFormProps) {
  const { at, backAt } = choice
  const today = wallTime(now, clock.zone)
  const changeAt = (next: WhenChoice['at']) => {
    // A suggested end time moves along with the start.
    const quick = suggestedTimes(choice, now, clock).indexOf(backAt ?? '')
    const moved = { at: next, backAt }
    onChange(quick < 0 ? moved : { ...moved, backAt: suggestedTimes(moved, now, clock)[quick] ?? null })
  }
  return (
    <div id={id} className={classes.form}>
      <SegmentedControl
        fullWidth
        withItemsBorders={false}
        aria-label="When it goes online"
        data={[...starts]}
        value={at === null ? 'Now' : 'Schedule'}
        onChange={(value) => changeAt(value === 'Now' ? null : `${daysAfter(today, 1).slice(0, 10)}T08:00`)}
      />
      {at !== null && (
        <>
          <MomentField label="Goes online" value={at} now={now} clock={clock} onChange={changeAt} />
          {waitsFor && (
            <p className={classes.note}>It replaces the version scheduled for {whenWords(waitsFor, now, clock)}.</p>
          )}
        </>
      )}
      {canGoBack && (
        <Switch
          label="Switch back to the current version later"
          description="For holiday hours, an offer or an event"
          checked={backAt !== null}
          onChange={(event) =>
            onChange({ at, backAt: event.currentTarget.checked ? suggestedTimes(choice, now, clock)[0] : null })
          }
        />
      )}
      {backAt !== null && <ReturnForm choice={choice} now={now} clock={clock} onChange={onChange} />}
      {(at !== null || backAt !== null) && <ZoneNote clock={clock} />}
    </div>
  )
}

export const ZoneNote = ({ clock }: { clock: Clock }) => (
  <p className={classes.note}>Times are in your time zone: {zoneWords(clock)}.</p>
)

const own = 'own'

type ReturnFormProps = { choice: WhenChoice; now: number; clock: Clock; onChange: (choice: WhenChoice) => void }

/** When to restore the current version: a suggested or custom time. */
function ReturnForm({ choice, now, clock, onChange }: ReturnFormProps) {
  const { at, backAt } = choice
  const quick = suggestedTimes(choice, now, clock)
  const [wantsOwn, setOwn] = useState(false)
  const isOwn = wantsOwn || backAt === null || !quick.includes(backAt)
  const choose = (value: string) => {
    setOwn(value === own)
    if (value !== own) onChange({ at, backAt: value })
  }
  const offered = quick.map((value) => ({ value, label: choiceWords({ at: value, backAt: null }, now, clock) }))
  return (
    <>
      <SegmentedControl
        fullWidth
        size="xs"
        withItemsBorders={false}
        aria-label="When the current version comes back"
        data={[...offered, { value: own, label: 'Custom' }]}
        value={isOwn ? own : backAt}
        onChange={choose}
      />
      {isOwn && (
        <MomentField
          label="Comes back"
          value={backAt ?? ''}
          now={now}
          clock={clock}
          after={at}
          onChange={(value) => onChange({ at, backAt: value })}
        />
      )}
    </>
  )
}

type MomentFieldProps = {
  label: string
  value: WallTime
  now: number
  clock: Clock
  /** A time that must come first. */
  after?: WallTime | null
  onChange: (value: WallTime) => void
}

/** Date and time in the owner's time zone, formatted for the website's country. */
export function MomentField({ label, value, now, clock, after, onChange }: MomentFieldProps) {
  const problem = timeProblem(value, now, clock, after)
  const note = timeNote(value, now, clock)
  const { min, max } = timesAllowed(now, clock)
  const [day = '', time = '08:00'] = value.split('T')
  return (
    <div className={classes.moment}>
      <DateField
        label={label}
        value={day}
        locale={clock.locale}
        min={min.slice(0, 10)}
        max={max.slice(0, 10)}
        onChange={(next) => onChange(next === '' ? '' : `${next}T${time}`)}
      />
      <TimeField
        label="Time"
        name={`${label}: time`}
        value={time}
        locale={clock.locale}
        disabled={day === ''}
        onChange={(next) => onChange(`${day}T${next}`)}
      />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  )
}
