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

const key = 'creationBegun'

/**
 * Whether a website was begun in this browser that nobody has been given yet, as far as it remembers: the cookie that holds it cannot be
 * read by a page, and asking the server in vain would be a failed call for everybody who comes here first.
 */
export const wasCreationBegun = (): boolean => localStorage.getItem(key) !== null

export const noteCreationBegun = () => localStorage.setItem(key, 'yes')

export const forgetCreationBegun = () => localStorage.removeItem(key)
