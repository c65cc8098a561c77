import { Button } from '@mantine/core'
import { ErrorText } from '../../../ui/error-text.tsx'
import { withSupportLink } from '../../../ui/with-support-link.tsx'
import classes from '../domains.module.css'
import { RecordFields } from '../setup/record-fields.tsx'
import { otherRegistrar } from '../setup/registrars.ts'
import { takenIn } from './domain-problems.ts'

type ConnectProblemProps = { error: unknown; isTrying: boolean; onRetry: () => void }

/** Why a name could not be connected. Where somebody else has it, what would show that it is this person's. */
export function ConnectProblem({ error, isTrying, onRetry }: ConnectProblemProps) {
  const record = takenIn(error)?.record
  if (!record) {
    return (
      <p role="alert" className={classes.problem}>
        <ErrorText error={error} />
      </p>
    )
  }
  return (
    <div className={classes.taken} role="alert">
      <p>
        <strong>Failed to connect custom domain.</strong> Another account is already using it. If it’s yours, add this
        record to its DNS settings, then try again. {withSupportLink('Otherwise, contact support.')}
      </p>
      <RecordFields record={record} registrar={otherRegistrar} />
      <Button size="xs" variant="default" loading={isTrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
