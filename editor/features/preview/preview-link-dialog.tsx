import { useAtom, useAtomValue } from 'jotai'
import { saveStateAtom, storedDraftAtom } from '../../designer/document/session.ts'
import { previewLinkOpenAtom } from '../../state/preview.ts'
import { LateDialog } from '../../ui/late-dialog.tsx'
import { PreviewLinks } from './preview-links.tsx'

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
