import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteCopiesOfDraft } from '#editor/designer/document/copy-store.ts'
import { openDocumentAtom } from '#editor/designer/document/open-document.ts'
import { mailDisconnected } from '#editor/domains/changes.ts'
import { connectedWith, domainsQuery } from '#editor/domains/queries.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { toast } from '#ui/toasts/toast.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { namesOf } from '#ui/words/names-of.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './delete-website-dialog.module.css'
import { useDeleteDraft } from './drafts.ts'
import { type DeletingWebsite, deletingWebsiteAtom, websitesTitleId } from './queries.ts'

/** Confirms deleting a website. Opened by deletingWebsiteAtom. Everyone who has the website open is sent to the website list. */
export function DeleteWebsiteDialog() {
  const store = useStore()
  const navigate = useNavigate()
  const deletion = useDeleteDraft()
  const [requested, setRequested] = useAtom(deletingWebsiteAtom)
  // Keep the content during the closing transition.
  const [shown, setShown] = useState(requested)
  if (requested && requested !== shown) setShown(requested)
  const isAsked = requested !== null && requested.handle !== null && !requested.isDeleted
  const own = useQuery({ ...domainsQuery(requested?.draftId ?? ''), enabled: isAsked }).data
  const domains = own ? connectedWith(own) : []

  const close = () => {
    setRequested(null)
    deletion.reset()
  }
  const remove = async (website: DeletingWebsite) => {
    const { draftId, businessName } = website
    const leaving = domains
    await deletion.mutateAsync(draftId)
    for (const { domainName } of leaving) void mailDisconnected({ domainName, companyName: businessName })
    void deleteCopiesOfDraft(draftId)
    setRequested({ ...website, isDeleted: true })
    const open = store.get(openDocumentAtom)
    if (open?.draftId === draftId) {
      open.close()
      await navigate(pages.websites, { replace: true })
    }
    close()
    toast(`${businessName} was deleted`)
    // The button that opened it no longer exists.
    focusSoon(websitesTitleId)
  }

  return (
    <Dialog
      opened={requested !== null && !requested.isDeleted}
      onClose={deletion.isPending ? undefined : close}
      title="Delete this website?"
      actions={
        <>
          <Button variant="default" onClick={close} disabled={deletion.isPending} data-autofocus>
            Keep it
          </Button>
          <Button
            color="red.9"
            loading={deletion.isPending}
            onClick={() => requested && remove(requested).catch(() => undefined)}
          >
            Delete website
          </Button>
        </>
      }
    >
      <p>
        This permanently deletes <strong>{shown?.businessName}</strong> and everything in it.
        {shown?.handle && (
          <>
            {' '}
            Its web address <strong>{shown.handle}</strong> stops working right away.{' '}
            {domains.length > 0 && `${namesOf(domains)} will be disconnected.`}
          </>
        )}{' '}
        This can’t be undone.
      </p>
      {deletion.error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={deletion.error} />
        </p>
      )}
    </Dialog>
  )
}
