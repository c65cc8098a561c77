import { atom } from 'jotai'

// What the designer opens and does not know.

/** Whether the publish panel is open. */
export const publishOpenAtom = atom(false)

/** The version history, while it is open; `number` is the version to begin at, where one was asked for. */
export const versionsOpenAtom = atom<{ number?: number } | null>(null)

/** Whether another web address is being chosen. */
export const changeAddressOpenAtom = atom(false)

/** How many mistakes the checklist before publishing would show now; undefined until it is known. */
export const findingCountAtom = atom<number>()
