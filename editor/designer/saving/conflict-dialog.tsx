import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { late } from '../../ui/late.tsx'
import { LateDialog } from '../../ui/late-dialog.tsx'
import { putOffChoiceAtom, resolveConflictAtom } from '../document/conflicts.ts'
import { type Conflict, saveStateAtom } from '../document/session.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import classes from './conflict.module.css'
import { useSaveWithNotice } from './use-save-with-notice.ts'

const ConflictChoice = late(
  () => import('./conflict-choice.tsx').then((file) => file.ConflictChoice),
  <div className={classes.wait} role="status" aria-label="Loading both versions" />,
)

/**
 * When the website was saved elsewhere since it was opened here: both versions, and the choice between them. Whichever is
 * taken, undo brings the other; closing it leaves everything as it is, for another time.
 */
export function ConflictDialog() {
  const state = useAtomValue(saveStateAtom)
  const resolve = useSetAtom(resolveConflictAtom)
  const putOff = useSetAtom(putOffChoiceAtom)
  const save = useSaveWithNotice()
  const toastWithUndo = useToastWithUndo()
  const conflict = state.status === 'conflict' ? state : null
  // What it shows stays while it goes from the screen.
  const [shown, setShown] = useState<Conflict | null>(null)
  if (conflict && conflict !== shown) setShown(conflict)

  const choose = (result: WebsiteSettings) => {
    if (resolve(result)) void save()
    else toastWithUndo('Switched to the other version')
  }

  return (
    <LateDialog
      opened={conflict !== null}
      onClose={putOff}
      onClosed={() => setShown(null)}
      title="This website was changed somewhere else"
      size={1120}
    >
      {shown && <ConflictChoice conflict={shown} onChoose={choose} />}
    </LateDialog>
  )
}
