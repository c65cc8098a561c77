import type { PropsWithChildren, ReactNode } from 'react'
import classes from './notice.module.css'

/** A page with a single message. `title` is also the document title. */
export function Notice({ title, action, children }: PropsWithChildren<{ title: string; action?: ReactNode }>) {
  return (
    <main className={classes.notice}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{children}</p>
      {action && <div className={classes.action}>{action}</div>}
    </main>
  )
}
