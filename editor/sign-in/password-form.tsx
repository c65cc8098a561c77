import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { report } from '#editor/shell/measuring/report.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { problems } from '#ui/errors/error-texts.ts'
import { EmailField, emailError } from '#ui/fields/email-field.tsx'
import { focusFirstError, selectField } from '#ui/fields/form-fields.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import { EntryForm, useEntryForm } from './entry-form.tsx'
import classes from './login-screen.module.css'
import { claimedDraftAtom, signingIn } from './sign-in-state.ts'
import { SignInLink, View } from './view.tsx'

export function PasswordForm() {
  const form = useEntryForm((password) => (password === '' ? problems.missingPassword : undefined))
  // If the address is already filled in, people start at the password.
  const [hadEmail] = useState(() => form.isValid('email'))
  const setClaimed = useSetAtom(claimedDraftAtom)
  const signIn = useMutation({
    mutationKey: signingIn,
    mutationFn: (json: { email: string; password: string }) => responseBody(api.login.password.$post({ json })),
    networkMode: 'always',
    onSuccess: ({ draftId }) => {
      report({ name: 'sign_in', method: 'password' })
      setClaimed(draftId)
    },
    onError: (error) => {
      const code = failureCode(error)
      if (code === 'invalid_request') form.setFieldError('email', emailError(error))
      else form.setFieldError('password', <ErrorText error={error} />)
      if (code === 'wrong_password') selectField(form, 'password')
    },
  })
  // A wrong password may be right for another address.
  form.watch('email', () => form.clearFieldError('password'))
  const submit = form.onSubmit((values) => {
    if (!signIn.isPending) signIn.mutate(values)
  }, focusFirstError(form))

  return (
    <View title="Sign in" hasField lead="Use your email and password.">
      <EntryForm onSubmit={submit} action="Sign in" isPending={signIn.isPending}>
        <EmailField autoComplete="username" autoFocus={!hadEmail} {...form.getInputProps('email')} />
        <PasswordField autoFocus={hadEmail} {...form.getInputProps('password')} />
      </EntryForm>
      <div className={classes.links}>
        <SignInLink to={pages.resetPassword}>Forgot password?</SignInLink>
        <SignInLink to={pages.signUp}>Create an account</SignInLink>
        <SignInLink to={pages.login}>Use a code instead</SignInLink>
      </div>
    </View>
  )
}
