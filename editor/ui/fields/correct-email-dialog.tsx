import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useCorrectEmail } from '#session/verification.ts'
import { Dialog } from '../window/dialog.tsx'
import { EmailField, emailError, validateEmail } from './email-field.tsx'
import { focusFirstError } from './form-fields.ts'

type CorrectEmailDialogProps = { email: string; opened: boolean; onClose: () => void }

/** Corrects the address of a sign-up and sends the link to the new address. */
export function CorrectEmailDialog({ email, opened, onClose }: CorrectEmailDialogProps) {
  const { mutate, reset, isPending, isSuccess } = useCorrectEmail()
  const form = useForm({
    initialValues: { email },
    validate: { email: validateEmail },
    transformValues: (values) => ({ email: values.email.trim() }),
  })
  const submit = form.onSubmit(
    (values) => mutate(values.email, { onError: (error) => form.setFieldError('email', emailError(error)) }),
    focusFirstError(form),
  )
  const forget = () => {
    reset()
    form.clearErrors()
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
        We sent a link to <strong>{form.getTransformedValues().email}</strong>. Open it in this browser. Links to your
        old address no longer work.
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
          // React would bubble it to the form around the button that opened the dialog.
          event.stopPropagation()
          submit(event)
        }}
      >
        <EmailField autoFocus hint="We’ll send a new link to this address." {...form.getInputProps('email')} />
      </form>
    </Dialog>
  )
}

const formId = 'correct-email'
