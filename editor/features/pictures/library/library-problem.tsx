import { Button } from '@mantine/core'
import { problems, unharmed } from '../../../messages.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import classes from './library.module.css'

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
