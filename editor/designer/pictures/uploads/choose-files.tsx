import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { pictureTypes } from '#worker/pictures/schema.ts'

type ChooseFilesProps = { id?: string; variant?: 'default' | 'filled'; onFiles: (files: File[]) => void }

/** Opens the browser's own dialog for files, many at once. */
export function ChooseFiles({ id, variant = 'default', onFiles }: ChooseFilesProps) {
  const reset = useRef<() => void>(null)
  const take = (files: File[]) => {
    onFiles(files)
    // So that the same file can be chosen again.
    reset.current?.()
  }
  return (
    <FileButton multiple accept={pictureTypes.join()} resetRef={reset} onChange={take}>
      {(open) => (
        <Button {...open} id={id} variant={variant} leftSection={<IconUpload size={16} aria-hidden />}>
          Upload
        </Button>
      )}
    </FileButton>
  )
}
