import { atom } from 'jotai'

/** Whether this website was saved elsewhere while there is unsaved work here. */
export const newerElsewhereAtom = atom(false)
