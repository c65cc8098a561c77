import { type PropsWithChildren, useId } from 'react'
import classes from './account.module.css'

/** One matter of the account: what it is about beside what there is. */
export function Section({ title, about, children }: PropsWithChildren<{ title: string; about: string }>) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.about}>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
