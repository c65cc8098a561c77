import { useAtomValue } from 'jotai'
import type { DraftListItem } from '../../../worker/contract/drafts.ts'
import { documentAtom, storedDraftAtom } from '../../state/draft.ts'
import { Canvas } from './canvas.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import classes from './designer.module.css'
import { ExitPrompt } from './exit-prompt.tsx'
import { Panel } from './panel.tsx'
import { Surroundings } from './surroundings.tsx'
import { Toolbar } from './toolbar.tsx'
import { UnsavedNotices } from './unsaved-notices.tsx'
import { useLiveChannel } from './use-live-channel.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Toolbar, panel and the live site, for the draft that is open. */
export function Designer({ drafts }: { drafts: DraftListItem[] }) {
  const stored = useAtomValue(storedDraftAtom)
  const document = useAtomValue(documentAtom)
  useLiveChannel()
  useShortcuts()
  if (!stored || !document) return null
  return (
    <Surroundings>
      <div className={classes.designer}>
        <title>{document.businessName}</title>
        <Toolbar drafts={drafts} />
        <Panel />
        <main className={classes.stage}>
          <Canvas document={document} />
          <UnsavedNotices draftId={stored.draftId} />
        </main>
      </div>
      <ExitPrompt draftId={stored.draftId} />
      <ConflictDialog />
    </Surroundings>
  )
}
