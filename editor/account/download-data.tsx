import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type PropsWithChildren, useState } from 'react'
import { api } from '#api/client.ts'
import { downloadFile } from '#api/file-of.ts'
import { product } from '#renderer/document/product.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { saveFile, size } from '#ui/save-file.ts'
import classes from './account.module.css'

export function DownloadData({ children }: PropsWithChildren) {
  const [bytes, setBytes] = useState(0)
  const download = useMutation({
    mutationFn: async () => {
      setBytes(0)
      const name = `${product.name.toLowerCase()}-data.zip`
      const received = await downloadFile(api.account.export.$get(), { name, onProgress: setBytes })
      saveFile(received.name, received.file)
    },
    networkMode: 'always',
  })
  const status = download.error ? (
    <ErrorText error={download.error} />
  ) : download.isPending ? (
    `Collecting your data… ${bytes > 0 ? size(bytes) : ''}`
  ) : download.isSuccess ? (
    `Downloaded: ${size(bytes)}.`
  ) : (
    children
  )
  return (
    <div className={classes.row}>
      <div className={classes.facts}>
        <p className={classes.detail} role="status" data-problem={download.error ? true : undefined}>
          {status}
        </p>
      </div>
      <Button variant="default" size="sm" loading={download.isPending} onClick={() => download.mutate()}>
        {download.error ? 'Try again' : 'Download my data'}
      </Button>
    </div>
  )
}
