import { type PropsWithChildren, useId } from 'react'
import classes from './account.module.css'

/** A section of the account page: its title and description next to its content. */
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
