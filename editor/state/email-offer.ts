import { atom } from 'jotai'
import { forgetInTab, keepInTab, readTab } from './tab-storage.ts'

/** In the place of a draft's id, as long as the website is still being made. */
export const nextDraft = 'next'

const keptAtom = atom<string | null | undefined>(undefined)

/**
 * The draft whose owner has just signed in with it, to be asked whether their account's email may stand on it; null once they have
 * answered. Kept in the tab: a reload asks again.
 */
export const emailOfferAtom = atom(
  (get) => {
    const kept = get(keptAtom)
    return kept === undefined ? readTab('emailOffer') : kept
  },
  (_get, set, draftId: string | null) => {
    set(keptAtom, draftId)
    if (draftId === null) forgetInTab('emailOffer')
    else keepInTab('emailOffer', draftId)
  },
)
