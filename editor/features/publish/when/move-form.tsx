import { Button } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import type { Schedule } from '../../../../worker/publishing/schema.ts'
import { useMoveSchedule } from '../../../state/release-changes.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { focusSoon } from '../../../ui/focus-soon.ts'
import { wallTime } from '../../../ui/wall-time.ts'
import { TimeField } from './time-field.tsx'
import { useClock } from './use-clock.ts'
import classes from './when.module.css'
import { timeProblem, timesOf } from './when-choice.ts'

type MoveFormProps = { draftId: string; schedule: Schedule; onDone: () => void }

/** The button that opens the form has the focus again when it closes. */
export const moveButtonId = ({ kind }: Schedule) => `change-time-${kind}`

/** A new time for a scheduled version. Not a <form>, because the publish form may contain it. */
export function MoveForm({ draftId, schedule, onDone }: MoveFormProps) {
  const { now, clock } = useClock()
  const [at, setAt] = useState(() => wallTime(Date.parse(schedule.at), clock.zone))
  const move = useMoveSchedule()
  const isPossible = timeProblem(at, now, clock) === undefined
  const close = () => {
    onDone()
    focusSoon(moveButtonId(schedule))
  }
  const save = () => {
    const { at: instant } = timesOf({ at, backAt: null }, clock)
    if (!isPossible || !instant) return
    move.mutate({ draftId, kind: schedule.kind, at: instant }, { onSuccess: close })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    save()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field saves the time rather than publishing
    <div className={classes.move} onKeyDown={onKeyDown}>
      <TimeField
        label={schedule.kind === 'publish' ? 'Goes online' : 'Comes back'}
        value={at}
        now={now}
        clock={clock}
        onChange={setAt}
      />
      {move.error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={move.error} />
        </p>
      )}
      <div className={classes.buttons}>
        <Button size="compact-sm" variant="default" disabled={move.isPending} onClick={close}>
          Back
        </Button>
        <Button size="compact-sm" loading={move.isPending} disabled={!isPossible} onClick={save}>
          Save time
        </Button>
      </div>
    </div>
  )
}
