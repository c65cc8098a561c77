import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { wasCreationBegun } from '../../state/creation-begun.ts'
import { isUntouchedAtom } from './wizard-state.ts'

/**
 * Finds the website that was begun in this browser, when its page was closed and is opened again in a tab that knows nothing of it.
 * Answers whether it is being looked for.
 */
export function useWaitingCreation(): boolean {
  const store = useStore()
  const [isLooking, setIsLooking] = useState(() => wasCreationBegun() && store.get(isUntouchedAtom))

  useEffect(() => {
    if (!isLooking) return
    import('./waiting-creation.ts')
      .then(({ findWaitingCreation }) => findWaitingCreation(store))
      .catch(() => undefined)
      .finally(() => setIsLooking(false))
  }, [isLooking, store])

  return isLooking
}
