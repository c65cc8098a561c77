import type { PropsWithChildren } from 'react'
import classes from './fields.module.css'
import { useFieldPlace } from './use-field-place.ts'

/** The place of a field in its form, where a request for its path finds it. */
export function FieldPlace({ path, children }: PropsWithChildren<{ path: string }>) {
  const place = useFieldPlace<HTMLDivElement>(path)
  return (
    <div ref={place} className={classes.place}>
      {children}
    </div>
  )
}
