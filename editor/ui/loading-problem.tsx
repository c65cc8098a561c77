import { Button } from '@mantine/core'
import { problems, unharmed } from '../messages.ts'
import { ErrorText } from './error-text.tsx'
import { Notice } from './notice.tsx'

/** When the websites could not be read. */
export function LoadingProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice title={problems.loading} action={<Button onClick={onRetry}>Try again</Button>}>
      <ErrorText error={error} advice={unharmed.websites} />
    </Notice>
  )
}
