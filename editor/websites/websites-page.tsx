import { useAtomValue } from 'jotai'
import { domainsOpenAtom } from '#editor/domains/queries.ts'
import { late, useLatched } from '#ui/window/late.tsx'
import { WebsitesScreen } from './websites-screen.tsx'

const DomainsDialog = late(() => import('#editor/domains/domains-dialog.tsx').then((file) => file.DomainsDialog))

/** The list of websites with the feature it opens and does not know. */
export function WebsitesPage() {
  return (
    <>
      <WebsitesScreen />
      <Domains />
    </>
  )
}

/** Mounts with the first request, and stays, so that it closes as it opened. */
function Domains() {
  return useLatched(useAtomValue(domainsOpenAtom) !== null) && <DomainsDialog />
}
