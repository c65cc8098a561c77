import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Schedule } from '../../../../worker/publishing/schema.ts'
import { versionsOpenAtom } from '../../../state/publishing.ts'
import { useEndSchedule } from '../../../state/release-changes.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { focusSoon } from '../../../ui/focus-soon.ts'
import { scheduleAdvice, scheduleWords } from '../../../ui/schedule-words.ts'
import { publishFormId } from '../publish-form-id.ts'
import { MoveForm, moveButtonId } from './move-form.tsx'
import classes from './when.module.css'

/** One thing that waits for its time, or was given up. Asks once before it is taken back. */
export function WaitingNotice({ draftId, schedule }: { draftId: string; schedule: Schedule }) {
  const { kind, release, failure } = schedule
  const see = useSetAtom(versionsOpenAtom)
  const end = useEndSchedule()
  const [asked, setAsked] = useState(false)
  const [moving, setMoving] = useState(false)
  const Sign = failure === null ? IconClock : IconAlertTriangle
  // The notice goes, and the focus with it.
  const take = () => end.mutate({ draftId, kind }, { onSuccess: () => focusSoon(publishFormId) })
  return (
    <li className={classes.notice} data-tone={failure === null ? undefined : 'wrong'}>
      <Sign size={18} aria-hidden />
      <div>
        <p>
          <strong>{scheduleWords(schedule)}</strong>
        </p>
        {failure !== null && <p>{scheduleAdvice(schedule)}</p>}
        {failure === null && kind === 'publish' && <p>It replaces the version online at that time.</p>}
        {asked && (
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
            {asked ? (
              <>
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={end.isPending}
                  onClick={() => setAsked(false)}
                  autoFocus
                >
                  Keep it
                </Button>
                <Button size="compact-sm" loading={end.isPending} onClick={take}>
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
                  onClick={failure === null ? () => setAsked(true) : take}
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
