import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { wasCreationBegun } from '../../state/creation-begun.ts'
import { isUntouchedAtom, stepAtom, wizardAtom } from './wizard-state.ts'

/**
 * Finds the website that was started in this browser when a new tab opens after its page was closed. If
 * this tab is starting another one, it is set aside. Returns whether the search is running, with nothing else to show.
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
