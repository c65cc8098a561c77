import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { documentAtom, storedDraftAtom } from '../../state/draft.ts'
import { publishOpenAtom } from '../../state/publishing.ts'
import { saveStateAtom } from '../../state/save-state.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PublishForm } from './publish-form.tsx'
import { PublishedMessage } from './published-message.tsx'

/** Puts the website online: its address, what stays out of the page, and the result. Opened by publishOpenAtom. */
export function PublishPanel() {
  const [opened, setOpened] = useAtom(publishOpenAtom)
  const draft = useAtomValue(storedDraftAtom)
  const document = useAtomValue(documentAtom)
  const conflict = useAtomValue(saveStateAtom).status === 'conflict'
  const [url, setUrl] = useState<string>()
  return (
    <Dialog
      opened={opened && draft !== null && !conflict}
      onClose={() => setOpened(false)}
      onClosed={() => setUrl(undefined)}
      title={url ? 'Website Published' : 'Publish your website'}
    >
      {url ? (
        <PublishedMessage url={url} onClose={() => setOpened(false)} />
      ) : (
        draft && document && <PublishForm draft={draft} document={document} onPublished={setUrl} />
      )}
    </Dialog>
  )
}
