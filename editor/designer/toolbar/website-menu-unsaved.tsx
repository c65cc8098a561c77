import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { useSaveDraft } from '../../state/save-draft.ts'
import { saveStateAtom } from '../../state/save-state.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** Asks before a copy is made of what is saved while something is not. A save that fails is shown where the saved state stands. */
export function DuplicateUnsavedDialog(props: { opened: boolean; onStay: () => void; onSaved: () => void }) {
  const { opened, onStay, onSaved } = props
  const save = useSaveDraft()
  const saving = useAtomValue(saveStateAtom).status === 'saving'
  const saveAndDuplicate = async () => ((await save()) ? onSaved() : onStay())
  return (
    <Dialog
      opened={opened}
      onClose={onStay}
      title="You have unsaved changes"
      actions={
        <>
          <Button variant="default" onClick={onStay}>
            Stay
          </Button>
          <Button onClick={saveAndDuplicate} loading={saving} data-autofocus>
            Save and duplicate
          </Button>
        </>
      }
    >
      <p>Save first so the copy includes your changes.</p>
    </Dialog>
  )
}
