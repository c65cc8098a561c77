import { Button } from '@mantine/core'
import { Notice } from '../bars/notice.tsx'
import { ErrorText } from './error-text.tsx'
import { problems, unharmed } from './error-texts.ts'

/** When the websites could not be read. */
export function LoadingProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice title={problems.loading} action={<Button onClick={onRetry}>Try again</Button>}>
      <ErrorText error={error} advice={unharmed.websites} />
    </Notice>
  )
}
