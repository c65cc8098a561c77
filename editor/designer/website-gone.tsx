import { Button } from '@mantine/core'
import { useAtomValue, useStore } from 'jotai'
import { useNavigate } from 'react-router'
import { pages } from '../../worker/platform/addresses/paths.ts'
import { dropCopiesOfDraft } from '../state/copy-shelf.ts'
import { useCreateWebsite } from '../state/new-website.ts'
import { ErrorText } from '../ui/error-text.tsx'
import { LateDialog } from '../ui/late-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { closeDraftAtom, documentAtom, storedDraftAtom } from './document/session.ts'
import classes from './website-gone.module.css'

/**
 * When the website on the screen was deleted in another window or on another device: nothing done here could be saved. What
 * is on the screen can become a new website.
 */
export function WebsiteGone({ draftId, opened }: { draftId: string; opened: boolean }) {
  const store = useStore()
  const navigate = useNavigate()
  const isPublished = useAtomValue(storedDraftAtom)?.handle != null
  const { mutateAsync, isPending, error } = useCreateWebsite()

  const leave = (to: string) => {
    void dropCopiesOfDraft(draftId)
    store.set(closeDraftAtom)
    return navigate(to, { replace: true })
  }
  const keep = async () => {
    const document = store.get(documentAtom)
    if (!document) return
    const made = await mutateAsync(document)
    await leave(`${pages.designer}?websiteId=${made.draftId}`)
    toast('Kept as a new website')
  }

  return (
    <LateDialog
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
    </LateDialog>
  )
}
