import { Button } from '@mantine/core'
import type { FormEventHandler, PropsWithChildren, ReactNode } from 'react'
import { ErrorText } from '#ui/errors/error-text.tsx'
import classes from './account.module.css'

type DialogFormProps = PropsWithChildren<{
  lead?: ReactNode
  /** The account of the password, for browsers that store passwords. */
  username?: string
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Undefined while the form cannot be canceled. */
  onCancel: (() => void) | undefined
  /** The label of the main button. */
  action: string
  isPending: boolean
  /** Whether the dialog opens with the focus on the main button. */
  focusesAction?: boolean
  /** More buttons, between Cancel and the main one. */
  actions?: ReactNode
}>

/** A form in a dialog, with its buttons at the foot. */
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

/** Why a request failed. */
export function Problem({ error }: { error: unknown }) {
  return (
    error != null && (
      <p role="alert" className={classes.problem}>
        <ErrorText error={error} />
      </p>
    )
  )
}
