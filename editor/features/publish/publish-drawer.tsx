import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer, Loader } from '@mantine/core'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type PropsWithChildren, useState } from 'react'
import { openFieldAtom } from '../../designer/document/selection.ts'
import { saveStateAtom, storedDraftAtom } from '../../designer/document/session.ts'
import { publishOpenAtom, versionsOpenAtom } from '../../state/publishing.ts'
import { late } from '../../ui/late.tsx'
import { useOpened } from '../../ui/use-opened.ts'
import classes from './publish.module.css'
import type { PublishOutcome } from './use-publish.ts'

const wait = <Loader className={classes.wait} size="sm" role="status" aria-label="Loading" />
const PublishForm = late(() => import('./publish-form.tsx').then((file) => file.PublishForm), wait)
const PublishedMessage = late(
  () => import('./published/published-message.tsx').then((file) => file.PublishedMessage),
  wait,
)
const ScheduledMessage = late(() => import('./when/scheduled-message.tsx').then((file) => file.ScheduledMessage), wait)

/** As high as the window without a telephone's bars. What is long scrolls between head and foot. */
const Column = ({ children }: PropsWithChildren) => <div className={classes.panel}>{children}</div>

/** Puts the website online: its address, what will change, what to look at first, and the result. Opened by publishOpenAtom. */
export function PublishDrawer() {
  const [isWanted, setOpened] = useAtom(publishOpenAtom)
  const opened = useOpened(isWanted)
  const draft = useAtomValue(storedDraftAtom)
  const conflict = useAtomValue(saveStateAtom).status === 'conflict'
  const openField = useSetAtom(openFieldAtom)
  const [outcome, setOutcome] = useState<PublishOutcome>()
  const isLookingBack = useAtomValue(versionsOpenAtom) !== null
  const [comparing, setComparing] = useState(false)
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
    setComparing(false)
    setChoosing(false)
    if (followed) openField(followed)
    setFollowed(undefined)
  }

  return (
    <Drawer.Root
      opened={opened && draft !== null && !conflict}
      onClose={() => setOpened(false)}
      onExitTransitionEnd={afterClosing}
      position="right"
      size={480}
      scrollAreaComponent={Column}
      returnFocus={followed === undefined}
      closeOnEscape={!comparing && !isLookingBack && !choosing}
    >
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{titleOf(outcome)}</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </div>
        <Drawer.Body className={classes.body}>
          {outcome?.url && draft ? (
            <PublishedMessage {...outcome} draftId={draft.draftId} url={outcome.url} onClose={() => setOpened(false)} />
          ) : outcome && draft ? (
            <ScheduledMessage draftId={draft.draftId} outcome={outcome} onClose={() => setOpened(false)} />
          ) : (
            <PublishForm
              {...{ comparing, onComparing: setComparing, choosing, onChoosing: setChoosing }}
              onFollow={follow}
              onPublished={(published) => {
                setChoosing(false)
                setOutcome(published)
              }}
            />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function titleOf(outcome: PublishOutcome | undefined): string {
  if (!outcome) return 'Publish your website'
  return outcome.url ? 'Website Published' : 'Scheduled'
}
