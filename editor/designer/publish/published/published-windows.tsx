import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { Window } from '#ui/window/window.tsx'
import { documentAtom, storedDraftAtom } from '../../document/session.ts'
import { publishedAtom } from '../publishing.ts'
import classes from './published.module.css'
import { UpdatedMessage } from './updated-message.tsx'

const PublishedScreen = lazyComponent(() => import('./published-screen.tsx').then((file) => file.PublishedScreen))

/** Confirms a publish: full screen the first time, in a dialog later. Opened by publishedAtom. */
export function PublishedWindows() {
  const [requested, setRequested] = useAtom(publishedAtom)
  const draft = useAtomValue(storedDraftAtom)
  const document = useAtomValue(documentAtom)
  // Keep the content during the closing transition.
  const [shown, setShown] = useState(requested)
  if (requested && requested !== shown) setShown(requested)
  if (!shown || !draft || !document) return null
  const close = () => setRequested(null)
  const message = { ...shown, draftId: draft.draftId }
  return (
    <>
      <Window
        kind="dialog"
        opened={requested !== null && !requested.isFullScreen}
        title={
          <span className={classes.live}>
            <IconCircleCheckFilled size={24} aria-hidden />
            Website Published
          </span>
        }
        onClose={close}
        size={480}
      >
        <UpdatedMessage {...message} onShare={() => setRequested({ ...shown, isFullScreen: true })} />
      </Window>
      <Window
        kind="bare-screen"
        opened={requested?.isFullScreen === true}
        title="Website Published"
        onClose={close}
        closeLabel="Back to editor"
      >
        <PublishedScreen {...message} document={document} />
      </Window>
    </>
  )
}
