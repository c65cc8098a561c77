import { Button } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { problems, unharmed } from '#ui/errors/error-texts.ts'
import classes from './library.module.css'
import { ChooseFiles } from './library-bar.tsx'

/** When the website's pictures could not be read. */
export function LibraryProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <strong>{problems.loading}</strong>
      <p>
        <ErrorText error={error} advice={unharmed.pictures} />
      </p>
      <Button variant="light" color="gray" size="xs" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

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
