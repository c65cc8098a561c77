import { IconPhotoUp } from '@tabler/icons-react'
import { ChooseFiles } from '../uploads/choose-files.tsx'
import classes from './library.module.css'

/** Invites to the first upload. */
export function NoPictures({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <div className={classes.notice} data-drop>
      <IconPhotoUp size={32} stroke={1.5} aria-hidden />
      <strong>No available images</strong>
      <p>
        Take or choose photos of your work, your team and your place. On a computer you can also drop or paste them
        here. JPG, PNG, GIF and WebP, up to 15 MB each.
      </p>
      <ChooseFiles variant="filled" onFiles={onFiles} />
    </div>
  )
}

/** When no picture is described by what is sought. */
export function NoMatches() {
  return (
    <div className={classes.notice} role="status">
      <strong>No results found</strong>
      <p>Try another word. We search descriptions and keywords.</p>
    </div>
  )
}
