import { atom } from 'jotai'
import { downloadWebsite } from '#editor/websites/drafts.ts'
import { saveDraftAtom } from '../document/save.ts'
import { storedDraftAtom, unsavedAtom } from '../document/session.ts'

/** Downloads the open website as it is shown: saved first. A save that fails is shown where the saved state stands. */
export const downloadOpenWebsiteAtom = atom(null, async (get, set) => {
  const draft = get(storedDraftAtom)
  if (draft && (!get(unsavedAtom) || (await set(saveDraftAtom)))) await downloadWebsite(draft.draftId)
})
