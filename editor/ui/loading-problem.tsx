import { Button } from '@mantine/core'
import { messageOf } from '../messages.ts'
import { Notice } from './notice.tsx'

/** When the websites could not be read. */
export function LoadingProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice title="Content loading error" action={<Button onClick={onRetry}>Try again</Button>}>
      {messageOf(error)} Your websites are safe.
    </Notice>
  )
}
