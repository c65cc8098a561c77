import { atom } from 'jotai'

/** When the pointer went down for the drag that is under way, as of Date.now(). For the history no time passes during it: a drag is one step. */
export const heldSinceAtom = atom<number | null>(null)
