import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Account } from '../../../../worker/accounts/schema.ts'
import { failureCode } from '../../../api/api-error.ts'
import { looksLikeEmail } from '../../../ui/email-address.ts'
import { EmailField } from '../../../ui/email-field.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import classes from '../account.module.css'
import { ActDialog } from '../act-dialog.tsx'
import { DialogForm } from '../dialog-form.tsx'
import type { useChangeEmail } from './use-change-email.ts'

/** Asks for the new address, and says what to do next. */
export function ChangeEmail({ act, account }: { act: ReturnType<typeof useChangeEmail>; account: Account }) {
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const refused = act.error !== null && failureCode(act.error) === 'invalid_request'
  const invalid = refused || (asked && !looksLikeEmail(email))
  return (
    <ActDialog
      act={act}
      account={account}
      title="Change email"
      done={{
        title: 'Check your new inbox',
        view: (
          <>
            <p>
              We sent a link to <strong>{email.trim()}</strong>. Open it within an hour and confirm the change. Until
              then, your email stays <strong>{account.email}</strong>.
            </p>
            <div className={classes.actions}>
              <Button data-autofocus autoFocus onClick={act.close}>
                Done
              </Button>
            </div>
          </>
        ),
      }}
      onClosed={() => {
        setEmail('')
        setAsked(false)
      }}
    >
      <DialogForm
        lead={
          <>
            Your email is <strong>{account.email}</strong>. We’ll send a link to the new address to confirm it.
          </>
        }
        onSubmit={() => {
          setAsked(true)
          if (looksLikeEmail(email)) act.run(email.trim())
          else field.current?.focus()
        }}
        actions={
          <>
            <Button variant="default" onClick={act.close} disabled={act.isPending}>
              Cancel
            </Button>
            <Button type="submit" loading={act.isPending}>
              Send link
            </Button>
          </>
        }
      >
        <EmailField
          ref={field}
          label="New email"
          autoFocus
          value={email}
          invalid={invalid}
          problem={act.error && !refused ? <ErrorText error={act.error} /> : undefined}
          onChange={(entered) => {
            setEmail(entered)
            act.forgetError()
          }}
          onBlur={() => setAsked(email !== '')}
        />
      </DialogForm>
    </ActDialog>
  )
}
