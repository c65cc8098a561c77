import { type PropsWithChildren, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import classes from './account.module.css'

type SectionProps = PropsWithChildren<{ name?: string; title: string; about: string }>

/** A section of the account page. `name` is its URL fragment. */
export function Section({ name, title, about, children }: SectionProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (name && hash === `#${name}`) section.current?.querySelector('button')?.focus()
  }, [name, hash])
  return (
    <section ref={section} className={classes.section} aria-labelledby={id}>
      <div className={classes.about}>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
