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
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { passwordFault } from '../../ui/strength-words.ts'
import { EnteredEmail } from './entered-email.tsx'
import classes from './login-screen.module.css'
import { enteredEmailAtom, signedUpAtom, signingIn } from './sign-in-state.ts'
import { useWaitingWebsite } from './use-waiting-website.ts'
import { View } from './view.tsx'
import { WayLink } from './way-link.tsx'

/** Makes an account with an address and a password. */
export function SignUpForm() {
  const email = useAtomValue(enteredEmailAtom)
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const [hadEmail] = useState(looksLikeEmail(email))
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const setSignedUp = useSetAtom(signedUpAtom)
  const waiting = useWaitingWebsite()
  const signUp = useMutation({
    mutationKey: signingIn,
    mutationFn: () => answerOf(api.login['sign-up'].$post({ json: { email: email.trim(), password } })),
    networkMode: 'always',
    onSuccess: ({ draftId }) => {
      report({ name: 'sign_in', method: 'password' })
      setSignedUp({ email: email.trim(), draftId })
    },
    onError: (error) => failureCode(error) === 'password_too_common' && passwordField.current?.select(),
  })
  const code = signUp.error ? failureCode(signUp.error) : undefined
  const isKnown = code === 'account_exists'
  const isRefused = code === 'invalid_request'
  const ofPassword = signUp.error && !isKnown && !isRefused ? <ErrorText error={signUp.error} /> : undefined

  return (
    <View
      title="Create an account"
      hasField
      lead={
        waiting
          ? 'Your website is ready. Create an account to save, edit and publish it.'
          : 'It’s free and saves your websites.'
      }
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (signUp.isPending) return
          if (!looksLikeEmail(email)) emailField.current?.focus()
          else if (passwordFault(password)) passwordField.current?.focus()
          else signUp.mutate()
        }}
      >
        <EnteredEmail
          ref={emailField}
          autoComplete="username"
          autoFocus={!hadEmail}
          asked={asked}
          problem={isKnown ? <ErrorText error={signUp.error} /> : isRefused ? problems.email : undefined}
          onEdit={signUp.reset}
        />
        <NewPasswordField
          ref={passwordField}
          autoFocus={hadEmail}
          value={password}
          known={email}
          problem={(asked ? passwordFault(password) : undefined) ?? ofPassword}
          onChange={(entered) => {
            setPassword(entered)
            signUp.reset()
          }}
        />
        <Button className={classes.actions} type="submit" size="md" fullWidth loading={signUp.isPending}>
          Create account
        </Button>
      </form>
      <div className={classes.links}>
        {isKnown && <WayLink to={pages.passwordSignIn}>Sign in with your password</WayLink>}
        <WayLink to={pages.login}>{isKnown ? 'Sign in with a code' : 'Sign in without a password'}</WayLink>
      </div>
    </View>
  )
}
