import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { resolveConflictAtom } from '../../../state/draft-save.ts'
import { saveStateAtom } from '../../../state/save-state.ts'
import { ago } from '../../../ui/ago.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSaveWithNotice } from './use-save-with-notice.ts'

/** When the website was saved elsewhere since it was opened here. Whichever version is taken, undo brings the other. */
export function ConflictDialog() {
  const state = useAtomValue(saveStateAtom)
  const resolve = useSetAtom(resolveConflictAtom)
  const save = useSaveWithNotice()
  const when = state.status === 'conflict' ? ago(state.current.modifiedAt) : ''

  const keepMine = () => {
    resolve('mine')
    void save()
  }
  const takeOther = () => {
    resolve('theirs')
    toast('You see the other version. Undo brings yours back.')
  }

  return (
    <Dialog
      opened={state.status === 'conflict'}
      title="This website was changed somewhere else"
      actions={
        <>
          <Button variant="default" onClick={takeOther}>
            Take the other one
          </Button>
          <Button onClick={keepMine} data-autofocus>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        It was saved {when} in another window or on another device. Which version should it be? Nothing is lost: undo
        brings the other one back.
      </p>
    </Dialog>
  )
}
