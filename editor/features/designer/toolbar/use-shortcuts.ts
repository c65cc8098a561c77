import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { redoAtom, undoAtom } from '../../../state/draft.ts'
import { useSaveWithNotice } from '../saving/use-save-with-notice.ts'

/**
 * Ctrl or Cmd with Z undoes, with Shift-Z or Y redoes, with S saves. In a text field too: the document's history knows
 * every keystroke that the field's own would.
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
      event.preventDefault()
      void action()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo, save])
}
