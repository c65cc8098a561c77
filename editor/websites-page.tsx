import { useAtomValue } from 'jotai'
import { WebsitesScreen } from './features/websites/websites-screen.tsx'
import { domainsOpenAtom } from './state/domains.ts'
import { late } from './ui/late.tsx'
import { useEver } from './ui/use-ever.ts'

const DomainsDialog = late(() => import('./features/domains/domains-dialog.tsx').then((file) => file.DomainsDialog))

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
  return useEver(useAtomValue(domainsOpenAtom) !== null) && <DomainsDialog />
}
