import { Button } from '@mantine/core'
import { problems } from '../../../messages.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import classes from './search.module.css'

/** When pictures could not be searched, or no more of them fetched. */
export function SearchProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <strong>{problems.loading}</strong>
      <p>
        <ErrorText error={error} />
      </p>
      <Button variant="light" color="gray" size="xs" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
