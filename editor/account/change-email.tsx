import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api, responseBody } from '#api/client.ts'
import { EmailField, emailError, validateEmail } from '#ui/fields/email-field.tsx'
import { focusFirstError, validateUnlessEmpty } from '#ui/fields/form-fields.ts'
import type { Account } from '#worker/accounts/schema.ts'
import classes from './account.module.css'
import { ActDialog } from './act-dialog.tsx'
import type { ReturnedAct } from './act-steps.ts'
import { DialogForm } from './dialog-form.tsx'
import { useAct } from './use-act.ts'

export function ChangeEmail({ act, account }: { act: ReturnType<typeof useChangeEmail>; account: Account }) {
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: validateEmail },
    transformValues: (values) => ({ email: values.email.trim() }),
  })
  const submit = form.onSubmit(
    ({ email }) => act.run(email, (error) => form.setFieldError('email', emailError(error))),
    focusFirstError(form),
  )
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
              We sent a link to <strong>{form.getTransformedValues().email}</strong>. Open it within an hour and confirm
              the change. Until then, your email stays <strong>{account.email}</strong>.
            </p>
            <div className={classes.actions}>
              <Button data-autofocus autoFocus onClick={act.close}>
                Done
              </Button>
            </div>
          </>
        ),
      }}
      onClosed={form.reset}
    >
      <DialogForm
        lead={
          <>
            Your email is <strong>{account.email}</strong>. We’ll send a link to the new address to confirm it.
          </>
        }
        onSubmit={submit}
        onCancel={act.isPending ? undefined : act.close}
        action="Send link"
        isPending={act.isPending}
      >
        <EmailField
          label="New email"
          autoFocus
          {...form.getInputProps('email')}
          onBlur={() => validateUnlessEmpty(form, 'email')}
        />
      </DialogForm>
    </ActDialog>
  )
}

/** Requests a new email address. The change takes effect once the person opens the emailed link. */
export const useChangeEmail = (back: ReturnedAct | undefined) =>
  useAct('change-email', {
    back,
    run: (email: string) => responseBody(api.account.email.$post({ json: { email } })),
  })
