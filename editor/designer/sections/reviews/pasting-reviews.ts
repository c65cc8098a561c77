import { atom } from 'jotai'

/** The id of the section whose dialog for pasted reviews is open. */
export const pastingReviewsAtom = atom<string | null>(null)
