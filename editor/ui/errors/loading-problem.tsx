import { Button } from '@mantine/core'
import { Notice } from '../bars/notice.tsx'
import { ErrorText } from './error-text.tsx'
import { problems, unharmed } from './error-texts.ts'

/** Shown if the websites can't be loaded. */
export function LoadingProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice title={problems.loading} action={<Button onClick={onRetry}>Try again</Button>}>
      <ErrorText error={error} advice={unharmed.websites} />
    </Notice>
  )
}
