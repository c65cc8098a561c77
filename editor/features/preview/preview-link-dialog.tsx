import { useAtom, useAtomValue } from 'jotai'
import { storedDraftAtom } from '../../designer/document/session.ts'
import { previewLinkOpenAtom } from '../../state/preview.ts'
import { saveStateAtom } from '../../state/save-state.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PreviewLinks } from './preview-links.tsx'

/** Lets others look at the website before it is published. Opened by previewLinkOpenAtom. */
export function PreviewLinkDialog() {
  const [opened, setOpened] = useAtom(previewLinkOpenAtom)
  const draft = useAtomValue(storedDraftAtom)
  const conflict = useAtomValue(saveStateAtom).status === 'conflict'
  return (
    <Dialog
      opened={opened && draft !== null && !conflict}
      onClose={() => setOpened(false)}
      title="Share a private preview"
    >
      {draft && <PreviewLinks key={draft.draftId} draftId={draft.draftId} />}
    </Dialog>
  )
}
