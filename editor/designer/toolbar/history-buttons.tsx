import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconHistory } from '@tabler/icons-react'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { IconAction } from '#ui/icon-action.tsx'
import { lazyMenu } from '#ui/window/lazy-menu.tsx'
import { forgetJumpAtom, jumpText, lastJumpAtom, redoAtom, undoAtom } from '../document/history.ts'
import { timelineAtom } from '../document/session.ts'
import { nextSteps } from './history-steps.ts'
import classes from './toolbar.module.css'
import { useShortcutWords } from './use-shortcuts.ts'

const HistoryList = lazyMenu(() => import('./history-list.tsx').then((file) => file.HistoryList), 'dialog')
const historyButton = (
  <ActionIcon variant="subtle" color="gray" aria-label="History" title="History" data-click="history">
    <IconHistory size={18} />
  </ActionIcon>
)

// Joined strings, which don't change while someone types.
const nextStepsAtom = atom((get) => {
  const timeline = get(timelineAtom)
  return timeline ? nextSteps(timeline) : { undo: undefined, redo: undefined }
})
const nextUndoAtom = atom((get) => get(nextStepsAtom).undo)
const nextRedoAtom = atom((get) => get(nextStepsAtom).redo)

export function HistoryButtons() {
  const nextRedo = useAtomValue(nextRedoAtom)
  const redo = useSetAtom(redoAtom)
  const keys = useShortcutWords()
  return (
    <div className={classes.history}>
      <UndoButton />
      <IconAction
        label="Redo"
        click="redo"
        title={`Redo${nextRedo ? `: ${nextRedo}` : ''} (${keys.redo})`}
        onClick={nextRedo ? redo : undefined}
      >
        <IconArrowForwardUp size={18} />
      </IconAction>
      <HistoryList button={historyButton} />
      <AnnounceJump />
    </div>
  )
}

export function UndoButton() {
  const nextUndo = useAtomValue(nextUndoAtom)
  const undo = useSetAtom(undoAtom)
  const keys = useShortcutWords()
  return (
    <IconAction
      label="Undo"
      click="undo"
      title={`Undo${nextUndo ? `: ${nextUndo}` : ''} (${keys.undo})`}
      onClick={nextUndo ? undo : undefined}
    >
      <IconArrowBackUp size={18} />
    </IconAction>
  )
}

/** Announces undo, redo and history jumps to screen readers. */
function AnnounceJump() {
  const jump = useAtomValue(lastJumpAtom)
  const forget = useSetAtom(forgetJumpAtom)
  useEffect(() => forget, [forget])
  return (
    <VisuallyHidden role="status">
      {jump && (
        // Uses a new element, so that screen readers repeat identical text.
        <span key={jump.at}>{jumpText(jump)}</span>
      )}
    </VisuallyHidden>
  )
}
