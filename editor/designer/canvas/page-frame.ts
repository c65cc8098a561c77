import { atom } from 'jotai'

/** The canvas frame's document once the website is rendered, for measuring. */
export const pageFrameAtom = atom<Document | null>(null)
