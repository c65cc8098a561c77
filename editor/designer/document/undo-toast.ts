import { useStore } from 'jotai'
import { useCallback } from 'react'
import { toastWithAction } from '#ui/toasts/toast.tsx'
import { redoAtom, undoAtom } from './history.ts'
import { timelineAtom } from './session.ts'

/**
 * Shows a toast for an edit with Undo, or for an undo with Redo. Closes on the next edit, or when the step is undone
 * elsewhere.
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
