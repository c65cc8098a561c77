import { useAtom, useAtomValue } from 'jotai'
import { LateDialog } from '#ui/window/late-dialog.tsx'
import { saveStateAtom, storedDraftAtom } from '../document/session.ts'
import { PreviewLinks } from './preview-links.tsx'
import { previewLinkOpenAtom } from './queries.ts'

/** Lets others look at the website before it is published. Opened by previewLinkOpenAtom. */
export function PreviewLinkDialog() {
  const [opened, setOpened] = useAtom(previewLinkOpenAtom)
  const draft = useAtomValue(storedDraftAtom)
  const conflict = useAtomValue(saveStateAtom).status === 'conflict'
  return (
    <LateDialog
      opened={opened && draft !== null && !conflict}
      onClose={() => setOpened(false)}
      title="Share a private preview"
    >
      {draft && <PreviewLinks key={draft.draftId} draftId={draft.draftId} />}
    </LateDialog>
  )
}
