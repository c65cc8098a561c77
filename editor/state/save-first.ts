import { useStore } from 'jotai'
import { useCallback } from 'react'
import type { Draft } from '../../worker/drafts/schema.ts'
import { ApiError } from '../api/api-error.ts'
import { storedDraftAtom, unstoredAtom } from '../designer/document/session.ts'
import { useSaveDraft } from './save-draft.ts'
import { saveStateAtom } from './save-state.ts'

/** For actions on the stored draft: saves unsaved work and returns the stored draft. Fails with an ApiError. */
export function useSaveFirst() {
  const store = useStore()
  const save = useSaveDraft()
  return useCallback(async (): Promise<Draft> => {
    if (store.get(unstoredAtom) && !(await save())) {
      const state = store.get(saveStateAtom)
      throw new ApiError(state.status === 'failed' ? state.code : 'stale_revision')
    }
    const stored = store.get(storedDraftAtom)
    if (!stored) throw new ApiError('not_found')
    return stored
  }, [store, save])
}
