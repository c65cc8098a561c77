import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useAskWhoIsThere } from '../../state/verification.ts'
import { ResendVerification } from '../../ui/resend-verification.tsx'
import classes from './verify-gate.module.css'

/** Stands where the button to publish will be, until the person's e-mail is verified. It goes by itself when it is, in whatever window. */
export function VerifyGate({ email }: { email: string }) {
  const id = useId()
  const askAgain = useAskWhoIsThere()
  const [asked, setAsked] = useState<'asking' | 'in vain'>()
  const look = async () => {
    setAsked('asking')
    await askAgain()
    setAsked('in vain')
  }
  return (
    <section className={classes.gate} aria-labelledby={id}>
      <h3 id={id}>Verify your e-mail to publish</h3>
      <p>
        We sent a link to <strong>{email}</strong>. Open it in this browser. You can go on editing and saving meanwhile.
      </p>
      <div className={classes.ways}>
        <ResendVerification email={email}>
          <Button loading={asked === 'asking'} size="sm" onClick={look}>
            I have verified
          </Button>
        </ResendVerification>
      </div>
      <p role="status" className={classes.said}>
        {asked === 'in vain' && 'It is not verified yet. Open the link in the newest mail.'}
      </p>
    </section>
  )
}
