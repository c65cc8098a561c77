import type { ReactNode } from 'react'
import classes from './field-note.module.css'

export type FieldNoteProps = {
  /** What is wrong with the field. Takes the place of the hint. */
  problem?: ReactNode
  hint?: string | undefined
  /** Characters used of those allowed; shown when they run short. */
  used?: number
  max?: number
}

/** The line under a field, for its `description`. Its space is there whether or not it has something to say, so that nothing jumps. */
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

/** Where an input has its note: as the description, under the field. */
export const noteBelow: ('label' | 'input' | 'description')[] = ['label', 'input', 'description']
