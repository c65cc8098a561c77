import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { api, responseBody } from '#api/client.ts'
import { report } from '#editor/shell/measuring/report.ts'
import { withSameRedirect } from '#session/sign-in-path.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { codeProblem } from '#ui/errors/error-texts.ts'
import { CodeField, digits } from '#ui/fields/code-field.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './login-screen.module.css'
import { consumeRobotCheck, MailDelayNote } from './mail-delay.tsx'
import { MailboxLink, ResendButton } from './resend-button.tsx'
import { useSendCode } from './sign-in-mails.ts'
import { claimedDraftAtom, signInAttemptAtom, signingIn } from './sign-in-state.ts'
import { SignInLink, View } from './view.tsx'

/** Asks for the emailed code. The last digit submits it. Pasting fills all fields. */
export function CodeForm() {
  const { search } = useLocation()
  const [code, setCode] = useState('')
  // Each attempt clears the fields and focuses the first field.
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
      responseBody(api.login.otp.verify.$post({ json: { session: attempt?.session ?? '', code: entered } })),
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
  // The server rejects further attempts.
  const isOver = status === 'ExpiredCode' || status === 'InvalidSession'
  const another = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOver) another.current?.focus()
  }, [isOver])

  const { mutate } = resend
  const email = attempt?.email
  useEffect(() => {
    if (email !== undefined && consumeRobotCheck()) mutate(email)
  }, [email, mutate])

  if (!attempt) return <Navigate to={withSameRedirect(pages.login, search)} replace />

  const refused = status !== undefined && status !== 'Success' ? codeProblem[status] : undefined
  const problem = verify.error ? <ErrorText error={verify.error} /> : code === '' ? refused : undefined

  return (
    <View
      title="Enter your code"
      hasField
      lead={
        <>
          {attempt.delay ? 'We’re sending' : 'We sent'} a {digits}-digit code to <strong>{attempt.email}</strong>. It
          works for 10 minutes, in this browser.
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
      {attempt.delay && <MailDelayNote delay={attempt.delay} what="code" />}
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
            sending={{ ...resend, isSuccess: resend.isSuccess && !attempt.delay }}
            onSend={(onSent) => resend.mutate(attempt.email, { onSuccess: onSent })}
          />
        )}
        <SignInLink to={pages.login}>Use another email</SignInLink>
        <MailboxLink />
      </div>
    </View>
  )
}
