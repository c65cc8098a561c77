import { atom } from 'jotai'

/** The state of the photos that their owner gave the wizard. */
export type PhotosState = { message: string; isWorking?: boolean; again?: () => void }

/** Null without photos, and once the owner has read that they arrived. */
export const photosAtom = atom<PhotosState | null>(null)
