import type { UseMutationResult } from '@tanstack/react-query'
import { ErrorText } from '../../ui/error-text.tsx'
import classes from './login-screen.module.css'
import { usePause } from './use-pause.ts'

type ResendButtonProps = {
  /** The content of the email: 'code', 'link'. */
  what: string
  sending: Pick<UseMutationResult, 'error' | 'isSuccess' | 'isPending'>
  /** Sends it; `onSent` is called when it is on its way. */
  onSend: (onSent: () => void) => void
}

/** Sends another mail, with a pause between two. It can be reached at any time, and says when it is of use. */
export function ResendButton({ what, sending, onSend }: ResendButtonProps) {
  const [left, pause] = usePause()
  const isResting = left > 0 || sending.isPending
  const said = sending.error ? (
    <ErrorText error={sending.error} />
  ) : sending.isSuccess && left > 0 ? (
    `New ${what} sent`
  ) : (
    ''
  )
  return (
    <span>
      <button type="button" aria-disabled={isResting} onClick={() => isResting || onSend(pause)}>
        Send a new {what}
        {left > 0 && ` (${left})`}
      </button>
      <span role="status" className={classes.said} data-problem={sending.error ? true : undefined}>
        {said}
      </span>
    </span>
  )
}
