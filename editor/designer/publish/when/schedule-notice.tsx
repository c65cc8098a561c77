import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { type KeyboardEvent, useState } from 'react'
import { wallTime } from '#renderer/dates/wall-time.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { scheduleAdvice, scheduleWords } from '#ui/words/when-words.ts'
import type { Schedule } from '#worker/publishing/schema.ts'
import { versionsOpenAtom } from '../publishing.ts'
import { pendingSchedules, releasesQuery } from '../queries.ts'
import { useEndSchedule, useMoveSchedule } from '../release-changes.ts'
import { useClock } from './use-when.ts'
import classes from './when.module.css'
import { timeProblem, timesOf } from './when-choice.ts'
import { MomentField, ZoneNote } from './when-form.tsx'

/** What to focus if the focused element disappears. */
export const publishFormId = 'publish-form'

/** A schedule, pending or failed. Confirms before canceling. */
export function ScheduleNotice({ draftId, schedule }: { draftId: string; schedule: Schedule }) {
  const { kind, release, failure } = schedule
  const see = useSetAtom(versionsOpenAtom)
  const end = useEndSchedule()
  const { now, clock } = useClock()
  const [isAsking, setIsAsking] = useState(false)
  const [moving, setMoving] = useState(false)
  const Sign = failure === null ? IconClock : IconAlertTriangle
  // The focused notice disappears.
  const cancel = () => end.mutate({ draftId, kind }, { onSuccess: () => focusSoon(publishFormId) })
  return (
    <li className={classes.notice} data-tone={failure === null ? undefined : 'wrong'}>
      <Sign size={18} aria-hidden />
      <div>
        <p>
          <strong>{scheduleWords(schedule, now, clock)}</strong>
        </p>
        {failure !== null && <p>{scheduleAdvice(schedule)}</p>}
        {failure === null && kind === 'publish' && <p>It replaces the version online at that time.</p>}
        {isAsking && (
          <p role="status">
            {kind === 'publish' ? 'It stays in the version history.' : 'The version online then stays.'}
          </p>
        )}
        {end.error && (
          <p role="alert" className={classes.problem}>
            <ErrorText error={end.error} />
          </p>
        )}
        {moving ? (
          <MoveForm draftId={draftId} schedule={schedule} onDone={() => setMoving(false)} />
        ) : (
          <div className={classes.buttons}>
            {isAsking ? (
              <>
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={end.isPending}
                  onClick={() => setIsAsking(false)}
                  autoFocus
                >
                  Keep it
                </Button>
                <Button size="compact-sm" loading={end.isPending} onClick={cancel}>
                  Yes, cancel it
                </Button>
              </>
            ) : (
              <>
                <Button size="compact-sm" variant="default" onClick={() => see({ number: release })}>
                  See it
                </Button>
                {failure === null && (
                  <Button
                    id={moveButtonId(schedule)}
                    size="compact-sm"
                    variant="default"
                    onClick={() => setMoving(true)}
                  >
                    Change time
                  </Button>
                )}
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={end.isPending}
                  onClick={failure === null ? () => setIsAsking(true) : cancel}
                >
                  {failure === null ? 'Cancel' : 'Dismiss'}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

type MoveFormProps = { draftId: string; schedule: Schedule; onDone: () => void }

/** The button that opens the form and later regains the focus. */
const moveButtonId = ({ kind }: Schedule) => `change-time-${kind}`

/** Reschedules a version. Not a <form>, because the publish form may contain it. */
function MoveForm({ draftId, schedule, onDone }: MoveFormProps) {
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
      <MomentField
        label={schedule.kind === 'publish' ? 'Goes online' : 'Comes back'}
        value={at}
        now={now}
        clock={clock}
        onChange={setAt}
      />
      <ZoneNote clock={clock} />
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

export function ScheduleNotices({ draftId }: { draftId: string }) {
  const { data } = useQuery(releasesQuery(draftId))
  if (!data || data.schedules.length === 0) return null
  return (
    <ul className={classes.notices} aria-label="Scheduled">
      {pendingSchedules(data).map((schedule) => (
        <ScheduleNotice key={schedule.kind} draftId={draftId} schedule={schedule} />
      ))}
    </ul>
  )
}
