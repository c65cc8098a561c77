import { Button, FileButton, TextInput } from '@mantine/core'
import { IconChecks, IconDeviceMobile, IconSearch, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { type PictureLibrary, pictureTypes } from '#worker/pictures/schema.ts'
import classes from './library.module.css'

export const uploadButtonId = 'upload-pictures'

type LibraryBarProps = {
  library: PictureLibrary | undefined
  sought: string
  onSeek: (sought: string) => void
  /** Whether a click adds to the selection. Undefined if no button for this is needed. */
  isMultiple: boolean | undefined
  onSeveral: () => void
  isPhone: boolean
  onPhone: () => void
  onFiles: (files: readonly File[]) => void
}

export function LibraryBar(props: LibraryBarProps) {
  const { library, sought, onSeek, isMultiple, onSeveral, isPhone, onPhone, onFiles } = props
  return (
    <div className={classes.bar} data-empty={library?.pictures.length === 0 || undefined}>
      <TextInput
        className={classes.search}
        type="search"
        aria-label="Search your pictures"
        placeholder="Search your pictures"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={sought}
        onChange={(event) => onSeek(event.currentTarget.value)}
      />
      <span className={classes.count}>{library && `${library.pictures.length} of ${library.limit} pictures`}</span>
      {isMultiple !== undefined && (
        <Button
          variant={isMultiple ? 'light' : 'default'}
          aria-pressed={isMultiple}
          title="Select several"
          leftSection={<IconChecks size={16} aria-hidden />}
          onClick={onSeveral}
        >
          Select
        </Button>
      )}
      <Button
        className={classes.phone}
        variant="default"
        aria-expanded={isPhone}
        leftSection={<IconDeviceMobile size={16} aria-hidden />}
        onClick={onPhone}
      >
        From your phone
      </Button>
      <ChooseFiles id={uploadButtonId} onFiles={onFiles} />
    </div>
  )
}

type ChooseFilesProps = { id?: string; variant?: 'default' | 'filled'; onFiles: (files: File[]) => void }

export function ChooseFiles({ id, variant = 'default', onFiles }: ChooseFilesProps) {
  const reset = useRef<() => void>(null)
  const addFiles = (files: File[]) => {
    onFiles(files)
    // Allows choosing the same file again.
    reset.current?.()
  }
  return (
    <FileButton multiple accept={pictureTypes.join()} resetRef={reset} onChange={addFiles}>
      {(open) => (
        <Button {...open} id={id} variant={variant} leftSection={<IconUpload size={16} aria-hidden />}>
          Upload
        </Button>
      )}
    </FileButton>
  )
}
