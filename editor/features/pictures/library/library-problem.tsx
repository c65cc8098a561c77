import { Button } from '@mantine/core'
import { messageOf } from '../../../messages.ts'
import classes from './library.module.css'

/** When the website's pictures could not be read. */
export function LibraryProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <strong>Content loading error</strong>
      <p>{messageOf(error)} Your pictures are safe.</p>
      <Button variant="light" color="gray" size="xs" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
