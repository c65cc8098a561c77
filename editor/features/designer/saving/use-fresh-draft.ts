import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import type { Draft } from '../../../../worker/contract/drafts.ts'
import { adoptDraftAtom, openDraftAtom, storedDraftAtom, unsavedAtom } from '../../../state/draft.ts'
import { saveStateAtom } from '../../../state/save-state.ts'
import { newerElsewhereAtom } from './newer-elsewhere.ts'

/**
 * Follows what the server says of the draft: opens it when it is another one; shows a newer state of the same one while
 * nothing here is unsaved, and otherwise only says that there is one.
 */
export function useFreshDraft(draft: Draft | undefined) {
  const store = useStore()
  const saving = useAtomValue(saveStateAtom).status === 'saving'
  const open = useSetAtom(openDraftAtom)
  const adopt = useSetAtom(adoptDraftAtom)
  const setNewer = useSetAtom(newerElsewhereAtom)

  useEffect(() => {
    if (!draft || saving) return
    const stored = store.get(storedDraftAtom)
    if (stored?.draftId !== draft.draftId) {
      open(draft)
      setNewer(false)
    } else if (draft.revision <= stored.revision) setNewer(false)
    else if (store.get(unsavedAtom)) setNewer(true)
    else adopt(draft)
  }, [draft, saving, store, open, adopt, setNewer])
}
