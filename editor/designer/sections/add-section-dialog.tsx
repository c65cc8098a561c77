import { atom, useAtom, useAtomValue } from 'jotai'
import { late } from '#ui/window/late.tsx'
import { LateDialog } from '#ui/window/late-dialog.tsx'
import { documentAtom } from '../document/session.ts'
import { addingAtAtom } from './use-section-actions.ts'

const AddSectionChoices = late(() => import('./add-section-choices.tsx').then((file) => file.AddSectionChoices))

/** The document while a section is being added. Empty at other times, so that typing does not render the closed dialog. */
const documentAddedToAtom = atom((get) => (get(addingAtAtom) === null ? null : get(documentAtom)))

/** Adds a section. Opened by addingAtAtom. */
export function AddSectionDialog() {
  const [at, setAt] = useAtom(addingAtAtom)
  const document = useAtomValue(documentAddedToAtom)
  const close = () => setAt(null)
  return (
    <LateDialog opened={at !== null && document !== null} onClose={close} title="Add a section" size={960}>
      {document && at !== null && <AddSectionChoices document={document} at={at} onDone={close} />}
    </LateDialog>
  )
}
