import { atom } from 'jotai'

/** Where among the sections the next one is to be added, while the choice of it is open. */
export const addingAtAtom = atom<number | null>(null)
