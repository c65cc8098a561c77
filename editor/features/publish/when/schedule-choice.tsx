import { SegmentedControl } from '@mantine/core'
import type { Schedule } from '../../../../worker/publishing/schema.ts'
import { onWhenWords } from '../../../ui/when-words.ts'
import classes from './when.module.css'

const answers = [
  { value: 'keep', label: 'Keep' },
  { value: 'cancel', label: 'Cancel it' },
]

type ScheduleChoiceProps = { schedule: Schedule; ends: boolean; onChange: (ends: boolean) => void }

/** Warns that a scheduled version will replace the one being published, and offers to keep or cancel it. */
export function ScheduleChoice({ schedule, ends, onChange }: ScheduleChoiceProps) {
  const id = `schedule-choice-${schedule.kind}`
  return (
    <div className={classes.return}>
      <p id={id}>{choiceSentence(schedule)}</p>
      <SegmentedControl
        size="xs"
        aria-labelledby={id}
        data={answers}
        value={ends ? 'cancel' : 'keep'}
        onChange={(value) => onChange(value === 'cancel')}
      />
    </div>
  )
}

/** What happens to a version that is published while another one is scheduled. */
export function choiceSentence({ kind, at, release }: Schedule, ...now: [now?: number]): string {
  const when = onWhenWords(at, ...now)
  const sentence =
    kind === 'publish'
      ? `${when} version ${release} replaces what you publish now.`
      : `${when} the website goes back to version ${release}.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
