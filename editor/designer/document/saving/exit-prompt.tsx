import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { businessNameAtom } from '../parts.ts'
import { copyKeeperAtom } from '../recovery.ts'
import { unsavedAtom } from '../session.ts'
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

/** The name of the browser's tab: the website's, with a dot while anything is unsaved. */
export function TabTitle() {
  const name = useAtomValue(businessNameAtom)
  const unsaved = useAtomValue(unsavedAtom)
  return <title>{unsaved ? `• ${name}` : name}</title>
}
