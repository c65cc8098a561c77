import { Button } from '@mantine/core'
import { messageOf } from '../../../messages.ts'
import classes from './search.module.css'

const title = 'Content loading error'

/** When pictures could not be searched, or no more of them fetched. */
export function SearchProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = messageOf(error)
  return (
    <div className={classes.notice} role="alert">
      <strong>{title}</strong>
      <p>{message.startsWith(title) ? message.slice(title.length).replace(/^\W+/, '') : message}</p>
      <Button variant="light" color="gray" size="xs" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
