import type { ReactNode } from 'react'
import classes from './field-note.module.css'

export type FieldNoteProps = {
  /** Replaces the hint. */
  problem?: ReactNode
  hint?: string | undefined
  /** Character count, shown when it approaches the limit. */
  used?: number
  max?: number
}

/** The note below an input, passed as its `description`. Always takes space, to avoid layout shift. */
export function FieldNote({ problem, hint, used = 0, max }: FieldNoteProps) {
  const short = max !== undefined && used > max * 0.8
  return (
    <span className={classes.note}>
      <span role="status" data-problem={problem ? true : undefined}>
        {problem ?? hint}
      </span>
      {short && (
        <span className={classes.count}>
          {used} of {max}
        </span>
      )}
    </span>
  )
}

/** Mantine's order, but with the description below the input. */
export const noteBelow: ('label' | 'input' | 'description')[] = ['label', 'input', 'description']
