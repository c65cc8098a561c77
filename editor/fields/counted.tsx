import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './fields.module.css'

/** From this share of the limit on, the characters left are shown. */
const near = 0.8

/** Shows beside an input's label how many characters are left, once that matters. Takes no room of its own. */
export function Counted({ length, max, children }: { length: number; max: number; children: ReactNode }) {
  const left = Math.max(max - length, 0)
  return (
    <div className={classes.counted}>
      {children}
      <span className={classes.counter} aria-hidden data-full={left === 0 || undefined}>
        {length >= max * near ? left : ''}
      </span>
      <VisuallyHidden role="status">{left <= Math.min(10, max * 0.1) ? `${left} characters left` : ''}</VisuallyHidden>
    </div>
  )
}
