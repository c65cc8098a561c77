import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { useSaveDraft } from '../../state/save-draft.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { autosaveAtom } from '../document/autosave.ts'
import { useHoldAutosave } from './use-autosave.ts'

/** Asks whether to save unsaved work before the person leaves. When the save fails, they stay where the failure is shown. */
export function UnsavedDialog(props: { opened: boolean; onStay: () => void; onLose: () => void; onSaved: () => void }) {
  const { opened, onStay, onLose, onSaved } = props
  const save = useSaveDraft()
  const autosave = useAtomValue(autosaveAtom)
  useHoldAutosave(opened)
  const lose = () => {
    autosave?.giveUp()
    onLose()
  }
  const saveAndLeave = async () => ((await save()) ? onSaved() : onStay())
  return (
    <Dialog
      opened={opened}
      onClose={onStay}
      // Where Back was pressed, this is what asks about it.
      isStep={false}
      title="You have unsaved changes"
      actions={
        <>
          <Button variant="subtle" color="gray" onClick={lose}>
            Exit without saving
          </Button>
          <Button variant="default" onClick={onStay}>
            Stay
          </Button>
          <Button onClick={saveAndLeave} data-autofocus>
            Save and exit
          </Button>
        </>
      }
    >
      <p>These changes will be lost if you exit without saving</p>
    </Dialog>
  )
}
