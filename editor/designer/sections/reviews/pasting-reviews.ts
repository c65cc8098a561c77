import { atom } from 'jotai'

/** The section whose paste dialog is open. */
export const pastingReviewsAtom = atom<string | null>(null)
