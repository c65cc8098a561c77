import classes from './field-tip.module.css'

/** A short error in a bubble that points at the field. Passed as an input's `description`. */
export function FieldTip({ children }: { children: string }) {
  return (
    <span className={classes.place}>
      <span role="alert" className={classes.tip}>
        {children}
      </span>
    </span>
  )
}
