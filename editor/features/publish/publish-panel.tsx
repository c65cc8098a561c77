import { useAtomValue } from 'jotai'
import { publishOpenAtom } from '../../state/publishing.ts'
import { late } from '../../ui/late.tsx'
import { useEver } from '../../ui/use-ever.ts'
import { useFindingCount } from './use-finding-count.ts'

const PublishDrawer = late(() => import('./publish-drawer.tsx').then((file) => file.PublishDrawer))

/** The publish panel, whose code loads when the page is idle or when it first opens, and the count on its button. */
export function PublishPanel() {
  const isWanted = useEver(useAtomValue(publishOpenAtom))
  return (
    <>
      <FindingCount />
      {isWanted && <PublishDrawer />}
    </>
  )
}

/** Counts apart, since it follows every keystroke. */
function FindingCount() {
  useFindingCount()
  return null
}
