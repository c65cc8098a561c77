import { Button, Group } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { toast } from '#ui/toasts/toast.tsx'
import { WindowBody } from '#ui/window/window.tsx'
import { onWhenWords, whenWords } from '#ui/words/when-words.ts'
import publishedClasses from '../published/published.module.css'
import { useEndSchedule } from '../release-changes.ts'
import type { PublishOutcome } from '../use-publish.ts'
import { useClock } from './use-when.ts'
import classes from './when.module.css'

type ScheduledMessageProps = { draftId: string; outcome: PublishOutcome; onClose: () => void }

export function ScheduledMessage({ draftId, outcome, onClose }: ScheduledMessageProps) {
  const end = useEndSchedule()
  const { now, clock } = useClock()
  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => done.current?.focus(), [])
  const { schedules, set } = outcome
  const start = schedules.find(({ kind }) => kind === 'publish')
  const back = schedules.find(({ kind }) => kind === 'revert')
  const cancel = async () => {
    for (const kind of set) await end.mutateAsync({ draftId, kind })
    toast('Schedule canceled. Visitors still see the current version.')
    onClose()
  }
  return (
    <WindowBody className={publishedClasses.published}>
      <div className={classes.scheduled}>
        <IconCalendarCheck size={56} stroke={1.25} aria-hidden />
        {start && (
          <p role="status">
            Version {start.release} goes online <strong>{whenWords(start.at, now, clock)}</strong>
          </p>
        )}
        {back && (
          <p>
            Version {back.release} comes back {onWhenWords(back.at, now, clock)}.
          </p>
        )}
      </div>
      <p>
        Until then, visitors see the current version. Later changes won’t be included. To view it, change its time or
        cancel it, open Publish again.
      </p>
      {end.error && (
        <p role="alert">
          <ErrorText error={end.error} />
        </p>
      )}
      <Group gap="xs" justify="flex-end">
        <Button variant="default" loading={end.isPending} onClick={() => cancel().catch(() => undefined)}>
          Cancel schedule
        </Button>
        <Button ref={done} onClick={onClose}>
          Done
        </Button>
      </Group>
    </WindowBody>
  )
}
