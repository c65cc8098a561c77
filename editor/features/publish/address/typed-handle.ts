import { atom } from 'jotai'

/** What was typed as a draft's web address, while it is not published: still there when the panel opens again. */
export const typedHandleAtom = atom<{ draftId: string; text: string } | null>(null)
