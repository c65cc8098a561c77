import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { withoutPicture } from '#renderer/document/edits/without-picture.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { toast } from '#ui/toasts/toast.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { focusSoon } from '#ui/window/focus-soon.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { editAsAtom } from '../../document/edits.ts'
import { storedDraftAtom } from '../../document/session.ts'
import { useToastWithUndo } from '../../document/undo-toast.ts'
import { useRemovePicture } from '../changes.ts'
import { uploadButtonId } from './library-bar.tsx'
import { hashOf, picturesInWords } from './picture-facts.ts'
import classes from './picture-side.module.css'

type DeletePicturesProps = {
  draftId: string
  pictures: readonly LibraryPicture[]
  /** By hash. */
  uses: ReadonlyMap<string, number>
  opened: boolean
  onClose: () => void
}

/** Confirms and deletes pictures, including from the website. Undo restores them on the page. */
export function DeletePictures({ draftId, pictures, uses, opened, onClose }: DeletePicturesProps) {
  const { mutateAsync: remove } = useRemovePicture(draftId)
  const forget = useRemoveFromWebsite()
  const isPublished = useAtomValue(storedDraftAtom)?.handle != null
  const usesOf = (some: readonly LibraryPicture[]) =>
    some.reduce((sum, picture) => sum + (uses.get(hashOf(picture)) ?? 0), 0)
  const removal = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const removed: LibraryPicture[] = []
      try {
        for (const picture of pictures) {
          await remove(picture.id)
          removed.push(picture)
        }
      } finally {
        if (removed.length > 0) forget(removed, usesOf(removed))
      }
    },
    onSuccess: () => {
      onClose()
      // The button that opened the dialog no longer exists.
      focusSoon(uploadButtonId)
    },
  })
  const close = () => {
    onClose()
    removal.reset()
  }
  const one = pictures.length === 1
  return (
    <Dialog
      opened={opened}
      onClose={removal.isPending ? undefined : close}
      title={one ? 'Delete this picture?' : `Delete ${picturesInWords(pictures.length)}?`}
      actions={
        <>
          <Button variant="default" onClick={close} disabled={removal.isPending} data-autofocus>
            {one ? 'Keep it' : 'Keep them'}
          </Button>
          <Button color="red.9" loading={removal.isPending} onClick={() => removal.mutate()}>
            {one ? 'Delete picture' : 'Delete pictures'}
          </Button>
        </>
      }
    >
      <p>{consequence(usesOf(pictures), one, isPublished)}</p>
      {removal.error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={removal.error} />
        </p>
      )}
    </Dialog>
  )
}

/** Removes deleted pictures from the website and shows a toast. */
function useRemoveFromWebsite() {
  const editAs = useSetAtom(editAsAtom)
  const toastWithUndo = useToastWithUndo()
  return (pictures: readonly LibraryPicture[], uses: number) => {
    const message = pictures.length === 1 ? 'The picture was deleted' : `${pictures.length} pictures were deleted`
    if (uses === 0) return toast(message)
    const name = pictures.length === 1 ? 'Picture deleted' : 'Pictures deleted'
    editAs(name, (document) => pictures.map(hashOf).reduce(withoutPicture, document))
    toastWithUndo(message)
  }
}

function consequence(uses: number, one: boolean, isPublished: boolean): string {
  if (uses === 0) return `${one ? 'It isn’t' : 'They aren’t'} used on your website. This can’t be undone.`
  const places = uses === 1 ? 'one place' : `${uses} places`
  const subject = one ? 'This picture is' : 'These pictures are'
  const removed = one ? 'It will be removed from there.' : 'They will be removed from there.'
  const visitors = isPublished ? ` Visitors see ${one ? 'it' : 'them'} until you publish again.` : ''
  return `${subject} on your website in ${places}. ${removed} You can undo this.${visitors}`
}
