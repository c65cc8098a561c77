import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useRefetchSession } from '#session/verification.ts'
import { ResendVerification } from '#ui/bars/resend-verification.tsx'
import { problems } from '#ui/errors/error-texts.ts'
import classes from './verify-gate.module.css'

/** Replaces a button until the person's email is verified, in any window. `to`: what the button does. */
export function VerifyGate({ email, to = 'publish' }: { email: string; to?: string }) {
  const id = useId()
  const askAgain = useRefetchSession()
  const [status, setStatus] = useState<'asking' | 'in vain'>()
  const look = async () => {
    setStatus('asking')
    await askAgain()
    setStatus('in vain')
  }
  return (
    <section className={classes.gate} aria-labelledby={id}>
      <h3 id={id}>Verify your email to {to}</h3>
      <p>
        We sent a link to <strong>{email}</strong>. Open it in this browser. You can keep editing and saving.
      </p>
      <div className={classes.ways}>
        <ResendVerification email={email}>
          <Button loading={status === 'asking'} size="sm" onClick={look}>
            I’ve verified it
          </Button>
        </ResendVerification>
      </div>
      <p role="status" className={classes.said}>
        {status === 'in vain' && problems.emailStillUnverified}
      </p>
    </section>
  )
}
