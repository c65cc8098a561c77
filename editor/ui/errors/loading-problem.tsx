import { Button } from '@mantine/core'
import { Notice } from '../bars/notice.tsx'
import { ErrorText } from './error-text.tsx'
import { problems, stillIntact } from './error-texts.ts'

export function LoadingProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice title={problems.loading} action={<Button onClick={onRetry}>Try again</Button>}>
      <ErrorText error={error} advice={stillIntact.websites} />
    </Notice>
  )
}
