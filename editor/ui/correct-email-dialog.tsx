import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { failureCode } from '../api/api-error.ts'
import { useCorrectEmail } from '../state/verification.ts'
import { Dialog } from './dialog.tsx'
import { looksLikeEmail } from './email-address.ts'
import { EmailField } from './email-field.tsx'
import { ErrorText } from './error-text.tsx'

type CorrectEmailDialogProps = { email: string; opened: boolean; onClose: () => void }

/** Lets a person fix the address they signed up with, and sends the link there. */
export function CorrectEmailDialog({ email, opened, onClose }: CorrectEmailDialogProps) {
  const [typed, setTyped] = useState(email)
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { mutate, reset, isPending, isSuccess, error } = useCorrectEmail()
  const refused = error !== null && failureCode(error) === 'invalid_request'
  const send = () => {
    setAsked(true)
    if (looksLikeEmail(typed)) mutate(typed.trim())
    else field.current?.focus()
  }
  const forget = () => {
    reset()
    setAsked(false)
  }
  if (isSuccess) {
    return (
      <Dialog
        opened={opened}
        onClose={onClose}
        onClosed={forget}
        title="Check your inbox"
        actions={
          <Button data-autofocus autoFocus onClick={onClose}>
            Done
          </Button>
        }
      >
        We sent a link to <strong>{typed.trim()}</strong>. Open it in this browser. Links to your old address no longer
        work.
      </Dialog>
    )
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={forget}
      title="Correct your email"
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            Send link
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React passes it on to the form around the button that opened the dialog.
          event.stopPropagation()
          send()
        }}
      >
        <EmailField
          ref={field}
          autoFocus
          value={typed}
          invalid={refused || (asked && !looksLikeEmail(typed))}
          problem={error && !refused ? <ErrorText error={error} /> : undefined}
          hint="We’ll send a new link to this address."
          onChange={(entered) => {
            setTyped(entered)
            if (error) reset()
          }}
        />
      </form>
    </Dialog>
  )
}

const formId = 'correct-email'
