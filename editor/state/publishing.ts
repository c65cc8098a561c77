import { atom } from 'jotai'

/** Whether the publish panel is open. Here, since the designer opens it and does not know it. */
export const publishOpenAtom = atom(false)

/** How many things the checklist before publishing would show now; undefined until it is known. */
export const findingCountAtom = atom<number>()
