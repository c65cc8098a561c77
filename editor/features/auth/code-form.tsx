import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/PinInput.layer.css'
import { Button, PinInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { failureCode } from '../../api/api-error.ts'
import { answerOf, api } from '../../api/client.ts'
import { messageFor } from '../../messages.ts'
import { FieldNote } from '../../ui/field-note.tsx'
import { codeProblem } from './code-status.ts'
import classes from './login-screen.module.css'
import { MailboxLink } from './mailbox-link.tsx'
import { ResendButton } from './resend-button.tsx'
import { claimedDraftAtom, type SignInAttempt, signInAttemptAtom } from './sign-in-state.ts'

const digits = 6

/** Asks for the code. The last digit sends it; a pasted code fills all fields at once. */
export function CodeForm({ attempt }: { attempt: SignInAttempt }) {
  const [code, setCode] = useState('')
  // Another try begins with empty fields and the focus in the first.
  const [tries, setTries] = useState(0)
  const setAttempt = useSetAtom(signInAttemptAtom)
  const setClaimed = useSetAtom(claimedDraftAtom)
  const verify = useMutation({
    mutationFn: (entered: string) =>
      answerOf(api.login.otp.verify.$post({ json: { session: attempt.session, code: entered } })),
    onSuccess: ({ status, draftId }) => {
      if (status !== 'Success') {
        setCode('')
        setTries(tries + 1)
        return
      }
      setAttempt(null)
      setClaimed(draftId)
    },
  })
  const status = verify.data?.status
  const problem = verify.error
    ? messageFor(failureCode(verify.error))
    : status && status !== 'Success' && code === ''
      ? codeProblem[status]
      : undefined

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === digits) verify.mutate(code)
      }}
    >
      <h1>Enter your code</h1>
      <p className={classes.lead}>
        We sent {digits} digits to <strong>{attempt.email}</strong>.
      </p>
      <PinInput
        key={tries}
        length={digits}
        type="number"
        size="lg"
        oneTimeCode
        placeholder=""
        autoFocus
        value={code}
        error={problem !== undefined}
        disabled={verify.isPending}
        getInputProps={(index) => ({
          'aria-label': `Digit ${index + 1} of ${digits}`,
          'aria-describedby': 'code-note',
        })}
        onChange={setCode}
        onComplete={(entered) => verify.mutate(entered)}
      />
      <p id="code-note" className={classes.note}>
        <FieldNote problem={problem} />
      </p>
      <Button className={classes.actions} type="submit" size="md" fullWidth loading={verify.isPending}>
        Sign In
      </Button>
      <div className={classes.links}>
        <ResendButton email={attempt.email} onSent={(session) => setAttempt({ ...attempt, session })} />
        <button type="button" onClick={() => setAttempt(null)}>
          Use another e-mail
        </button>
        <MailboxLink />
      </div>
    </form>
  )
}
