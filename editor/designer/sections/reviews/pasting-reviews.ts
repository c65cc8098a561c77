import { atom } from 'jotai'

export const pastingReviewsAtom = atom<string | null>(null)
