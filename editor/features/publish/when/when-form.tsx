import { SegmentedControl, Switch } from '@mantine/core'
import { daysAfter, wallTime } from '../../../ui/wall-time.ts'
import { type Clock, whenWords, zoneWords } from '../../../ui/when-words.ts'
import { ReturnForm } from './return-form.tsx'
import { TimeField } from './time-field.tsx'
import classes from './when.module.css'
import { quickTimes, type WhenChoice } from './when-choice.ts'

const starts = ['Now', 'Schedule'] as const

type WhenFormProps = {
  id: string
  choice: WhenChoice
  now: number
  clock: Clock
  /** Whether there is a version online to come back to. */
  canGoBack: boolean
  /** When the version that waits already goes online, if one does. */
  waitsFor: string | undefined
  onChange: (choice: WhenChoice) => void
}

/** When it goes online, and whether what is online now comes back later. */
export function WhenForm({ id, choice, now, clock, canGoBack, waitsFor, onChange }: WhenFormProps) {
  const { at, backAt } = choice
  const today = wallTime(now, clock.zone)
  const changeAt = (next: WhenChoice['at']) => {
    // What was offered for the old time is offered for the new one.
    const quick = quickTimes(choice, now, clock).indexOf(backAt ?? '')
    const moved = { at: next, backAt }
    onChange(quick < 0 ? moved : { ...moved, backAt: quickTimes(moved, now, clock)[quick] ?? null })
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
          <TimeField label="Goes online" value={at} now={now} clock={clock} onChange={changeAt} />
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
            onChange({ at, backAt: event.currentTarget.checked ? quickTimes(choice, now, clock)[0] : null })
          }
        />
      )}
      {backAt !== null && <ReturnForm choice={choice} now={now} clock={clock} onChange={onChange} />}
      {(at !== null || backAt !== null) && (
        <p className={classes.note}>Times are in your time zone: {zoneWords(clock)}.</p>
      )}
    </div>
  )
}
