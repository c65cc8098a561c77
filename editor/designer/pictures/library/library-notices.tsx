import { Button } from '@mantine/core'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { problems, stillIntact } from '#ui/errors/error-texts.ts'
import classes from './library.module.css'
import { ChooseFiles } from './library-bar.tsx'

export function LibraryProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <strong>{problems.loading}</strong>
      <p>
        <ErrorText error={error} advice={stillIntact.pictures} />
      </p>
      <Button variant="light" color="gray" size="xs" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

export function NoPictures({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <div className={classes.drop}>
      <EmptyState
        drawing="pictures"
        level="h3"
        title="No available images"
        action={<ChooseFiles variant="filled" onFiles={onFiles} />}
      >
        Take, choose, drop or paste photos of your work, your team and your place, up to 15 MB each.
      </EmptyState>
    </div>
  )
}

export function NoMatches() {
  return (
    <div className={classes.notice} role="status">
      <strong>No results found</strong>
      <p>Try another word. We search descriptions and keywords.</p>
    </div>
  )
}
