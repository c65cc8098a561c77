import { type PropsWithChildren, useId } from 'react'
import { Link } from 'react-router'
import classes from './card.module.css'

type CardProps = PropsWithChildren<{
  title: string
  more?: { to: string; words: string }
}>

export function Card({ title, more, children }: CardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {more && (
          <Link className={classes.more} to={more.to}>
            {more.words}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
