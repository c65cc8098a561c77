import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { canRedoAtom, canUndoAtom, redoAtom, undoAtom } from '../../../state/draft.ts'
import { IconAction } from '../../../ui/icon-action.tsx'
import classes from './toolbar.module.css'

export function HistoryButtons() {
  const canUndo = useAtomValue(canUndoAtom)
  const canRedo = useAtomValue(canRedoAtom)
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  return (
    <div className={classes.history}>
      <IconAction label="Undo" title="Undo (Ctrl+Z)" onClick={canUndo ? undo : undefined}>
        <IconArrowBackUp size={18} />
      </IconAction>
      <IconAction label="Redo" title="Redo (Ctrl+Shift+Z)" onClick={canRedo ? redo : undefined}>
        <IconArrowForwardUp size={18} />
      </IconAction>
    </div>
  )
}
