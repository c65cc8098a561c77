import { useDebouncedValue } from '@mantine/hooks'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { late, useLatched } from '#ui/window/late.tsx'
import { documentAtom } from '../document/session.ts'
import { findingCountAtom, publishOpenAtom } from './publishing.ts'

const PublishDrawer = late(() => import('./publish-drawer.tsx').then((file) => file.PublishDrawer))
const PublishedWindows = late(() => import('./published/published-windows.tsx').then((file) => file.PublishedWindows))

/** The publish panel, whose code loads when the page is idle or when it first opens, and the count on its button. */
export function PublishPanel() {
  const isWanted = useLatched(useAtomValue(publishOpenAtom))
  return (
    <>
      <FindingCount />
      {isWanted && <PublishDrawer />}
      {isWanted && <PublishedWindows />}
    </>
  )
}

/** Counts apart, since it follows every keystroke. */
function FindingCount() {
  useFindingCount()
  return null
}

/** In milliseconds without a change: longer than any pause in typing. */
const pause = 1500

/** Keeps the count of what has to be fixed, a while behind what is typed. Hints are not counted. The checks come when they are first wanted. */
function useFindingCount() {
  const [document] = useDebouncedValue(useAtomValue(documentAtom), pause)
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
