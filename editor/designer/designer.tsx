import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLiveChannel } from '#session/live.ts'
import { bringsFiles } from '#ui/fields/use-file-drop.ts'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import { fetchLate } from '#ui/window/late.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { Canvas } from './canvas/canvas.tsx'
import classes from './designer.module.css'
import { isOpenAtom } from './document/parts.ts'
import { ConflictDialog } from './document/saving/conflict-dialog.tsx'
import { ExitPrompt, TabTitle } from './document/saving/unsaved-dialog.tsx'
import { UnsavedNotices } from './document/saving/unsaved-notices.tsx'
import { documentAtom, storedDraftAtom } from './document/session.ts'
import { Panel } from './panel/panel.tsx'
import { RewriteDialog } from './rewrite/rewrite-dialog.tsx'
import { AddSectionDialog } from './sections/add-section-dialog.tsx'
import { FieldContextProvider } from './sections/field-context-provider.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useShortcuts } from './toolbar/use-shortcuts.ts'

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
    <FieldContextProvider>
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
    </FieldContextProvider>
  )
}

/** The website preview. A separate component, so that a keystroke redraws only this part. */
function Stage() {
  const document = useAtomValue(documentAtom)
  return document && <Canvas document={document} />
}

/** Files that are dropped where none are taken do nothing: the browser would open them in the place of the page. */
function useStrayFiles() {
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const over = (event: DragEvent) => {
      if (!bringsFiles(event) || !event.dataTransfer || event.defaultPrevented) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', over, { signal })
    addEventListener('drop', (event) => bringsFiles(event) && event.preventDefault(), { signal })
    return () => end.abort()
  }, [])
}
