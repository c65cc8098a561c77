import { atom, useAtom } from 'jotai'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { LazyDialog } from '#ui/window/lazy-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutList = lazyComponent(() => import('./shortcut-list.tsx').then((file) => file.ShortcutList))

export const shortcutsListedAtom = atom(false)

/** Registers the keyboard shortcuts and lists them. */
export function Shortcuts() {
  const [listed, setListed] = useAtom(shortcutsListedAtom)
  useShortcuts({ onList: () => setListed(true) })
  return (
    <LazyDialog opened={listed} onClose={() => setListed(false)} title="Keyboard shortcuts" size={560}>
      <ShortcutList />
    </LazyDialog>
  )
}
