import './designer-styles.ts'
import { type Atom, atom, useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { domainsOpenAtom } from '#editor/domains/queries.ts'
import { deletingWebsiteAtom, takingOfflineAtom, useWebsites } from '#editor/websites/queries.ts'
import { emailOfferAtom } from '#session/email-offer.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { SmallScreenNotice } from '#ui/bars/small-screen-notice.tsx'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import { late } from '#ui/window/late.tsx'
import { useLatched } from '#ui/window/use-latched.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { documentStatus, storedDraftAtom } from './document/session.ts'
import { DesignerWait } from './opening/designer-wait.tsx'
import { OpenWebsite } from './opening/open-website.tsx'
import { pictureDialogWantedAtom } from './pictures/picture-wanted.ts'
import { PreviewLinkDialog } from './preview/preview-link-dialog.tsx'
import { fullScreenPreviewAtom } from './preview/queries.ts'
import { PublishPanel } from './publish/publish-panel.tsx'
import { changeAddressOpenAtom, versionsOpenAtom } from './publish/publishing.ts'

const FullScreenPreview = late(() => import('./preview/full-screen-preview.tsx').then((file) => file.FullScreenPreview))
const PictureDialogs = late(() => import('./pictures/picture-dialogs.tsx').then((file) => file.PictureDialogs))
const VersionHistory = late(() => import('./publish/versions/version-history.tsx').then((file) => file.VersionHistory))
const ChangeAddressDialog = late(() =>
  import('./publish/address/change-address-dialog.tsx').then((file) => file.ChangeAddressDialog),
)
const DomainsDialog = late(() => import('#editor/domains/domains-dialog.tsx').then((file) => file.DomainsDialog))
const DeleteWebsiteDialog = late(() =>
  import('#editor/websites/delete-website-dialog.tsx').then((file) => file.DeleteWebsiteDialog),
)
const TakeOfflineDialog = late(() =>
  import('#editor/websites/take-offline-dialog.tsx').then((file) => file.TakeOfflineDialog),
)

const EmailOffer = late(() => import('#editor/create/email-offer.tsx').then((file) => file.EmailOffer))

const versionsWantedAtom = atom((get) => get(versionsOpenAtom) !== null)
const domainsWantedAtom = atom((get) => get(domainsOpenAtom) !== null)
const deletionWantedAtom = atom((get) => get(deletingWebsiteAtom) !== null)
const offlineWantedAtom = atom((get) => get(takingOfflineAtom) !== null)
const emailOfferWantedAtom = atom((get) => get(emailOfferAtom) !== null)

/** The designer with the features it opens. They know nothing of each other: atoms say what is open. */
export function DesignerPage() {
  return (
    <>
      <DesignerScreen />
      <PublishPanel />
      <PreviewLinkDialog />
      <Wanted wish={fullScreenPreviewAtom} of={FullScreenPreview} />
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

/** Mounts with the first request, and stays: an upload continues behind it, and a dialog closes as it opened. */
function Wanted({ wish, of: Feature }: { wish: Atom<boolean>; of: ComponentType }) {
  return useLatched(useAtomValue(wish)) && <Feature />
}

// A toast shown before it arrives waits in its store.
const Toasts = late(() => import('./toasts.tsx').then((file) => file.Toasts))

/**
 * The designer: the person's websites, edited. Someone signed out is asked to sign in, and comes back here; someone without
 * a website is led to where one begins.
 */
function DesignerScreen() {
  const location = useLocation()
  const { authLoaded, user, drafts, isReading, problem } = useWebsites()
  const status = documentStatus({
    authLoaded,
    signedIn: user !== null,
    draftCount: drafts?.length || (isReading ? undefined : drafts?.length),
    open: useAtomValue(storedDraftAtom) !== null,
  })

  if (status === 'Unavailable') return <Navigate to={user ? pages.websites : signInPath(location)} replace />
  if (!drafts || !user)
    return problem ? <LoadingProblem error={problem.error} onRetry={problem.retry} /> : <DesignerWait />
  return (
    <SmallScreenNotice>
      <Toasts />
      <OpenWebsite drafts={drafts} userId={user.uid} />
    </SmallScreenNotice>
  )
}
