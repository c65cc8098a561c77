import { type UseMutationResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { answerOf, mailboxApi } from '#api/client.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './login-screen.module.css'

type ResendButtonProps = {
  /** The content of the email: 'code', 'link'. */
  what: string
  sending: Pick<UseMutationResult, 'error' | 'isSuccess' | 'isPending'>
  /** Sends it, and calls `onSent` once the server has accepted it. */
  onSend: (onSent: () => void) => void
}

/** Sends another email, with a pause after each. It stays focusable during the pause and counts the seconds. */
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

const pauseSeconds = 20

/** The seconds until the person may request another email, and a function that starts a new pause. */
function usePause(): readonly [number, () => void] {
  const [left, setLeft] = useState(pauseSeconds)
  useEffect(() => {
    if (left === 0) return
    const second = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(second)
  }, [left])
  return [left, () => setLeft(pauseSeconds)]
}

/** The way to the local mailbox during development. Shows nothing where the product sends real emails. */
export function MailboxLink() {
  const { isSuccess } = useQuery({
    queryKey: ['mailbox', 'there'],
    queryFn: () => answerOf(mailboxApi.index.$get()),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isSuccess) return null
  return (
    <a href={pages.mailbox} target="_blank" rel="noreferrer">
      Open the local mailbox
    </a>
  )
}
