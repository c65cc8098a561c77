import { atom } from 'jotai'

/** Whether a question stands over the dialog of pictures: Escape then answers that one alone. */
export const askingAtom = atom(false)
