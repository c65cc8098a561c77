import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { withoutPicture } from '#renderer/document/edits/without-picture.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { toast } from '#ui/toasts/toast.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { focusSoon } from '#ui/window/focus-soon.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { editAtom } from '../../document/edits.ts'
import { storedDraftAtom } from '../../document/session.ts'
import { useToastWithUndo } from '../../document/undo-toast.ts'
import { useRemovePicture } from '../changes.ts'
import { uploadButtonId } from './library-bar.tsx'
import { hashOf } from './picture-facts.ts'
import classes from './picture-side.module.css'

type DeletePictureProps = { draftId: string; picture: LibraryPicture; uses: number }

/** Asks once, then deletes a picture, also from the places it has on the website; those one undo brings back. */
export function DeletePicture({ draftId, picture, uses }: DeletePictureProps) {
  const [asking, setAsking] = useState(false)
  const removal = useRemovePicture(draftId)
  const edit = useSetAtom(editAtom)
  const toastWithUndo = useToastWithUndo()
  const isPublished = useAtomValue(storedDraftAtom)?.handle != null

  const remove = async () => {
    await removal.mutateAsync(picture.id)
    if (uses > 0) edit((document) => withoutPicture(document, hashOf(picture)))
    if (uses > 0) toastWithUndo('The picture was deleted')
    else toast('The picture was deleted')
    // What asked is gone, and with it the place in the page.
    focusSoon(uploadButtonId)
  }
  const close = () => {
    setAsking(false)
    removal.reset()
  }

  return (
    <>
      <Button
        className={classes.delete}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <Dialog
        opened={asking}
        onClose={removal.isPending ? undefined : close}
        title="Delete this picture?"
        actions={
          <>
            <Button variant="default" onClick={close} disabled={removal.isPending} data-autofocus>
              Keep it
            </Button>
            <Button color="red.9" loading={removal.isPending} onClick={() => remove().catch(() => undefined)}>
              Delete picture
            </Button>
          </>
        }
      >
        <p>{consequence(uses, isPublished)}</p>
        {removal.error && (
          <p role="alert" className={classes.problem}>
            <ErrorText error={removal.error} />
          </p>
        )}
      </Dialog>
    </>
  )
}

function consequence(uses: number, isPublished: boolean): string {
  if (uses === 0) return 'It isn’t used on your website. This can’t be undone.'
  const places = uses === 1 ? 'one place' : `${uses} places`
  const visitors = isPublished ? ' Visitors see it until you publish again.' : ''
  return `This picture is on your website in ${places}. It will be removed from there. You can undo this.${visitors}`
}
