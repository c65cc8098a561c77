import { useDebouncedValue } from '@mantine/hooks'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { lazyComponent, useLatched } from '#ui/window/lazy.tsx'
import { documentAtom } from '../document/session.ts'
import { findingCountAtom, publishOpenAtom } from './publishing.ts'

const PublishDrawer = lazyComponent(() => import('./publish-drawer.tsx').then((file) => file.PublishDrawer))
const PublishedWindows = lazyComponent(() =>
  import('./published/published-windows.tsx').then((file) => file.PublishedWindows),
)

/** The publish panel, which loads when idle or when first opened, and the count on its button. */
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

/** A separate component, since it follows every keystroke. */
function FindingCount() {
  useFindingCount()
  return null
}

/** Debounce in milliseconds, longer than a typing pause. */
const debounceMs = 1500

/** Updates the number of findings to fix, debounced. Loads the checks on first use. */
function useFindingCount() {
  const [document] = useDebouncedValue(useAtomValue(documentAtom), debounceMs)
  const setCount = useSetAtom(findingCountAtom)
  useEffect(() => {
    if (!document) return setCount(undefined)
    let latest = true
    const count = async () => {
      const { countToFix } = await import('./checklist/checklist.ts')
      if (latest) setCount(countToFix(document))
    }
    // The checks may fail to load offline.
    count().catch(() => setCount(undefined))
    return () => {
      latest = false
    }
  }, [document, setCount])
}
