import { Button } from '@mantine/core'
import { failureCode } from '../../../api/api-error.ts'
import { messageFor, problems } from '../../../messages.ts'
import classes from './versions.module.css'

type VersionsProblemProps = { error: unknown; onRetry: () => void }

/** The error when one or all of the versions cannot be read: an old one may be deleted by now. */
export function VersionsProblem({ error, onRetry }: VersionsProblemProps) {
  const code = failureCode(error)
  return (
    <div className={classes.notice} role="alert">
      <h3>{code === 'not_found' ? 'This version is no longer available' : problems.loading}</h3>
      <p>{code === 'not_found' ? problems.versionGone : messageFor(code)} Your website is safe.</p>
      {code !== 'not_found' && (
        <Button variant="default" onClick={onRetry} data-autofocus>
          Try again
        </Button>
      )}
    </div>
  )
}
