import { useStore } from 'jotai'
import { useCallback } from 'react'
import { storedDraftAtom } from './draft.ts'
import { saveDraftAtom } from './draft-save.ts'
import { storeDraft, useKeepDraft } from './drafts.ts'

/** Saves what is on the screen to the server. Answers whether it is stored; why not is in saveStateAtom. */
export function useSaveDraft() {
  const store = useStore()
  const keep = useKeepDraft()
  return useCallback(async () => {
    const saved = await store.set(saveDraftAtom, storeDraft)
    const draft = store.get(storedDraftAtom)
    if (saved && draft) keep(draft)
    return saved
  }, [store, keep])
}
