import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { failureCode } from '../../api/api-error.ts'
import { answerOf, api } from '../../api/client.ts'
import { report } from '../../measuring/report.ts'
import { problems } from '../../messages.ts'
import { looksLikeEmail } from '../../ui/email-address.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { EnteredEmail } from './entered-email.tsx'
import classes from './login-screen.module.css'
import { claimedDraftAtom, enteredEmailAtom, signingIn } from './sign-in-state.ts'
import { View } from './view.tsx'
import { WayLink } from './way-link.tsx'

/** Signs in with an address and a password. */
export function PasswordForm() {
  const email = useAtomValue(enteredEmailAtom)
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  // A person who arrives with their address continues with the password.
  const [hadEmail] = useState(looksLikeEmail(email))
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const setClaimed = useSetAtom(claimedDraftAtom)
  const signIn = useMutation({
    mutationKey: signingIn,
    mutationFn: () => answerOf(api.login.password.$post({ json: { email: email.trim(), password } })),
    networkMode: 'always',
    onSuccess: ({ draftId }) => {
      report({ name: 'sign_in', method: 'password' })
      setClaimed(draftId)
    },
    onError: (error) => failureCode(error) === 'wrong_password' && passwordField.current?.select(),
  })
  const isRefused = failureCode(signIn.error) === 'invalid_request'
  const isMissing = asked && password === ''
  const problem = isMissing ? (
    problems.missingPassword
  ) : signIn.error && !isRefused ? (
    <ErrorText error={signIn.error} />
  ) : undefined

  return (
    <View title="Sign in" hasField lead="Use your email and password.">
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (signIn.isPending) return
          if (!looksLikeEmail(email)) emailField.current?.focus()
          else if (password === '') passwordField.current?.focus()
          else signIn.mutate()
        }}
      >
        <EnteredEmail
          ref={emailField}
          autoComplete="username"
          autoFocus={!hadEmail}
          asked={asked}
          problem={isRefused ? problems.email : undefined}
          onEdit={signIn.reset}
        />
        <PasswordField
          ref={passwordField}
          autoFocus={hadEmail}
          value={password}
          problem={problem}
          onChange={(entered) => {
            setPassword(entered)
            signIn.reset()
          }}
        />
        <Button className={classes.actions} type="submit" size="md" fullWidth loading={signIn.isPending}>
          Sign in
        </Button>
      </form>
      <div className={classes.links}>
        <WayLink to={pages.resetPassword}>Forgot password?</WayLink>
        <WayLink to={pages.signUp}>Create an account</WayLink>
        <WayLink to={pages.login}>Use a code instead</WayLink>
      </div>
    </View>
  )
}
