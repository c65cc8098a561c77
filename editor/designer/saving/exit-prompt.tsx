import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { copyKeeperAtom } from '../document/recovery.ts'
import { unsavedAtom } from '../document/session.ts'
import { UnsavedDialog } from './unsaved-dialog.tsx'

/** Asks before unsaved work is left behind, by a link inside the app or by leaving the page. */
export function ExitPrompt() {
  const store = useStore()
  const unsaved = useAtomValue(unsavedAtom)
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      store.get(unsavedAtom) && (from.pathname !== to.pathname || from.search !== to.search),
  )

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])

  return (
    <UnsavedDialog
      opened={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onSaved={() => blocker.proceed?.()}
      onLose={() => {
        store.get(copyKeeperAtom)?.abandon()
        blocker.proceed?.()
      }}
    />
  )
}
