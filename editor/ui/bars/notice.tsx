import type { PropsWithChildren, ReactNode } from 'react'
import classes from './notice.module.css'

/** A page that has one thing to say. `title` is also the page's name in the browser. */
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
