import { type PropsWithChildren, useId } from 'react'
import classes from './settings.module.css'

/** Settings that belong together, under a heading. */
export function SettingsGroup({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId()
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 id={id} className={classes.groupTitle}>
        {title}
      </h3>
      {children}
    </section>
  )
}
