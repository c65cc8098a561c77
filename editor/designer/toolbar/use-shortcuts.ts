import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { redoAtom, undoAtom } from '../document/history.ts'
import { useSaveWithNotice } from '../saving/use-save-with-notice.ts'

/**
 * Ctrl or Cmd with Z undoes, with Shift-Z or Y redoes, with S saves. In a text field too: the document's history knows
 * every keystroke that the field's own would. Not in a dialog that asks something: its fields have their own.
 */
export function useShortcuts() {
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  const save = useSaveWithNotice()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const action = { z: event.shiftKey ? redo : undo, y: redo, s: save }[event.key.toLowerCase()]
      if (!action) return
      const isAsked = document.activeElement?.closest('[aria-modal="true"]') != null
      if (isAsked && action !== save) return
      event.preventDefault()
      if (!isAsked) void action()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo, save])
}
