import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { failureCode } from '../../api/api-error.ts'
import { answerOf, api } from '../../api/client.ts'
import { messageFor } from '../../messages.ts'

const pauseSeconds = 20

/** Sends another code, with a pause between two so that a slow mail is not answered by five. */
export function ResendButton({ email, onSent }: { email: string; onSent: (session: string) => void }) {
  const [left, setLeft] = useState(pauseSeconds)
  useEffect(() => {
    if (left === 0) return
    const second = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(second)
  }, [left])
  const send = useMutation({
    mutationFn: () => answerOf(api.login.otp.generate.$post({ json: { email } })),
    onSuccess: ({ session }) => {
      setLeft(pauseSeconds)
      onSent(session)
    },
  })
  const label = send.error
    ? messageFor(failureCode(send.error))
    : send.isSuccess && left > 0
      ? `New code sent (${left})`
      : left > 0
        ? `Send a new code (${left})`
        : 'Send a new code'
  return (
    <button type="button" disabled={left > 0 || send.isPending} onClick={() => send.mutate()}>
      {label}
    </button>
  )
}
