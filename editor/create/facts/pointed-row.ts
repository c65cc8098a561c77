import { atom } from 'jotai'

/** The row under the pointer, in the list or in the text. */
export const pointedRowAtom = atom('')
