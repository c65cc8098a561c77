import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { type ComponentType, type PropsWithChildren, type ReactNode, useState } from 'react'
import { api, responseBody } from '#api/client.ts'
import { useSocialRoundTrip } from '#session/social-round-trip.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { messageFor } from '#ui/errors/error-texts.ts'
import { selectField } from '#ui/fields/form-fields.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import type { Account, ReauthenticationWay } from '#worker/accounts/schema.ts'
import classes from './account.module.css'
import { type ActStage, proofLifetimeMs } from './act-steps.ts'
import { ByCode, type ReauthenticationFormProps } from './by-code.tsx'
import { DialogForm } from './dialog-form.tsx'
import type { Act } from './use-act.ts'

type ActDialogProps = PropsWithChildren<{
  act: Act
  account: Account
  title: string
  /** Shown before the reauthentication. */
  explanation?: ReactNode
  /** Shown after success. Without it the dialog closes. */
  done?: { title: string; view: ReactNode }
  onClosed?: () => void
}>

/** Explains an act, reauthenticates the person and shows the act's form. Returns to the form if a second reauthentication is needed. */
export function ActDialog({ act, account, title, explanation, done, onClosed, children }: ActDialogProps) {
  const { stage } = act
  // Keeps the content visible during the closing transition.
  const [shown, setShown] = useState<ActStage>(stage)
  const isOpen = stage !== 'closed' && (stage !== 'done' || done !== undefined)
  if (isOpen && stage !== shown) setShown(stage)
  const titles = {
    explaining: title,
    doing: title,
    proving: 'Confirm it’s you',
    done: done?.title ?? title,
    closed: title,
  }
  return (
    <Dialog opened={isOpen} title={titles[shown]} onClose={act.isPending ? undefined : act.close} onClosed={onClosed}>
      {shown === 'proving' ? (
        <Reauthentication
          act={act.name}
          account={account}
          problem={act.problem}
          onProven={act.proven}
          onCancel={act.close}
        />
      ) : shown === 'explaining' ? (
        explanation
      ) : shown === 'done' ? (
        done?.view
      ) : (
        children
      )}
    </Dialog>
  )
}

const forms: Record<ReauthenticationWay, ComponentType<ReauthenticationFormProps>> = {
  password: ByPassword,
  social: BySocial,
  code: ByCode,
}

export function Reauthentication(props: ReauthenticationFormProps) {
  const { account, problem } = props
  const { reauthenticationWays: ways } = account
  // Only a redirect from the social provider returns a problem.
  const [way, setWay] = useState(problem && ways.includes('social') ? 'social' : (ways[0] ?? 'code'))
  const Form = forms[way]
  const others = ways.filter((other) => other !== way)
  const names = { password: 'your password', social: account.social ?? 'the other account', code: 'an emailed code' }
  return (
    <>
      <Form {...props} />
      {others.map((other) => (
        <Button key={other} variant="subtle" color="gray" size="compact-sm" mt="sm" onClick={() => setWay(other)}>
          Use {names[other]} instead
        </Button>
      ))}
    </>
  )
}

/** Opens the social provider in a popup, or in this tab, which then redirects back here. */
function BySocial({ act, account, problem: before, onProven, onCancel }: ReauthenticationFormProps) {
  const { begin, isUnderWay, problem } = useSocialRoundTrip({
    start: (popup) => responseBody(api.account.reauthentication.social.$post({ json: { act, popup } })),
    onEnd: () => onProven(Date.now() + proofLifetimeMs),
  })
  const failure = isUnderWay ? undefined : (problem ?? before)
  return (
    <DialogForm
      lead={<>To confirm it’s you, sign in with {account.social} again.</>}
      onSubmit={begin}
      onCancel={onCancel}
      action={`Continue with ${account.social}`}
      isPending={isUnderWay}
      focusesAction
    >
      {failure && (
        <p role="alert" className={classes.problem}>
          {messageFor(failure)}
        </p>
      )}
    </DialogForm>
  )
}

function ByPassword({ act, account, onProven, onCancel }: ReauthenticationFormProps) {
  const form = useForm({ initialValues: { password: '' } })
  const prove = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      responseBody(api.account.reauthentication.password.$post({ json: { act, password } })),
    networkMode: 'always',
    onSuccess: ({ expiresAt }) => onProven(Date.parse(expiresAt)),
    onError: (error) => {
      form.setFieldError('password', <ErrorText error={error} />)
      selectField(form, 'password')
    },
  })
  const submit = form.onSubmit((values) => {
    if (values.password === '') form.getInputNode('password')?.focus()
    else prove.mutate(values)
  })
  return (
    <DialogForm
      lead="To confirm it’s you, enter your password again."
      username={account.email}
      onSubmit={submit}
      onCancel={onCancel}
      action="Continue"
      isPending={prove.isPending}
    >
      <PasswordField label="Current password" autoFocus {...form.getInputProps('password')} />
    </DialogForm>
  )
}
