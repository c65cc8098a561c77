import { useHotkeys, useOs } from '@mantine/hooks'
import { useSetAtom } from 'jotai'
import { redoAtom, undoAtom } from '../document/history.ts'
import { useSaveWithNotice } from '../document/saving/conflict-dialog.tsx'

/**
 * Ctrl or Cmd with Z undoes, with Shift-Z or Y redoes, with S saves. In a text field too: the document's history knows
 * every keystroke that the field's own would. Not in a dialog that asks something: its fields have their own.
 */
export function useShortcuts() {
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  const save = useSaveWithNotice()
  const onPage = (action: () => void) => (event: KeyboardEvent) => {
    if (isAsked()) return
    event.preventDefault()
    action()
  }
  useHotkeys(
    [
      ['mod+Z', onPage(undo), fieldsOwn],
      ['mod+shift+Z', onPage(redo), fieldsOwn],
      ['mod+Y', onPage(redo), fieldsOwn],
      ['mod+S', () => void (isAsked() || save())],
    ],
    [],
    true,
  )
}

/** In a dialog the browser's undo is for the field. */
const fieldsOwn = { preventDefault: false }

const isAsked = () => document.activeElement?.closest('[aria-modal="true"]') != null

/** The keys of undo and redo, as the person's keyboard labels them. */
export function useShortcutWords() {
  const os = useOs({ getValueInEffect: false })
  return os === 'macos' || os === 'ios' ? { undo: '⌘Z', redo: '⇧⌘Z' } : { undo: 'Ctrl+Z', redo: 'Ctrl+Shift+Z' }
}
