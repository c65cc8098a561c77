import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { LateDialog } from '../../ui/late-dialog.tsx'
import { saveDraftAtom } from '../document/save.ts'
import { saveStateAtom } from '../document/session.ts'

/** Asks before a copy is made of what is saved while something is not. A save that fails is shown where the saved state stands. */
export function DuplicateUnsavedDialog(props: { opened: boolean; onStay: () => void; onSaved: () => void }) {
  const { opened, onStay, onSaved } = props
  const save = useSetAtom(saveDraftAtom)
  const saving = useAtomValue(saveStateAtom).status === 'saving'
  const saveAndDuplicate = async () => ((await save()) ? onSaved() : onStay())
  return (
    <LateDialog
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
    </LateDialog>
  )
}
