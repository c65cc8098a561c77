import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { DraftListItem } from '../../worker/drafts/schema.ts'
import { useLiveChannel } from '../state/live.ts'
import { fetchLate } from '../ui/late.tsx'
import { useIdleTurn } from '../ui/use-idle-turn.ts'
import { Canvas } from './canvas/canvas.tsx'
import classes from './designer.module.css'
import { isOpenAtom } from './document/parts.ts'
import { documentAtom, storedDraftAtom } from './document/session.ts'
import { Panel } from './panel.tsx'
import { RewriteDialog } from './rewriting/rewrite-dialog.tsx'
import { ConflictDialog } from './saving/conflict-dialog.tsx'
import { ExitPrompt } from './saving/exit-prompt.tsx'
import { TabTitle } from './saving/tab-title.tsx'
import { UnsavedNotices } from './saving/unsaved-notices.tsx'
import { AddSectionDialog } from './sections/add-section-dialog.tsx'
import { Surroundings } from './sections/surroundings.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useShortcuts } from './toolbar/use-shortcuts.ts'
import { useStrayFiles } from './use-stray-files.ts'

/** Toolbar, panel and the live site, for the draft that is open. */
export function Designer({ drafts }: { drafts: DraftListItem[] }) {
  const stored = useAtomValue(storedDraftAtom)
  const isOpen = useAtomValue(isOpenAtom)
  const idle = useIdleTurn(1)
  useLiveChannel()
  useShortcuts()
  useStrayFiles()
  useEffect(() => {
    if (idle) void fetchLate()
  }, [idle])
  if (!stored || !isOpen) return null
  return (
    <Surroundings>
      <div className={classes.designer}>
        <TabTitle />
        <Toolbar drafts={drafts} />
        <Panel drafts={drafts} />
        <main className={classes.stage}>
          <Stage />
          <UnsavedNotices />
        </main>
      </div>
      <ExitPrompt />
      <AddSectionDialog />
      <RewriteDialog draftId={stored.draftId} />
      <ConflictDialog />
    </Surroundings>
  )
}

/** The website preview. A separate component, so that a keystroke redraws only this part. */
function Stage() {
  const document = useAtomValue(documentAtom)
  return document && <Canvas document={document} />
}
