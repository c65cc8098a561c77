import { Button } from '@mantine/core'
import { IconCircleCheck, IconMailOff } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { failureCode } from '../../api/api-error.ts'
import { answerOf, api } from '../../api/client.ts'
import { messageFor } from '../../messages.ts'
import { sessionQuery } from '../../state/session.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { passwordFault } from '../../ui/strength-words.ts'
import classes from './login-screen.module.css'
import { View } from './view.tsx'

/** Sets a new password by the secret of a mail. Everybody who was signed in to the account is signed out. */
export function NewPasswordForm({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const setting = useMutation({
    mutationFn: () => answerOf(api.login.reset.confirm.$post({ json: { token, password } })),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    onError: (error) => failureCode(error) === 'password_too_common' && field.current?.select(),
  })

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
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (setting.isPending) return
          if (passwordFault(password)) field.current?.focus()
          else setting.mutate()
        }}
      >
        <NewPasswordField
          ref={field}
          label="New password"
          autoFocus
          value={password}
          problem={
            (asked ? passwordFault(password) : undefined) ??
            (setting.error ? <ErrorText error={setting.error} /> : undefined)
          }
          onChange={(entered) => {
            setPassword(entered)
            setting.reset()
          }}
        />
        <Button className={classes.actions} type="submit" size="md" fullWidth loading={setting.isPending}>
          Set new password
        </Button>
      </form>
    </View>
  )
}
