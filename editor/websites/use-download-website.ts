import { useMutation } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { fileOf } from '#api/file-of.ts'
import { saveFile } from '#ui/save-file.ts'
import { toastError, toastWork } from '#ui/toasts/toast.tsx'

/** Downloads a website, as it is saved, as a zip file. */
export function useDownloadWebsite() {
  const { mutate, isPending } = useMutation({
    mutationFn: async (draftId: string) => {
      const hide = toastWork('Preparing your download…')
      const call = api.drafts[':draftId'].download.$get({ param: { draftId } })
      const { name, file } = await fileOf(call, { name: 'website.zip', onProgress: () => undefined }).finally(hide)
      saveFile(name, file)
    },
    networkMode: 'always',
    onError: (error) => toastError(error),
  })
  return { download: mutate, isDownloading: isPending }
}
