import { atom } from 'jotai'

/** Upload state of photos from the wizard. */
export type PhotosState = { message: string; again?: () => void }

/** Null without photos or once they are placed. */
export const photosAtom = atom<PhotosState | null>(null)
