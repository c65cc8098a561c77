import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { ApiError } from '#api/api-error.ts'
import { sendFile } from '#api/send-file.ts'
import { toast, toastError, toastWork } from '#ui/toasts/toast.tsx'
import { importedWebsite, maxDownloadBytes } from '#worker/downloads/schema.ts'
import { draftsQuery } from './drafts.ts'
import { importAskedAtom } from './queries.ts'
import { useRememberLimit } from './website-limit.ts'

/** Creates a website from a zip file that "Download this website" produced. */
export function ImportWebsite({ size = 'sm', isFull = false }: { size?: 'sm' | 'md'; isFull?: boolean }) {
  const reset = useRef<() => void>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useImportWebsite()
  const [isAsked, setAsked] = useAtom(importAskedAtom)
  useEffect(() => {
    if (!isAsked) return
    setAsked(false)
    button.current?.focus()
    button.current?.click()
  }, [isAsked, setAsked])
  const importFile = (file: File | null) => {
    // Allows choosing the same file again.
    reset.current?.()
    if (file) mutate(file)
  }
  return (
    <FileButton accept=".zip,application/zip" resetRef={reset} onChange={importFile}>
      {(props) => (
        <Button
          {...props}
          ref={button}
          variant="default"
          size={size}
          disabled={isFull}
          loading={isPending}
          leftSection={<IconUpload size={16} aria-hidden />}
        >
          Import a website
        </Button>
      )}
    </FileButton>
  )
}

function useImportWebsite() {
  const queries = useQueryClient()
  const limit = useRememberLimit()
  return useMutation({
    mutationFn: async (file: File) => {
      // Rejects the file here, since uploading takes minutes on a slow connection.
      if (file.size > maxDownloadBytes) throw new ApiError('import_too_large')
      const work = toastWork('Importing your website…')
      const onProgress = (share: number) => work.tell(share < 1 ? `${Math.round(share * 100)} %` : '')
      const sent = { file: new Blob([file], { type: 'application/zip' }), onProgress }
      const { data } = importedWebsite.safeParse(await sendFile('/api/drafts/import', sent).finally(work.hide))
      if (!data) throw new ApiError('unknown')
      return data
    },
    networkMode: 'always',
    onSuccess: async ({ businessName }) => {
      limit.made()
      await queries.invalidateQueries({ queryKey: draftsQuery.queryKey })
      toast(`Imported: ${businessName}`)
    },
    onError: (error) => {
      toastError(error)
      return limit.failed(error)
    },
  })
}
