import { useStore } from 'jotai'
import { useCallback } from 'react'
import { autosaveDraftAtom, saveDraftAtom } from '../designer/document/save.ts'
import { storedDraftAtom } from '../designer/document/session.ts'
import { storeDraft, useKeepSaved } from './drafts.ts'

/** Saves the open document to the server. Returns whether it is stored; saveStateAtom holds the reason if not. */
export const useSaveDraft = () => useSaveBy(saveDraftAtom)

/** The same without the person asking: see autosaveDraftAtom. */
export const useSaveQuietly = () => useSaveBy(autosaveDraftAtom)

function useSaveBy(way: typeof saveDraftAtom) {
  const store = useStore()
  const keep = useKeepSaved()
  return useCallback(async () => {
    const before = store.get(storedDraftAtom)?.revision
    const saved = await store.set(way, storeDraft)
    const draft = store.get(storedDraftAtom)
    if (saved && draft && draft.revision !== before) keep(draft)
    return saved
  }, [store, keep, way])
}
