import { useMutation } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { type FailureCode, failureCode } from '../../api/api-error.ts'
import { uploadPicture } from '../../api/upload-picture.ts'
import { messageFor, problems } from '../../messages.ts'
import { toast } from '../../ui/toast.ts'
import { storedDraftAtom } from '../document/session.ts'
import { setFieldAtom } from '../document/use-field.ts'
import { squareIcon, withPhoneIcon } from './square-icon.ts'

/** Makes a file the browser icon of the open website, as one step. Shows a problem with the file next to it, and as a toast. */
export function useOwnIcon() {
  const store = useStore()
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async (chosen: File) => {
      const draftId = store.get(storedDraftAtom)?.draftId
      if (!draftId) return undefined
      const { file, onWhite, note } = await squareIcon(chosen)
      const { image: icon } = await uploadPicture({ draftId, file, kind: 'icon' })
      const image = onWhite
        ? withPhoneIcon(icon, (await uploadPicture({ draftId, file: onWhite, kind: 'icon' })).image)
        : icon
      // The person may have opened another website by now.
      if (store.get(storedDraftAtom)?.draftId !== draftId) return undefined
      store.set(setFieldAtom, { path: 'settings.browserIcon', value: image })
      return note
    },
    onError: () => toast(problems.iconUpload),
  })
  const code = mutation.error && failureCode(mutation.error)
  return {
    choose: mutation.mutate,
    isUploading: mutation.isPending,
    forget: mutation.reset,
    note: mutation.data,
    problem: code && problemWords(code),
  }
}

/** An icon may be of one more type than other pictures. */
function problemWords(code: FailureCode): string {
  if (code === 'unsupported_media_type') {
    return problems.iconType
  }
  return messageFor(code === 'unknown' ? 'upload_failed' : code)
}
