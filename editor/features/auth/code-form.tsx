import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { answerOf, api } from '../../api/client.ts'
import { report } from '../../measuring/report.ts'
import { codeProblem } from '../../messages.ts'
import { sameWay } from '../../state/sign-in-path.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { digits } from '../../ui/code-status.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import classes from './login-screen.module.css'
import { MailboxLink } from './mailbox-link.tsx'
import { ResendButton } from './resend-button.tsx'
import { claimedDraftAtom, signInAttemptAtom, signingIn } from './sign-in-state.ts'
import { useSendCode } from './use-send-code.ts'
import { View } from './view.tsx'
import { WayLink } from './way-link.tsx'

/** Asks for the code. The last digit sends it; a pasted code fills all fields at once. */
export function CodeForm() {
  const { search } = useLocation()
  const [code, setCode] = useState('')
  // Another try begins with empty fields and the focus in the first.
  const [tries, setTries] = useState(0)
  const [attempt, setAttempt] = useAtom(signInAttemptAtom)
  const setClaimed = useSetAtom(claimedDraftAtom)
  const begin = () => {
    setCode('')
    setTries((before) => before + 1)
  }
  const verify = useMutation({
    mutationKey: signingIn,
    mutationFn: (entered: string) =>
      answerOf(api.login.otp.verify.$post({ json: { session: attempt?.session ?? '', code: entered } })),
    networkMode: 'always',
    onSuccess: ({ status, draftId }) => {
      if (status !== 'Success') return begin()
      report({ name: 'sign_in', method: 'code' })
      setAttempt(null)
      setClaimed(draftId)
    },
  })
  const resend = useSendCode(() => {
    verify.reset()
    begin()
  })
  const status = verify.data?.status
  // No further guess at this one can succeed.
  const isOver = status === 'ExpiredCode' || status === 'InvalidSession'
  const another = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOver) another.current?.focus()
  }, [isOver])

  if (!attempt) return <Navigate to={sameWay(pages.login, search)} replace />

  const refused = status !== undefined && status !== 'Success' ? codeProblem[status] : undefined
  const problem = verify.error ? <ErrorText error={verify.error} /> : code === '' ? refused : undefined

  return (
    <View
      title="Enter your code"
      hasField
      lead={
        <>
          We sent a {digits}-digit code to <strong>{attempt.email}</strong>. It works for 10 minutes, in this browser.
        </>
      }
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (code.length === digits) verify.mutate(code)
        }}
      >
        <CodeField
          key={tries}
          value={code}
          onChange={setCode}
          onComplete={(entered) => verify.mutate(entered)}
          problem={problem}
          disabled={verify.isPending || isOver}
        />
        {isOver ? (
          <Button
            className={classes.actions}
            size="md"
            fullWidth
            ref={another}
            loading={resend.isPending}
            onClick={() => resend.mutate(attempt.email)}
          >
            Send a new code
          </Button>
        ) : (
          <Button className={classes.actions} type="submit" size="md" fullWidth loading={verify.isPending}>
            Sign in
          </Button>
        )}
      </form>
      <div className={classes.links}>
        {isOver ? (
          resend.error && (
            <span role="alert">
              <ErrorText error={resend.error} />
            </span>
          )
        ) : (
          <ResendButton
            what="code"
            sending={resend}
            onSend={(onSent) => resend.mutate(attempt.email, { onSuccess: onSent })}
          />
        )}
        <WayLink to={pages.login}>Use another email</WayLink>
        <MailboxLink />
      </div>
    </View>
  )
}
