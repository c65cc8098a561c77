import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { sameWebsite } from '../../../renderer/document/same-website.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { saveStateAtom } from '../../state/save-state.ts'
import { toast } from '../../ui/toast.ts'
import { newerDraftAtom } from '../document/conflicts.ts'
import {
  adoptDraftAtom,
  canRedoAtom,
  documentAtom,
  followDraftAtom,
  openDraftAtom,
  storedDraftAtom,
  unsavedAtom,
} from '../document/session.ts'

/**
 * Follows what the server says of the draft: opens it when it is another one; shows a newer state of the same one while
 * nothing here would be lost by it, unsaved or undone, and otherwise only says that there is one.
 */
export function useFreshDraft(draft: Draft | undefined) {
  const store = useStore()
  const saving = useAtomValue(saveStateAtom).status === 'saving'
  const open = useSetAtom(openDraftAtom)
  const adopt = useSetAtom(adoptDraftAtom)
  const setNewer = useSetAtom(newerDraftAtom)

  useEffect(() => {
    if (!draft || saving) return
    const stored = store.get(storedDraftAtom)
    const isNewer = stored?.draftId === draft.draftId && draft.revision > stored.revision
    const isSame = isNewer && sameWebsite(draft.websiteSettings, stored.websiteSettings)
    const isHeld = isNewer && !isSame && (store.get(unsavedAtom) || store.get(canRedoAtom))
    // A save that was refused may know of a newer one than this answer, which was read before.
    setNewer((known) => (isHeld ? draft : isAhead(known, draft) ? known : null))
    if (stored?.draftId !== draft.draftId) open(draft)
    else if (draft.revision === stored.revision)
      store.set(storedDraftAtom, { ...draft, websiteSettings: stored.websiteSettings })
    else if (isSame) store.set(followDraftAtom, draft)
    else if (isNewer && !isHeld) {
      const shown = store.get(documentAtom)
      if (!shown || !sameWebsite(shown, draft.websiteSettings)) toast('Updated with changes from another window')
      adopt(draft)
    }
  }, [draft, saving, store, open, adopt, setNewer])
}

const isAhead = (known: Draft | null, draft: Draft) =>
  known !== null && known.draftId === draft.draftId && known.revision > draft.revision
