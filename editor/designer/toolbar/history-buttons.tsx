import { VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { stepName } from '../../ui/change-words.ts'
import { IconAction } from '../../ui/icon-action.tsx'
import { forgetJumpAtom, lastJumpAtom, redoAtom, undoAtom } from '../document/history.ts'
import { timelineAtom } from '../document/session.ts'
import { HistoryList } from './history-list.tsx'
import { nextSteps } from './history-steps.ts'
import classes from './toolbar.module.css'

// As texts, which stay the same while someone types on.
const nextStepsAtom = atom((get) => {
  const timeline = get(timelineAtom)
  return timeline ? nextSteps(timeline) : { undo: undefined, redo: undefined }
})
const nextUndoAtom = atom((get) => get(nextStepsAtom).undo)
const nextRedoAtom = atom((get) => get(nextStepsAtom).redo)

/** Undo, redo and the list of all steps. */
export function HistoryButtons() {
  const nextUndo = useAtomValue(nextUndoAtom)
  const nextRedo = useAtomValue(nextRedoAtom)
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  return (
    <div className={classes.history}>
      <IconAction
        label="Undo"
        click="undo"
        title={nextUndo ? `Undo: ${nextUndo} (Ctrl+Z)` : 'Undo (Ctrl+Z)'}
        onClick={nextUndo ? undo : undefined}
      >
        <IconArrowBackUp size={18} />
      </IconAction>
      <IconAction
        label="Redo"
        click="redo"
        title={nextRedo ? `Redo: ${nextRedo} (Ctrl+Shift+Z)` : 'Redo (Ctrl+Shift+Z)'}
        onClick={nextRedo ? redo : undefined}
      >
        <IconArrowForwardUp size={18} />
      </IconAction>
      <HistoryList />
      <AnnounceJump />
    </div>
  )
}

const words = { undone: 'Undone', redone: 'Redone', chosen: 'Changed' }

/** Announces what undo, redo or a choice in the list changed, to people who cannot see it. */
function AnnounceJump() {
  const jump = useAtomValue(lastJumpAtom)
  const forget = useSetAtom(forgetJumpAtom)
  useEffect(() => forget, [forget])
  return (
    <VisuallyHidden role="status">
      {jump && (
        // A new element each time, so that screen readers repeat the same words.
        <span key={jump.at}>
          {words[jump.kind]}: {stepName(jump.changes)}
        </span>
      )}
    </VisuallyHidden>
  )
}
