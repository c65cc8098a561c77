import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Account } from '../../../../worker/accounts/schema.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { NewPasswordField } from '../../../ui/new-password-field.tsx'
import { passwordFault } from '../../../ui/strength-words.ts'
import { ActDialog } from '../act-dialog.tsx'
import { DialogForm } from '../dialog-form.tsx'
import type { Act } from '../use-act.ts'

type ChangePasswordProps = {
  act: Act
  account: Account
  password: string
  onPassword: (password: string) => void
  onSubmit: () => void
}

/** Asks for the new password. */
export function ChangePassword({ act, account, password, onPassword, onSubmit }: ChangePasswordProps) {
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const fault = asked ? passwordFault(password) : undefined
  return (
    <ActDialog
      act={act}
      account={account}
      title={account.hasPassword ? 'Change password' : 'Set a password'}
      onClosed={() => {
        onPassword('')
        setAsked(false)
      }}
    >
      <DialogForm
        lead="This signs you out on other devices, in case someone has your password."
        username={account.email}
        onSubmit={() => {
          setAsked(true)
          if (passwordFault(password) === undefined) onSubmit()
          else field.current?.focus()
        }}
        actions={
          <>
            <Button variant="default" onClick={act.close} disabled={act.isPending}>
              Cancel
            </Button>
            <Button type="submit" loading={act.isPending}>
              {account.hasPassword ? 'Change password' : 'Set password'}
            </Button>
          </>
        }
      >
        <NewPasswordField
          ref={field}
          label="New password"
          autoFocus
          known={account.email}
          value={password}
          problem={act.error ? <ErrorText error={act.error} /> : fault}
          onChange={(entered) => {
            onPassword(entered)
            setAsked(false)
            act.forgetError()
          }}
        />
      </DialogForm>
    </ActDialog>
  )
}
