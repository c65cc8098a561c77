import { atom } from 'jotai'

/** The state of the photos that their owner gave the wizard. */
export type PhotosState = { message: string; again?: () => void }

/** Null without photos, and once they are on the website. */
export const photosAtom = atom<PhotosState | null>(null)
