import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { lazyComponent, useLatched } from '#ui/window/lazy.tsx'
import { postponeConflictAtom, resolveConflictAtom } from '../conflicts.ts'
import { saveDraftAtom } from '../save.ts'
import { type Conflict, saveStateAtom } from '../session.ts'
import { useToastWithUndo } from '../undo-toast.ts'

const ConflictChoice = lazyComponent(() => import('./conflict-choice.tsx').then((file) => file.ConflictChoice))

/**
 * Shown when the website was saved elsewhere since it was opened here. Undo restores the version that wasn't chosen.
 * Closing postpones the choice.
 */
export function ConflictDialog() {
  const state = useAtomValue(saveStateAtom)
  const resolve = useSetAtom(resolveConflictAtom)
  const postpone = useSetAtom(postponeConflictAtom)
  const save = useSetAtom(saveDraftAtom)
  const toastWithUndo = useToastWithUndo()
  const conflict = state.status === 'conflict' ? state : null
  // Keep the content during the closing transition.
  const [shown, setShown] = useState<Conflict | null>(null)
  if (conflict && conflict !== shown) setShown(conflict)

  const choose = (result: WebsiteSettings) => {
    if (resolve(result)) void save()
    else toastWithUndo('Switched to the other version')
  }

  const isWanted = useLatched(conflict !== null)

  return (
    isWanted && (
      <ConflictChoice
        opened={conflict !== null}
        conflict={shown}
        onChoose={choose}
        onClose={postpone}
        onClosed={() => setShown(null)}
      />
    )
  )
}
