import { type UseMutationResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mailboxApi, responseBody } from '#api/client.ts'
import { isTrial } from '#renderer/document/product.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './login-screen.module.css'

type ResendButtonProps = {
  /** 'code' or 'link'. */
  what: string
  sending: Pick<UseMutationResult, 'error' | 'isSuccess' | 'isPending'>
  /** Sends the email and calls `onSent` once the server accepts. */
  onSend: (onSent: () => void) => void
}

/** Resends an email, with a pause after each. During the pause, it counts down and stays focusable. */
export function ResendButton({ what, sending, onSend }: ResendButtonProps) {
  const [left, pause] = usePause()
  const isResting = left > 0 || sending.isPending
  const status = sending.error ? (
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
        {status}
      </span>
    </span>
  )
}

const pauseSeconds = 20

/** Seconds until the next email is allowed, and a function that restarts the pause. */
function usePause(): readonly [number, () => void] {
  const [left, setLeft] = useState(pauseSeconds)
  useEffect(() => {
    if (left === 0) return
    const second = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(second)
  }, [left])
  return [left, () => setLeft(pauseSeconds)]
}

/** Links to the mailbox during development and in trials. Renders nothing if real emails are sent. */
export function MailboxLink() {
  const { isSuccess } = useQuery({
    queryKey: ['mailbox', 'there'],
    queryFn: () => responseBody(mailboxApi.index.$get()),
    retry: false,
    enabled: !isTrial,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isSuccess && !isTrial) return null
  return (
    <a href={pages.mailbox} target="_blank" rel="noreferrer">
      {isTrial ? 'Open the mailbox' : 'Open the local mailbox'}
    </a>
  )
}
