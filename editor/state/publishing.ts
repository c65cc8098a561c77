import { atom } from 'jotai'

/** Whether the publish panel is open. Here, since the designer opens it and does not know it. */
export const publishOpenAtom = atom(false)
