import { useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { useSaveQuietly } from '../../state/save-draft.ts'
import { autosaveAtom, autosaveHoldsAtom, startAutosave } from '../document/autosave.ts'

/** Saves the open draft after every pause, when its page is left or hidden, and when the network is back. */
export function useAutosave() {
  const store = useStore()
  const save = useSaveQuietly()
  useEffect(() => {
    const autosave = startAutosave(store, save)
    store.set(autosaveAtom, autosave)
    const ended = new AbortController()
    const { signal } = ended
    for (const event of ['beforeunload', 'pagehide', 'online']) addEventListener(event, autosave.flush, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && autosave.flush(), { signal })
    return () => {
      ended.abort()
      autosave.stop()
      store.set(autosaveAtom, null)
    }
  }, [store, save])
}

/** Pauses autosave while a dialog asks whether to save. */
export function useHoldAutosave(isAsked: boolean) {
  const setHolds = useSetAtom(autosaveHoldsAtom)
  useEffect(() => {
    if (!isAsked) return
    setHolds((count) => count + 1)
    return () => setHolds((count) => count - 1)
  }, [isAsked, setHolds])
}
