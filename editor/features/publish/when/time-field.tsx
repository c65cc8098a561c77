import { TextInput } from '@mantine/core'
import type { WallTime } from '../../../ui/wall-time.ts'
import type { Clock } from '../../../ui/when-words.ts'
import { timeNote, timeProblem, timesAllowed } from './when-choice.ts'

type TimeFieldProps = {
  label: string
  value: WallTime
  now: number
  clock: Clock
  /** What it must be after, if there is such a time. */
  after?: WallTime | null
  onChange: (value: WallTime) => void
}

/** A date and a time, by the browser's own field. */
export function TimeField({ label, value, now, clock, after, onChange }: TimeFieldProps) {
  const problem = timeProblem(value, now, clock, after)
  // Halfway through typing it is no time yet, and no mistake.
  const note = value === '' ? problem : timeNote(value, now, clock)
  return (
    <TextInput
      type="datetime-local"
      label={label}
      value={value}
      {...timesAllowed(now, clock)}
      required
      withAsterisk={false}
      error={value === '' ? undefined : problem}
      description={note}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
