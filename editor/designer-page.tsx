import { type Atom, atom, useAtom, useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { DesignerScreen } from './designer/designer-screen.tsx'
import { FullScreenPreview } from './features/preview/full-screen-preview.tsx'
import { PreviewLinkDialog } from './features/preview/preview-link-dialog.tsx'
import { PublishPanel } from './features/publish/publish-panel.tsx'
import { domainsOpenAtom } from './state/domains.ts'
import { emailOfferAtom } from './state/email-offer.ts'
import { pictureDialogWantedAtom } from './state/picture-wanted.ts'
import { changeAddressOpenAtom, publishOpenAtom, versionsOpenAtom } from './state/publishing.ts'
import { deletingWebsiteAtom, takingOfflineAtom } from './state/websites.ts'
import { useHistoryLayer } from './ui/history-layer.ts'
import { late } from './ui/late.tsx'
import { useEver } from './ui/use-ever.ts'

const PictureDialogs = late(() => import('./features/pictures/picture-dialogs.tsx').then((file) => file.PictureDialogs))
const VersionHistory = late(() =>
  import('./features/publish/versions/version-history.tsx').then((file) => file.VersionHistory),
)
const ChangeAddressDialog = late(() =>
  import('./features/publish/address/change-address-dialog.tsx').then((file) => file.ChangeAddressDialog),
)
const DomainsDialog = late(() => import('./features/domains/domains-dialog.tsx').then((file) => file.DomainsDialog))
const DeleteWebsiteDialog = late(() =>
  import('./features/websites/delete-website-dialog.tsx').then((file) => file.DeleteWebsiteDialog),
)
const TakeOfflineDialog = late(() =>
  import('./features/websites/take-offline-dialog.tsx').then((file) => file.TakeOfflineDialog),
)

const EmailOffer = late(() => import('./features/onboarding/email-offer.tsx').then((file) => file.EmailOffer))

const versionsWantedAtom = atom((get) => get(versionsOpenAtom) !== null)
const domainsWantedAtom = atom((get) => get(domainsOpenAtom) !== null)
const deletionWantedAtom = atom((get) => get(deletingWebsiteAtom) !== null)
const offlineWantedAtom = atom((get) => get(takingOfflineAtom) !== null)
const emailOfferWantedAtom = atom((get) => get(emailOfferAtom) !== null)

/** The designer with the features it opens. They know nothing of each other: atoms say what is open. */
export function DesignerPage() {
  usePublishingLayers()
  return (
    <>
      <DesignerScreen />
      <PublishPanel />
      <PreviewLinkDialog />
      <FullScreenPreview />
      <Wanted wish={pictureDialogWantedAtom} of={PictureDialogs} />
      <Wanted wish={versionsWantedAtom} of={VersionHistory} />
      <Wanted wish={changeAddressOpenAtom} of={ChangeAddressDialog} />
      <Wanted wish={domainsWantedAtom} of={DomainsDialog} />
      <Wanted wish={deletionWantedAtom} of={DeleteWebsiteDialog} />
      <Wanted wish={offlineWantedAtom} of={TakeOfflineDialog} />
      <Wanted wish={emailOfferWantedAtom} of={EmailOffer} />
    </>
  )
}

/** The browser's Back closes them on phones. */
function usePublishingLayers() {
  const [publishOpen, setPublishOpen] = useAtom(publishOpenAtom)
  const [versions, setVersions] = useAtom(versionsOpenAtom)
  useHistoryLayer(publishOpen, { close: () => setPublishOpen(false), reopen: () => setPublishOpen(true) })
  useHistoryLayer(versions !== null, { close: () => setVersions(null) })
}

/** Mounts with the first request, and stays: an upload continues behind it, and a dialog closes as it opened. */
function Wanted({ wish, of: Feature }: { wish: Atom<boolean>; of: ComponentType }) {
  return useEver(useAtomValue(wish)) && <Feature />
}
