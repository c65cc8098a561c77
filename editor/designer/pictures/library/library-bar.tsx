import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { PictureLibrary } from '#worker/pictures/schema.ts'
import { ChooseFiles } from '../uploads/choose-files.tsx'
import classes from './library.module.css'

export const uploadButtonId = 'upload-pictures'

type LibraryBarProps = {
  library: PictureLibrary | undefined
  sought: string
  onSeek: (sought: string) => void
  onFiles: (files: readonly File[]) => void
}

/** Finds a picture, says how many there are, and adds more. */
export function LibraryBar({ library, sought, onSeek, onFiles }: LibraryBarProps) {
  return (
    <div className={classes.bar}>
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
      <ChooseFiles id={uploadButtonId} onFiles={onFiles} />
    </div>
  )
}
