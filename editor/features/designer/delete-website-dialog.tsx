import { Button } from '@mantine/core'
import { useStore } from 'jotai'
import { useNavigate } from 'react-router'
import type { Draft } from '../../../worker/contract/drafts.ts'
import { pages } from '../../../worker/contract/routes-table.ts'
import { failureCode } from '../../api/api-error.ts'
import { messageFor } from '../../messages.ts'
import { closeDraftAtom } from '../../state/draft.ts'
import { useDeleteDraft } from '../../state/drafts.ts'
import { dropUnsavedCopy } from '../../state/unsaved-copy.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './delete-website-dialog.module.css'

/** Asks once before a website is gone for good. */
export function DeleteWebsiteDialog(props: { opened: boolean; onClose: () => void; draft: Draft }) {
  const { opened, onClose, draft } = props
  const store = useStore()
  const navigate = useNavigate()
  const deletion = useDeleteDraft()

  const remove = async () => {
    await deletion.mutateAsync(draft.draftId)
    dropUnsavedCopy(sessionStorage, draft.draftId)
    store.set(closeDraftAtom)
    toast(`${draft.websiteSettings.businessName} was deleted`)
    await navigate(pages.designer, { replace: true })
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Delete this website?"
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep it
          </Button>
          <Button color="red.9" loading={deletion.isPending} onClick={() => remove().catch(() => undefined)}>
            Delete website
          </Button>
        </>
      }
    >
      <p>
        {draft.websiteSettings.businessName} and everything in it will be gone.
        {draft.handle && ' Its web address stops working at once: visitors will see that there is no website.'} This
        cannot be undone.
      </p>
      {deletion.error && (
        <p role="alert" className={classes.problem}>
          {messageFor(failureCode(deletion.error))}
        </p>
      )}
    </Dialog>
  )
}
