import { atom } from 'jotai'

/** The document in the canvas's frame, once the website is drawn in it: for what must be measured as the page shows it. */
export const pageFrameAtom = atom<Document | null>(null)
