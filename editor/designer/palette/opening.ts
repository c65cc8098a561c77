import { atom, useSetAtom } from 'jotai'
import type { Turn } from '#worker/asks/schema.ts'

export const paletteOpenAtom = atom(false)

/** Whether a model is configured. Undefined while loading. */
export const hasModelAtom = atom<boolean>()

/** A change proposed by a palette command. */
export const proposalAtom = atom<Turn | null>(null)

export const findFieldId = 'find-field'

/** Focuses the field below the page if there is one, otherwise opens the dialog. */
export function useGoToFind() {
  const open = useSetAtom(paletteOpenAtom)
  return () => {
    const field = document.getElementById(findFieldId)
    if (field && field.offsetParent !== null) field.focus()
    else open(true)
  }
}
