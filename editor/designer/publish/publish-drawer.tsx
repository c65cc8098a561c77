import { Loader } from '@mantine/core'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { Window } from '#ui/window/window.tsx'
import { openFieldAtom } from '../document/selection.ts'
import { saveStateAtom, storedDraftAtom } from '../document/session.ts'
import { showSuggestionsAtom } from '../suggestions/suggestions.ts'
import classes from './publish.module.css'
import { type Published, publishedAtom, publishOpenAtom } from './publishing.ts'
import type { PublishOutcome } from './use-publish.ts'

const wait = <Loader className={classes.wait} size="sm" role="status" aria-label="Loading" />
const PublishForm = lazyComponent(() => import('./publish-form.tsx').then((file) => file.PublishForm), wait)
const ScheduledMessage = lazyComponent(
  () => import('./when/scheduled-message.tsx').then((file) => file.ScheduledMessage),
  wait,
)

/** Milliseconds until the focus is back on the button that opened the panel. */
const focusReturnMs = 20

/** The publish panel: address, changes and checklist. Opened by publishOpenAtom. */
export function PublishDrawer() {
  const [opened, setOpened] = useAtom(publishOpenAtom)
  const draft = useAtomValue(storedDraftAtom)
  const conflict = useAtomValue(saveStateAtom).status === 'conflict'
  const openField = useSetAtom(openFieldAtom)
  const showSuggestions = useSetAtom(showSuggestionsAtom)
  const [outcome, setOutcome] = useState<PublishOutcome>()
  const setPublished = useSetAtom(publishedAtom)
  const [published, setNextPublished] = useState<Published>()
  /** While the schedule form is open, Escape closes it first. */
  const [choosing, setChoosing] = useState(false)
  /** Runs after the panel has closed. */
  const [afterClose, setAfterClose] = useState<() => void>()

  const leave = (afterClose: () => void) => {
    setAfterClose(() => afterClose)
    setOpened(false)
  }
  const afterClosing = () => {
    setOutcome(undefined)
    setChoosing(false)
    afterClose?.()
    setAfterClose(undefined)
    if (published) setTimeout(setPublished, focusReturnMs, published)
    setNextPublished(undefined)
  }
  const finish = (done: PublishOutcome) => {
    setChoosing(false)
    if (done.url === null) return setOutcome(done)
    setNextPublished({ url: done.url, scheduleStays: done.scheduleStays, isFullScreen: done.isFirst })
    setOpened(false)
  }

  return (
    <Window
      kind="drawer"
      opened={opened && draft !== null && !conflict}
      title={outcome ? 'Scheduled' : 'Publish your website'}
      onClose={() => setOpened(false)}
      onClosed={afterClosing}
      onReopen={() => setOpened(true)}
      returnFocus={afterClose === undefined}
      closeOnEscape={!choosing}
      size={480}
    >
      {outcome && draft ? (
        <ScheduledMessage draftId={draft.draftId} outcome={outcome} onClose={() => setOpened(false)} />
      ) : (
        <PublishForm
          choosing={choosing}
          onChoosing={setChoosing}
          onFollow={(path) => leave(() => openField(path))}
          onSuggestions={() => leave(showSuggestions)}
          onPublished={finish}
        />
      )}
    </Window>
  )
}
