// Mantine styles this page needs on top of the global ones. Order matters: later files build on earlier ones.
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Tooltip.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import { type Atom, atom, useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { domainsOpenAtom } from '#editor/domains/queries.ts'
import { deletingWebsiteAtom, takingOfflineAtom, useWebsites } from '#editor/websites/queries.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import { lazyComponent, useLatched } from '#ui/window/lazy.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './designer.module.css'
import { documentStatus, storedDraftAtom } from './document/session.ts'
import { DesignerWait } from './opening/designer-wait.tsx'
import { OpenWebsite } from './opening/open-website.tsx'
import { isPictureDialogOpenAtom } from './pictures/picture-request.ts'
import { fullScreenPreviewAtom, previewLinkOpenAtom } from './preview/queries.ts'
import { PublishPanel } from './publish/publish-panel.tsx'
import { changeAddressOpenAtom, publishOpenAtom, versionsOpenAtom } from './publish/publishing.ts'

const FullScreenPreview = lazyComponent(() =>
  import('./preview/full-screen-preview.tsx').then((file) => file.FullScreenPreview),
)
const PreviewLinkDialog = lazyComponent(() =>
  import('./preview/preview-links.tsx').then((file) => file.PreviewLinkDialog),
)
const PictureDialogs = lazyComponent(() => import('./pictures/picture-dialogs.tsx').then((file) => file.PictureDialogs))
const VersionHistory = lazyComponent(() =>
  import('./publish/versions/version-history.tsx').then((file) => file.VersionHistory),
)
const ChangeAddressDialog = lazyComponent(() =>
  import('./publish/address/change-address-dialog.tsx').then((file) => file.ChangeAddressDialog),
)
const DomainsDialog = lazyComponent(() =>
  import('#editor/domains/domains-dialog.tsx').then((file) => file.DomainsDialog),
)
const DeleteWebsiteDialog = lazyComponent(() =>
  import('#editor/websites/delete-website-dialog.tsx').then((file) => file.DeleteWebsiteDialog),
)
const TakeOfflineDialog = lazyComponent(() =>
  import('#editor/websites/take-offline-dialog.tsx').then((file) => file.TakeOfflineDialog),
)

const versionsWantedAtom = atom((get) => get(versionsOpenAtom) !== null)
const domainsWantedAtom = atom((get) => get(domainsOpenAtom) !== null)
const deletionWantedAtom = atom((get) => get(deletingWebsiteAtom) !== null)
const offlineWantedAtom = atom((get) => get(takingOfflineAtom) !== null)

/** The designer and the features that it opens. Features don't import each other; atoms store which one is open. */
export function DesignerPage() {
  return (
    <>
      <DesignerScreen />
      <PublishPanel />
      <MountOnFirstUse isOpen={fullScreenPreviewAtom} feature={FullScreenPreview} />
      <MountOnFirstUse isOpen={previewLinkOpenAtom} feature={PreviewLinkDialog} />
      <MountOnFirstUse isOpen={isPictureDialogOpenAtom} feature={PictureDialogs} />
      <MountOnFirstUse isOpen={versionsWantedAtom} feature={VersionHistory} />
      <MountOnFirstUse isOpen={changeAddressOpenAtom} feature={ChangeAddressDialog} />
      <MountOnFirstUse isOpen={domainsWantedAtom} feature={DomainsDialog} />
      <MountOnFirstUse isOpen={deletionWantedAtom} feature={DeleteWebsiteDialog} />
      <MountOnFirstUse isOpen={offlineWantedAtom} feature={TakeOfflineDialog} />
    </>
  )
}

/** Mounts on first use and stays mounted, so that uploads continue and closing animations run. */
function MountOnFirstUse({ isOpen: isOpenAtom, feature: Feature }: { isOpen: Atom<boolean>; feature: ComponentType }) {
  return useLatched(useAtomValue(isOpenAtom)) && <Feature />
}

// Toasts that appear before it loads wait in its store.
const Toasts = lazyComponent(() => import('#ui/toasts/toasts.tsx').then((file) => file.Toasts))

/** Redirects signed-out people to sign-in and back, and people without a website to the wizard. */
function DesignerScreen() {
  const location = useLocation()
  const { authLoaded, user, drafts, isReading, problem } = useWebsites()
  const isPublishing = useAtomValue(publishOpenAtom)
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
    <>
      <Toasts className={classes.toasts} data-beside-panel={isPublishing || undefined} />
      <OpenWebsite drafts={drafts} userId={user.uid} />
    </>
  )
}
