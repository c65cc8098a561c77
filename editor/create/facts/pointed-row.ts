import { atom } from 'jotai'

/** The key of the row that the pointer is at, in the list or in the text. */
export const pointedRowAtom = atom('')
