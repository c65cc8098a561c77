import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Image } from '../../../../renderer/document/image.ts'
import { toast } from '../../../ui/toast.ts'
import { uploadsAtom } from './upload-queue.ts'
import { useAddFiles } from './use-add-files.ts'

type DirectUploadProps = { draftId: string; file: File; onDone: (image: Image) => void; onFailed: () => void }

/** Uploads one file and hands its picture on, without asking anything. */
export function DirectUpload({ draftId, file, onDone, onFailed }: DirectUploadProps) {
  const add = useAddFiles(draftId)
  const state = useAtomValue(uploadsAtom).find((upload) => upload.file === file && upload.draftId === draftId)?.state
  const begun = useRef(false)
  const ended = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    add([file])
    toast('Uploading the picture…')
  }, [add, file])
  useEffect(() => {
    if (ended.current || !state) return
    if (state.status === 'done') onDone(state.picture.image)
    if (state.status === 'failed') onFailed()
    ended.current = state.status === 'done' || state.status === 'failed'
  }, [state, onDone, onFailed])
  return null
}
