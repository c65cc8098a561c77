import { atom, useSetAtom } from 'jotai'
import type { Turn } from '#worker/asks/schema.ts'

/** Whether the palette is open in its window. */
export const paletteOpenAtom = atom(false)

/** Whether a model is configured. Undefined until the server answers. */
export const hasModelAtom = atom<boolean>()

/** A change to look at that a command of the palette would make. */
export const proposalAtom = atom<Turn | null>(null)

export const findFieldId = 'find-field'

/** Leads to the field at the foot of the page where there is one, and else opens the window. */
export function useGoToFind() {
  const open = useSetAtom(paletteOpenAtom)
  return () => {
    const field = document.getElementById(findFieldId)
    if (field && field.offsetParent !== null) field.focus()
    else open(true)
  }
}
