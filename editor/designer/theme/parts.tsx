import type { ReactNode } from 'react'
import classes from './theme.module.css'

export const parts = ['Style', 'Colors', 'Fonts', 'Shapes'] as const
type PartTitle = (typeof parts)[number]

export const partId = (title: PartTitle) => `theme-part-${title.toLowerCase()}`

/** A part of the panel under its heading. */
export function Part({ title, children }: { title: PartTitle; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h3 id={partId(title)} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  )
}
