import { Button } from '@mantine/core'
import { failureCode } from '../api/api-error.ts'
import { messageFor } from '../messages.ts'
import { Notice } from './notice.tsx'

/** When the websites could not be read. */
export function LoadingProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice title="Content loading error" action={<Button onClick={onRetry}>Try again</Button>}>
      {messageFor(failureCode(error))} Your websites are safe.
    </Notice>
  )
}
