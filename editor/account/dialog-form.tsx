import { Button } from '@mantine/core'
import type { FormEventHandler, PropsWithChildren, ReactNode } from 'react'
import { ErrorText } from '#ui/errors/error-text.tsx'
import classes from './account.module.css'

type DialogFormProps = PropsWithChildren<{
  lead?: ReactNode
  /** Username for password managers. */
  username?: string
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Undefined while the form can't be canceled. */
  onCancel: (() => void) | undefined
  action: string
  isPending: boolean
  /** Moves the focus to the main button when the dialog opens. */
  focusesAction?: boolean
  actions?: ReactNode
}>

export function DialogForm({
  lead,
  username,
  onSubmit,
  onCancel,
  action,
  isPending,
  focusesAction = false,
  actions,
  children,
}: DialogFormProps) {
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
    >
      {lead && <p className={classes.lead}>{lead}</p>}
      {username && <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />}
      {children}
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel} disabled={!onCancel}>
          Cancel
        </Button>
        {actions}
        <Button type="submit" loading={isPending} data-autofocus={focusesAction || undefined} autoFocus={focusesAction}>
          {action}
        </Button>
      </div>
    </form>
  )
}

export function Problem({ error }: { error: unknown }) {
  return (
    error != null && (
      <p role="alert" className={classes.problem}>
        <ErrorText error={error} />
      </p>
    )
  )
}
