import type { PropsWithChildren } from 'react'
import classes from './fields.module.css'
import { useFieldPlace } from './use-field-place.ts'

/** Where a field stands in its form: what is asked for by its path is found here. */
export function FieldPlace({ path, children }: PropsWithChildren<{ path: string }>) {
  const place = useFieldPlace<HTMLDivElement>(path)
  return (
    <div ref={place} className={classes.place}>
      {children}
    </div>
  )
}
