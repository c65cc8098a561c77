import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type PropsWithChildren, useCallback, useEffect, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { failureCode } from '#api/api-error.ts'
import { deletingWebsiteAtom, selectedWebsite } from '#editor/websites/queries.ts'
import { useCreateWebsite } from '#editor/websites/website-limit.ts'
import { photosFor } from '#session/browser-photos.ts'
import { readTab } from '#session/tab-storage.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { messageFor, problems } from '#ui/errors/error-texts.ts'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import { toast } from '#ui/toasts/toast.tsx'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { LazyDialog } from '#ui/window/lazy-dialog.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { designerPath, pages } from '#worker/platform/addresses/paths.ts'
import { Designer } from '../designer.tsx'
import { deleteCopiesOfDraft } from '../document/copy-store.ts'
import { useDocumentSession } from '../document/open-session.ts'
import { selectSectionAtom } from '../document/selection.ts'
import { closeDraftAtom, documentAtom, isGoneAtom, storedDraftAtom } from '../document/session.ts'
import { publishOpenAtom } from '../publish/publishing.ts'
import { DesignerWait } from './designer-wait.tsx'
import classes from './open-website.module.css'

const PhotosOnTheWay = lazyComponent(() => import('./photos-on-the-way.tsx').then((file) => file.PhotosOnTheWay))

/** Opens the website in `?websiteId=`, an id or handle. By default, the last website edited in the designer. */
export function OpenWebsite({ drafts, userId }: { drafts: DraftListItem[]; userId: string }) {
  const [search] = useSearchParams()
  const { asked, listed } = selectedWebsite(drafts, search.get('websiteId'))
  const opened = useDocumentSession(listed?.draftId ?? asked, userId)
  const draftId = listed?.draftId ?? opened.draftId
  const isGone = useAtomValue(isGoneAtom)
  const deleting = useAtomValue(deletingWebsiteAtom)
  const select = useSetAtom(selectSectionAtom)
  const openPublish = useSetAtom(publishOpenAtom)

  useEffect(() => () => openPublish(false), [openPublish])
  // Sections belong to one website.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every change of website
  useEffect(() => () => select(null), [draftId, select])

  // Puts the id in the URL, so that another website's save or a changed handle doesn't switch websites.
  if (draftId && draftId !== search.get('websiteId'))
    return <Navigate to={{ search: withId(search, draftId) }} replace />

  // Says nothing while this window deletes the website, since it then navigates away itself.
  const isDeleting = deleting !== null && deleting.draftId === draftId
  if (opened.draftId) {
    return (
      <>
        <WithPhotos key={opened.draftId} draftId={opened.draftId}>
          <Designer drafts={drafts} />
        </WithPhotos>
        <WebsiteGone draftId={opened.draftId} opened={isGone && !isDeleting} />
      </>
    )
  }
  if (!opened.problem || isDeleting) return <DesignerWait />
  if (failureCode(opened.problem) === 'not_found') return <WebsiteNotFound />
  return <LoadingProblem error={opened.problem} onRetry={opened.retry} />
}

/** How long a new website waits for its photos, in milliseconds. */
const maxPhotoWaitMs = 3000

/**
 * Adds the wizard's photos if this browser still has them. A new website waits for its photos, so that it looks as it did in the wizard.
 */
function WithPhotos({ draftId, children }: PropsWithChildren<{ draftId: string }>) {
  const [areThere, setThere] = useState(false)
  const [isHeld, setHeld] = useState(() => readTab('wizardDone') === draftId)
  const show = useCallback(() => setHeld(false), [])
  useEffect(() => {
    void photosFor(draftId).then((set) => (set ? setThere(true) : show()))
    const timer = setTimeout(show, maxPhotoWaitMs)
    return () => clearTimeout(timer)
  }, [draftId, show])
  return (
    <>
      {isHeld ? <DesignerWait /> : children}
      {areThere && <PhotosOnTheWay draftId={draftId} onSettled={show} />}
    </>
  )
}

function withId(search: URLSearchParams, draftId: string): string {
  const named = new URLSearchParams(search)
  named.set('websiteId', draftId)
  return `?${named}`
}

/** Shown for an address that isn't any of the person's websites. */
function WebsiteNotFound() {
  const navigate = useNavigate()
  return (
    <>
      <title>{messageFor('not_found')}</title>
      <DesignerWait />
      <LazyDialog
        opened
        onClose={() => navigate(pages.websites, { replace: true })}
        title={messageFor('not_found')}
        actions={
          <Button component={Link} to={pages.websites} replace data-autofocus>
            Go to your websites
          </Button>
        }
      >
        <p>{problems.websiteNotYours}</p>
      </LazyDialog>
    </>
  )
}

/** The website was deleted elsewhere, so nothing can be saved. Offers to create a new website from what is on screen. */
function WebsiteGone({ draftId, opened }: { draftId: string; opened: boolean }) {
  const store = useStore()
  const navigate = useNavigate()
  const isPublished = useAtomValue(storedDraftAtom)?.handle != null
  const { mutateAsync, isPending, error } = useCreateWebsite()

  const leave = (to: string) => {
    void deleteCopiesOfDraft(draftId)
    store.set(closeDraftAtom)
    return navigate(to, { replace: true })
  }
  const keep = async () => {
    const document = store.get(documentAtom)
    if (!document) return
    const made = await mutateAsync(document)
    await leave(designerPath(made.draftId))
    toast('Kept as a new website')
  }

  return (
    <LazyDialog
      opened={opened}
      title="This website was deleted"
      actions={
        <>
          <Button variant="default" onClick={() => leave(pages.websites)}>
            Go to your websites
          </Button>
          <Button loading={isPending} onClick={() => keep().catch(() => undefined)} data-autofocus>
            Keep as a new website
          </Button>
        </>
      }
    >
      <p>
        It was deleted in another window or on another device{isPublished && ', and its web address stopped working'}.
        You can keep what you see here, with all your changes, as a new website.
      </p>
      {error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={error} />
        </p>
      )}
    </LazyDialog>
  )
}
