import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { documentAtom } from '../../designer/document/session.ts'
import { findingCountAtom } from '../../state/publishing.ts'
import { useSettled } from '../../ui/use-settled.ts'

/** In milliseconds without a change: longer than any pause in typing. */
const pause = 1500

/** Keeps the count of what has to be fixed, a while behind what is typed. Hints are not counted. The checks come when they are first wanted. */
export function useFindingCount() {
  const document = useSettled(useAtomValue(documentAtom), pause)
  const setCount = useSetAtom(findingCountAtom)
  useEffect(() => {
    if (!document) return setCount(undefined)
    let latest = true
    const count = async () => {
      const { countToFix } = await import('./checklist/checklist.ts')
      if (latest) setCount(countToFix(document))
    }
    // Offline, the checks may not arrive. Without them there is no count.
    count().catch(() => setCount(undefined))
    return () => {
      latest = false
    }
  }, [document, setCount])
}
