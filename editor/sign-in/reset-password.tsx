import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconCircleCheck, IconMail, IconMailOff } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { sessionQuery } from '#session/session.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { messageFor } from '#ui/errors/error-texts.ts'
import { EmailField, emailError } from '#ui/fields/email-field.tsx'
import { focusFirstError, selectField } from '#ui/fields/form-fields.ts'
import { NewPasswordField } from '#ui/fields/new-password-field.tsx'
import { validateNewPassword } from '#ui/fields/strength-words.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { EntryForm, useEntryForm } from './entry-form.tsx'
import classes from './login-screen.module.css'
import { tokenIn, useMailedToken } from './mailed-token.ts'
import { MailboxLink, ResendButton } from './resend-button.tsx'
import { SignInLink, View } from './view.tsx'

/** Resets a forgotten password: requests a link and, once the link is opened, sets the password. */
export function ResetPassword() {
  const [token, forget] = useMailedToken(({ search }) => tokenIn(search))
  return token ? <NewPasswordForm token={token} onAskAgain={forget} /> : <ResetForm />
}

export function ResetForm() {
  const [sentTo, setSentTo] = useState<string>()
  const form = useEntryForm()
  const request = useRequestReset(setSentTo)
  const submit = form.onSubmit(({ email }) => {
    if (!request.isPending)
      request.mutate(email, { onError: (error) => form.setFieldError('email', emailError(error)) })
  }, focusFirstError(form))

  if (sentTo) return <ResetSent email={sentTo} />
  return (
    <View title="Forgot password?" hasField lead="We’ll email you a link to set a new one.">
      <EntryForm onSubmit={submit} action="Send link" isPending={request.isPending}>
        <EmailField autoFocus {...form.getInputProps('email')} />
      </EntryForm>
      <div className={classes.links}>
        <SignInLink to={pages.passwordSignIn}>Back to sign-in</SignInLink>
        <SignInLink to={pages.login}>Use a code instead</SignInLink>
      </div>
    </View>
  )
}

/** The same for every address, so that it doesn't reveal accounts. */
function ResetSent({ email }: { email: string }) {
  const resend = useRequestReset()
  return (
    <View
      title="Check your email"
      picture={<IconMail size={28} stroke={1.5} />}
      lead={
        <>
          If there is an account for <strong>{email}</strong>, we sent a link to it. The link works for 30 minutes.
        </>
      }
    >
      <div className={classes.links}>
        <ResendButton what="link" sending={resend} onSend={(onSuccess) => resend.mutate(email, { onSuccess })} />
        <SignInLink to={pages.passwordSignIn}>Back to sign-in</SignInLink>
        <MailboxLink />
      </div>
    </View>
  )
}

/** Sends a reset link if the address has an account. */
function useRequestReset(onSent?: (email: string) => void) {
  return useMutation({
    mutationFn: (email: string) => responseBody(api.login.reset.$post({ json: { email } })),
    networkMode: 'always',
    onSuccess: (_sent, email) => onSent?.(email),
  })
}

/** Sets a new password with an emailed token. Signs the person out on every device. */
export function NewPasswordForm({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const queries = useQueryClient()
  const form = useForm({ initialValues: { password: '' }, validate: { password: validateNewPassword } })
  const setting = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      responseBody(api.login.reset.confirm.$post({ json: { token, password } })),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    onError: (error) => {
      form.setFieldError('password', <ErrorText error={error} />)
      if (failureCode(error) === 'password_too_common') selectField(form, 'password')
    },
  })
  const submit = form.onSubmit((values) => {
    if (!setting.isPending) setting.mutate(values)
  }, focusFirstError(form))

  if (setting.isSuccess) {
    return (
      <View
        title="Your password has been changed"
        picture={<IconCircleCheck size={28} stroke={1.5} />}
        lead="You were signed out everywhere. Sign in with the new password."
      >
        <Button className={classes.actions} component={Link} to={pages.passwordSignIn} size="md" fullWidth>
          Sign in
        </Button>
      </View>
    )
  }
  if (failureCode(setting.error) === 'mail_link_expired') {
    return (
      <View
        title="Email link expired"
        picture={<IconMailOff size={28} stroke={1.5} />}
        lead={messageFor('mail_link_expired')}
      >
        <Button className={classes.actions} size="md" fullWidth onClick={onAskAgain}>
          Request New Link
        </Button>
      </View>
    )
  }
  return (
    <View title="Choose a new password" hasField lead="You’ll be signed out everywhere else.">
      <EntryForm onSubmit={submit} action="Set new password" isPending={setting.isPending}>
        <NewPasswordField label="New password" autoFocus {...form.getInputProps('password')} />
      </EntryForm>
    </View>
  )
}
