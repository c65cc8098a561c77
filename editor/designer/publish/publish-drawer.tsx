import { Loader } from '@mantine/core'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { late } from '#ui/window/late.tsx'
import { Window } from '#ui/window/window.tsx'
import { openFieldAtom } from '../document/selection.ts'
import { saveStateAtom, storedDraftAtom } from '../document/session.ts'
import classes from './publish.module.css'
import { publishOpenAtom } from './publishing.ts'
import type { PublishOutcome } from './use-publish.ts'

const wait = <Loader className={classes.wait} size="sm" role="status" aria-label="Loading" />
const PublishForm = late(() => import('./publish-form.tsx').then((file) => file.PublishForm), wait)
const PublishedMessage = late(
  () => import('./published/published-message.tsx').then((file) => file.PublishedMessage),
  wait,
)
const ScheduledMessage = late(() => import('./when/scheduled-message.tsx').then((file) => file.ScheduledMessage), wait)

/** Puts the website online: its address, what will change, what to look at first, and the result. Opened by publishOpenAtom. */
export function PublishDrawer() {
  const [opened, setOpened] = useAtom(publishOpenAtom)
  const draft = useAtomValue(storedDraftAtom)
  const conflict = useAtomValue(saveStateAtom).status === 'conflict'
  const openField = useSetAtom(openFieldAtom)
  const [outcome, setOutcome] = useState<PublishOutcome>()
  /** While the form of the time is open, Escape closes that first. */
  const [choosing, setChoosing] = useState(false)
  /** The path of a place to go to, once the panel is out of the way. */
  const [followed, setFollowed] = useState<string>()

  const follow = (path: string) => {
    setFollowed(path)
    setOpened(false)
  }
  const afterClosing = () => {
    setOutcome(undefined)
    setChoosing(false)
    if (followed) openField(followed)
    setFollowed(undefined)
  }

  return (
    <Window
      kind="drawer"
      opened={opened && draft !== null && !conflict}
      title={titleOf(outcome)}
      onClose={() => setOpened(false)}
      onClosed={afterClosing}
      onReopen={() => setOpened(true)}
      returnFocus={followed === undefined}
      closeOnEscape={!choosing}
      size={480}
    >
      {outcome?.url && draft ? (
        <PublishedMessage {...outcome} draftId={draft.draftId} url={outcome.url} onClose={() => setOpened(false)} />
      ) : outcome && draft ? (
        <ScheduledMessage draftId={draft.draftId} outcome={outcome} onClose={() => setOpened(false)} />
      ) : (
        <PublishForm
          choosing={choosing}
          onChoosing={setChoosing}
          onFollow={follow}
          onPublished={(published) => {
            setChoosing(false)
            setOutcome(published)
          }}
        />
      )}
    </Window>
  )
}

function titleOf(outcome: PublishOutcome | undefined): string {
  if (!outcome) return 'Publish your website'
  return outcome.url ? 'Website Published' : 'Scheduled'
}
