import { type PropsWithChildren, type ReactNode, useId } from 'react'
import classes from './understood-panel.module.css'

export function UnderstoodPanel({ state, children }: PropsWithChildren<{ state?: ReactNode }>) {
  const id = useId()
  return (
    <section className={classes.understood} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id}>What we understood</h3>
        {state}
      </div>
      {children}
    </section>
  )
}

export const NothingUnderstood = () => (
  <p className={classes.empty}>
    As you type, facts show up here: services, prices, opening hours, people, years. Select one to correct it.
  </p>
)
