import type { PropsWithChildren, ReactNode } from 'react'
import classes from './account.module.css'

type DialogFormProps = PropsWithChildren<{
  lead?: ReactNode
  /** Whose password it asks for: browsers that keep passwords want to be told. */
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
