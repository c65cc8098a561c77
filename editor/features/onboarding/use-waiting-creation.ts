import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { wasCreationBegun } from '../../state/creation-begun.ts'
import { isUntouchedAtom, stepAtom, wizardAtom } from './wizard-state.ts'

/**
 * Finds the website that was begun in this browser, when its page was closed and is opened again in a tab that knows nothing of it. Where
 * another one is being begun in this tab, it is put aside. Answers whether it is being looked for, with nothing else to show.
 */
export function useWaitingCreation(): boolean {
  const store = useStore()
  const [isLooking, setIsLooking] = useState(() => wasCreationBegun() && store.get(isUntouchedAtom))

  useEffect(() => {
    const { createdFrom, aside } = store.get(wizardAtom)
    const isKnown = createdFrom !== '' || aside !== '' || store.get(stepAtom) !== 'About'
    if (!isLooking && (isKnown || !wasCreationBegun())) return
    import('./waiting-creation.ts')
      .then(({ findWaitingCreation }) => findWaitingCreation(store))
      .catch(() => undefined)
      .finally(() => setIsLooking(false))
  }, [isLooking, store])

  return isLooking
}
