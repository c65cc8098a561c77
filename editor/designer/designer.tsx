import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLiveChannel } from '#session/live.ts'
import { isDraggingFiles } from '#ui/fields/use-file-drop.ts'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import { lazyComponent, loadAllLazy, useLatched } from '#ui/window/lazy.tsx'
import { LazyDialog } from '#ui/window/lazy-dialog.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { Canvas } from './canvas/canvas.tsx'
import classes from './designer.module.css'
import { isOpenAtom } from './document/parts.ts'
import { ConflictDialog } from './document/saving/conflict-dialog.tsx'
import { ExitPrompt, TabTitle } from './document/saving/unsaved-dialog.tsx'
import { UnsavedNotices } from './document/saving/unsaved-notices.tsx'
import { panelOpenAtom, useAskFolded } from './document/selection.ts'
import { documentAtom, storedDraftAtom } from './document/session.ts'
import { useCutNotice } from './form/pasting.ts'
import { LinkedPlace } from './opening/linked-place.tsx'
import { StageNote } from './opening/stage-note.tsx'
import { paletteOpenAtom } from './palette/opening.ts'
import { Panel } from './panel/panel.tsx'
import { RewriteDialog } from './rewrite/rewrite-dialog.tsx'
import { FieldContextProvider } from './sections/field-context-provider.tsx'
import { addingAtAtom } from './sections/use-section-actions.ts'
import { Shortcuts } from './toolbar/shortcuts.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'

const FootBar = lazyComponent(() => import('./palette/foot-bar.tsx').then((file) => file.FootBar))
const Palette = lazyComponent(() => import('./palette/palette.tsx').then((file) => file.Palette))
const AddSectionChoices = lazyComponent(() =>
  import('./sections/add-section-choices.tsx').then((file) => file.AddSectionChoices),
)

export function Designer({ drafts }: { drafts: DraftListItem[] }) {
  const stored = useAtomValue(storedDraftAtom)
  const isOpen = useAtomValue(isOpenAtom)
  const idle = useIdleTurn(1)
  useLiveChannel()
  useStrayFiles()
  useCutNotice()
  useEffect(() => {
    if (idle) void loadAllLazy()
  }, [idle])
  if (!stored || !isOpen) return null
  return (
    <FieldContextProvider>
      <div className={classes.designer}>
        <TabTitle />
        <Toolbar drafts={drafts} />
        <Panel drafts={drafts} />
        <Stage draftId={stored.draftId} />
      </div>
      <LinkedPlace />
      <Shortcuts />
      <ExitPrompt />
      <AddSectionDialog />
      <PaletteWindow />
      <RewriteDialog draftId={stored.draftId} />
      <ConflictDialog />
    </FieldContextProvider>
  )
}

function Stage({ draftId }: { draftId: string }) {
  const { folded } = useAskFolded()
  const panelOpen = useAtomValue(panelOpenAtom)
  return (
    <main className={classes.stage} data-folded={folded || undefined} data-panel-open={panelOpen || undefined}>
      <div className={classes.page}>
        <StageNote />
        <Preview />
      </div>
      <UnsavedNotices />
      <FootBar key={draftId} draftId={draftId} />
    </main>
  )
}

/** A separate component, so that a keystroke only rerenders the preview. */
function Preview() {
  const document = useAtomValue(documentAtom)
  return document && <Canvas document={document} />
}

/** The document while a section is being added, otherwise null, so that typing doesn't rerender the closed dialog. */
const documentAddedToAtom = atom((get) => (get(addingAtAtom) === null ? null : get(documentAtom)))

/** Opened by addingAtAtom. */
function AddSectionDialog() {
  const [at, setAt] = useAtom(addingAtAtom)
  const document = useAtomValue(documentAddedToAtom)
  const close = () => setAt(null)
  return (
    <LazyDialog opened={at !== null && document !== null} onClose={close} title="Add a section" size={960}>
      <div className={classes.starts}>
        {document && at !== null && <AddSectionChoices document={document} at={at} onDone={close} />}
      </div>
    </LazyDialog>
  )
}

function PaletteWindow() {
  const opened = useLatched(useAtomValue(paletteOpenAtom))
  return opened && <Palette />
}

/** Ignores files dropped elsewhere, to which the browser would otherwise navigate. */
function useStrayFiles() {
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const over = (event: DragEvent) => {
      if (!isDraggingFiles(event) || !event.dataTransfer || event.defaultPrevented) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', over, { signal })
    addEventListener('drop', (event) => isDraggingFiles(event) && event.preventDefault(), { signal })
    return () => end.abort()
  }, [])
}
