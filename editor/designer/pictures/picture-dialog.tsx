import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Image } from '#renderer/document/values/image.ts'
import { problems } from '#ui/errors/error-texts.ts'
import { toast, toastWork } from '#ui/toasts/toast.tsx'
import { Window } from '#ui/window/window.tsx'
import { saveStateAtom, storedDraftAtom } from '../document/session.ts'
import { PictureChoice } from './picture-choice.tsx'
import { pictureRequestAtom } from './picture-request.ts'
import { canRetry, type Upload } from './uploads/upload.ts'
import { clearUploadsAtom, uploadsAtom } from './uploads/upload-queue.ts'
import { useAddFiles } from './uploads/use-add-files.ts'

/** Chooses a picture for a field from the library or a search. Opened by pictureRequestAtom. */
export function PictureDialog() {
  const [wanted, setWanted] = useAtom(pictureRequestAtom)
  const draft = useAtomValue(storedDraftAtom)
  const conflict = useAtomValue(saveStateAtom).status === 'conflict'
  // Keep the content during the closing transition.
  const [shown, setShown] = useState(wanted)
  if (wanted && wanted !== shown) setShown(wanted)
  // A single file dropped on a picture replaces it without a dialog.
  const dropped = wanted?.maxCount === 1 && wanted.files?.length === 1 ? wanted.files[0] : undefined
  const opened = wanted !== null && draft !== null && !conflict && !dropped
  const clear = useSetAtom(clearUploadsAtom)
  const close = () => {
    setWanted(null)
    // Clears old failures, which don't concern the next picture.
    clear('ended')
  }

  if (wanted && draft && dropped) {
    const takePicture = (image: Image) => {
      wanted.onChoose([image])
      close()
    }
    // The dialog's list explains why the upload failed.
    const fail = (upload: Upload) => {
      if (wanted.kind === 'logo' && canRetry(upload)) toast(problems.logoUpload)
      setWanted({ ...wanted, files: undefined })
    }
    return <DirectUpload draftId={draft.draftId} file={dropped} onDone={takePicture} onFailed={fail} />
  }
  return (
    <Window
      kind="workplace"
      opened={opened}
      title={shown && titleOf(shown.label, shown.maxCount)}
      onClose={close}
      onClosed={() => setShown(null)}
      size={1120}
      height="760px"
    >
      {shown && draft && !dropped && <PictureChoice wanted={shown} draftId={draft.draftId} onDone={close} />}
    </Window>
  )
}

/** 'Choose a logo picture', 'Choose up to 6 pictures'. */
function titleOf(label: string, maxCount: number): string {
  if (maxCount > 1) return `Choose up to ${maxCount} pictures`
  const one = label.toLowerCase().replace(/(picture|photo)s$/, '$1')
  return `Choose ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
}

type DirectUploadProps = {
  draftId: string
  file: File
  onDone: (image: Image) => void
  onFailed: (upload: Upload) => void
}

/** Uploads one file and passes on its picture, without a dialog. */
function DirectUpload({ draftId, file, onDone, onFailed }: DirectUploadProps) {
  const add = useAddFiles(draftId)
  const upload = useAtomValue(uploadsAtom).find((one) => one.file === file && one.draftId === draftId)
  const begun = useRef(false)
  const ended = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    add([file])
  }, [add, file])
  useEffect(() => {
    const { hide } = toastWork('Uploading the picture…')
    return () => void hide()
  }, [])
  useEffect(() => {
    if (ended.current || !upload) return
    const { state } = upload
    if (state.status === 'done') onDone(state.picture.image)
    if (state.status === 'failed') onFailed(upload)
    ended.current = state.status === 'done' || state.status === 'failed'
  }, [upload, onDone, onFailed])
  return null
}
