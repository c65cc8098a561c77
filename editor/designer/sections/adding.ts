import { atom } from 'jotai'

/** The position for the next section, while its dialog is open. */
export const addingAtAtom = atom<number | null>(null)
