import { useStore } from 'jotai'
import { useCallback } from 'react'
import { toastWithAction } from '#ui/toasts/toast.tsx'
import { undoAtom } from './history.ts'
import { timelineAtom } from './session.ts'

/** Says what the last edit did, with a button that undoes it. Goes with the next edit, and when the step is undone in another way. */
export function useToastWithUndo() {
  const store = useStore()
  return useCallback(
    (message: string) => {
      const steps = () => store.get(timelineAtom)?.past.length
      const step = steps()
      const hide = toastWithAction(message, { text: 'Undo', run: () => store.set(undoAtom) })
      const end = store.sub(timelineAtom, () => {
        if (steps() === step) return
        end()
        hide()
      })
    },
    [store],
  )
}
