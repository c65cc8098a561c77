import { useAtom, useAtomValue } from 'jotai'
import { documentAtom, storedDraftAtom } from '../../../designer/document/session.ts'
import { changeAddressOpenAtom } from '../../../state/publishing.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useOpened } from '../../../ui/use-opened.ts'
import { ChangeAddress } from './change-address.tsx'

/** Moves what is online to another web address. Opened by changeAddressOpenAtom. */
export function ChangeAddressDialog() {
  const [asked, setAsked] = useAtom(changeAddressOpenAtom)
  const draft = useAtomValue(storedDraftAtom)
  const document = useAtomValue(documentAtom)
  const opened = useOpened(asked && draft?.handle != null)
  const close = () => setAsked(false)
  return (
    <Dialog opened={opened} onClose={close} title="Change web address" size={480}>
      {draft?.handle && document && (
        <ChangeAddress draft={draft} published={draft.handle} document={document} onClose={close} />
      )}
    </Dialog>
  )
}
