import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { limits } from '../../../renderer/document/limits.ts'
import { failureCode } from '../../api/api-error.ts'
import { answerOf, api } from '../../api/client.ts'
import { messageFor } from '../../messages.ts'
import { FieldNote, noteBelow } from '../../ui/field-note.tsx'
import { looksLikeEmail } from './email-address.ts'
import classes from './login-screen.module.css'
import { signInAttemptAtom } from './sign-in-state.ts'

/** Asks where to send the code. */
export function EmailForm() {
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState(false)
  const start = useSetAtom(signInAttemptAtom)
  const field = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: (address: string) => answerOf(api.login.otp.generate.$post({ json: { email: address } })),
    onSuccess: ({ session }, address) => start({ email: address, session }),
  })
  const invalid = asked && !looksLikeEmail(email)
  const refused = send.error && failureCode(send.error) === 'invalid_request'
  const problem = invalid || refused ? 'Invalid email' : send.error ? messageFor(failureCode(send.error)) : undefined

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (looksLikeEmail(email)) send.mutate(email.trim())
        else field.current?.focus()
      }}
    >
      <h1>Sign In</h1>
      <p className={classes.lead}>We send a code to your e-mail. No password, and a new address makes a new account.</p>
      <TextInput
        ref={field}
        label="E-mail"
        type="email"
        name="email"
        size="md"
        autoComplete="email"
        autoFocus
        value={email}
        maxLength={limits.email}
        error={problem !== undefined}
        inputWrapperOrder={noteBelow}
        description={<FieldNote problem={problem} />}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          send.reset()
        }}
        onBlur={() => setAsked(email !== '')}
      />
      <Button className={classes.actions} type="submit" size="md" fullWidth loading={send.isPending}>
        Send code
      </Button>
    </form>
  )
}
