import type { PropsWithChildren, ReactNode } from 'react'
import classes from './account.module.css'

type DialogFormProps = PropsWithChildren<{
  lead?: ReactNode
  /** The account of the password, for browsers that store passwords. */
  username?: string
  onSubmit: () => void
  /** The main button last. */
  actions: ReactNode
}>

/** A form in a dialog, with its buttons at the foot. */
export function DialogForm({ lead, username, onSubmit, actions, children }: DialogFormProps) {
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {lead && <p className={classes.lead}>{lead}</p>}
      {username && <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />}
      {children}
      <div className={classes.actions}>{actions}</div>
    </form>
  )
}
