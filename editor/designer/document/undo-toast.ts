import { useStore } from 'jotai'
import { useCallback } from 'react'
import { toastWithAction } from '#ui/toasts/toast.tsx'
import { redoAtom, undoAtom } from './history.ts'
import { timelineAtom } from './session.ts'

/**
 * Says what the last edit did, with a button that undoes it, or what an undo did, with one that does it again. Goes with the next edit,
 * and when the step is undone in another way.
 */
export function useToastWithUndo() {
  const store = useStore()
  return useCallback(
    (message: string, way: 'Undo' | 'Redo' = 'Undo') => {
      const steps = () => store.get(timelineAtom)?.past.length
      const step = steps()
      const run = () => store.set(way === 'Undo' ? undoAtom : redoAtom)
      const hide = toastWithAction(message, { text: way, run })
      const end = store.sub(timelineAtom, () => {
        if (steps() === step) return
        end()
        hide()
      })
    },
    [store],
  )
}
