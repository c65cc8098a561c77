import { useAtomValue } from 'jotai'
import type { DraftListItem } from '../../../worker/contract/drafts.ts'
import { documentAtom, storedDraftAtom } from '../../state/draft.ts'
import { Canvas } from './canvas/canvas.tsx'
import classes from './designer.module.css'
import { Panel } from './panel.tsx'
import { ConflictDialog } from './saving/conflict-dialog.tsx'
import { ExitPrompt } from './saving/exit-prompt.tsx'
import { UnsavedNotices } from './saving/unsaved-notices.tsx'
import { useLiveChannel } from './saving/use-live-channel.ts'
import { Surroundings } from './sections/surroundings.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useShortcuts } from './toolbar/use-shortcuts.ts'

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
