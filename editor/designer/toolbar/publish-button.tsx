import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { findingCountAtom, publishOpenAtom } from '../../state/publishing.ts'
import { releasesQuery, waiting } from '../../state/releases.ts'
import { scheduleWords } from '../../ui/schedule-words.ts'
import { useIdleTurn } from '../../ui/use-idle-turn.ts'
import { storedDraftAtom } from '../document/session.ts'
import classes from './toolbar.module.css'

/** Opens the publish panel. A badge counts what to fix first; a clock shows that a version is scheduled. */
export function PublishButton() {
  const count = useAtomValue(findingCountAtom)
  const open = useSetAtom(publishOpenAtom)
  const schedules = useWaiting()
  const toLookAt = count ? [`${count} ${count === 1 ? 'thing' : 'things'} to fix before publishing`] : []
  const Sign = schedules.some(({ failure }) => failure !== null) ? IconAlertTriangle : IconClock
  return (
    <Button
      size="xs"
      className={classes.publish}
      data-click="publish"
      title={[...schedules.map((schedule) => scheduleWords(schedule)), ...toLookAt].join('\n') || undefined}
      leftSection={schedules.length > 0 ? <Sign size={14} aria-hidden /> : undefined}
      rightSection={
        count ? (
          <span className={classes.count} aria-hidden>
            {count} to fix
          </span>
        ) : undefined
      }
      onClick={() => open(true)}
    >
      Publish
    </Button>
  )
}

/** Scheduled versions. Loaded when the browser is idle. */
function useWaiting() {
  const draftId = useAtomValue(storedDraftAtom)?.draftId ?? ''
  const idle = useIdleTurn(2)
  const { data } = useQuery({ ...releasesQuery(draftId), enabled: idle && draftId !== '' })
  return data ? waiting(data) : []
}
