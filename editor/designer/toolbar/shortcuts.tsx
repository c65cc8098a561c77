import { atom, useAtom } from 'jotai'
import { late } from '#ui/window/late.tsx'
import { LateDialog } from '#ui/window/late-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutList = late(() => import('./shortcut-list.tsx').then((file) => file.ShortcutList))

export const shortcutsListedAtom = atom(false)

/** Registers the keyboard shortcuts and lists them. */
export function Shortcuts() {
  const [listed, setListed] = useAtom(shortcutsListedAtom)
  useShortcuts({ onList: () => setListed(true) })
  return (
    <LateDialog opened={listed} onClose={() => setListed(false)} title="Keyboard shortcuts" size={560}>
      <ShortcutList />
    </LateDialog>
  )
}
