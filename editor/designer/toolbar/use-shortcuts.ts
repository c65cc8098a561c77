import { useHotkeys, useOs } from '@mantine/hooks'
import { useSetAtom } from 'jotai'
import { redoAtom, undoAtom } from '../document/history.ts'
import { useSaveWithNotice } from '../document/saving/conflict-dialog.tsx'
import { panelOpenAtom, useAskFolded } from '../document/selection.ts'

/**
 * Ctrl or Cmd with Z undoes, with Shift-Z or Y redoes, with S saves, with J goes to the line for asking. In a text field too: the document's history knows
 * every keystroke that the field's own would. Not in a dialog that asks something: its fields have their own.
 */
export function useShortcuts() {
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  const save = useSaveWithNotice()
  const ask = useGoToAsk()
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
      ['mod+J', () => void (isAsked() || ask())],
    ],
    [],
    true,
  )
}

/** Shows the line for asking for a change, and gives it the focus; while there are changes to look at, these. */
export function useGoToAsk() {
  const { setFolded } = useAskFolded()
  const openPanel = useSetAtom(panelOpenAtom)
  return () => {
    setFolded(false)
    openPanel(false)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-ask] :is([data-card], textarea)')?.focus())
  }
}

/** In a dialog the browser's undo is for the field. */
const fieldsOwn = { preventDefault: false }

const isAsked = () => document.activeElement?.closest('[aria-modal="true"]') != null

/** The keys of undo, redo and asking for a change, as the person's keyboard labels them. */
export function useShortcutWords() {
  const os = useOs({ getValueInEffect: false })
  return os === 'macos' || os === 'ios'
    ? { undo: '⌘Z', redo: '⇧⌘Z', ask: '⌘J' }
    : { undo: 'Ctrl+Z', redo: 'Ctrl+Shift+Z', ask: 'Ctrl+J' }
}
