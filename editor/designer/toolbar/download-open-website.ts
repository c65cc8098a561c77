import { atom } from 'jotai'
import { downloadWebsite } from '#editor/websites/drafts.ts'
import { saveDraftAtom } from '../document/save.ts'
import { storedDraftAtom, unsavedAtom } from '../document/session.ts'

/** Saves the open website, then downloads it. The save status reports a failed save. */
export const downloadOpenWebsiteAtom = atom(null, async (get, set) => {
  const draft = get(storedDraftAtom)
  if (draft && (!get(unsavedAtom) || (await set(saveDraftAtom)))) await downloadWebsite(draft.draftId)
})
