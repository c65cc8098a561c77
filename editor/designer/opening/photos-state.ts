import { atom } from 'jotai'

/** What happens to the photos that their owner gave the wizard. */
export type PhotosState = { message: string; isWorking?: boolean; again?: () => void }

/** Null while there are none, and once the owner has been told. The publish panel tells it in its own place. */
export const photosAtom = atom<PhotosState | null>(null)
