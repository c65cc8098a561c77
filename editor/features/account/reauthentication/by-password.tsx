import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { answerOf, api } from '../../../api/client.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { DialogForm } from '../dialog-form.tsx'
import type { WayProps } from './way-props.ts'

/** By the password they have. */
export function ByPassword({ act, account, onProven, onCancel }: WayProps) {
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const prove = useMutation({
    mutationFn: () => answerOf(api.account.reauthentication.password.$post({ json: { act, password } })),
    networkMode: 'always',
    onSuccess: ({ expiresAt }) => onProven(Date.parse(expiresAt)),
    onError: () => field.current?.select(),
  })
  return (
    <DialogForm
      lead="To confirm it’s you, enter your password again."
      username={account.email}
      onSubmit={() => (password === '' ? field.current?.focus() : prove.mutate())}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={prove.isPending}>
            Continue
          </Button>
        </>
      }
    >
      <PasswordField
        ref={field}
        label="Current password"
        autoFocus
        value={password}
        problem={prove.error ? <ErrorText error={prove.error} /> : undefined}
        onChange={(entered) => {
          setPassword(entered)
          prove.reset()
        }}
      />
    </DialogForm>
  )
}
