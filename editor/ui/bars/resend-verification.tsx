import { Button } from '@mantine/core'
import { type PropsWithChildren, useEffect } from 'react'
import { useResendVerification } from '#session/verification.ts'
import { ErrorText } from '../errors/error-text.tsx'
import { CorrectEmail } from '../fields/correct-email.tsx'
import classes from './resend-verification.module.css'

/** Milliseconds before the button works again, so that people don't request a slow email five times. */
const resendDelayMs = 20_000

/** Resends the verification email and shows the result below the button. `children` go beside it. */
export function ResendVerification({ email, children }: PropsWithChildren<{ email: string }>) {
  const { mutate, reset, isPending, isSuccess, error } = useResendVerification()
  useEffect(() => {
    if (!isSuccess) return
    const over = setTimeout(reset, resendDelayMs)
    return () => clearTimeout(over)
  }, [isSuccess, reset])
  return (
    <span className={classes.resend}>
      <Button
        variant="default"
        size="sm"
        loading={isPending}
        aria-disabled={isSuccess || undefined}
        data-disabled={isSuccess || undefined}
        onClick={() => isSuccess || mutate()}
      >
        Resend verification
      </Button>
      {children}
      <CorrectEmail email={email} />
      <span role="status" className={classes.said} data-problem={error ? true : undefined}>
        {error ? <ErrorText error={error} /> : isSuccess && `Sent to ${email}. It may take a minute.`}
      </span>
    </span>
  )
}
