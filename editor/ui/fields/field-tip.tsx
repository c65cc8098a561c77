import classes from './field-tip.module.css'

/** A word or two about an error, in a small bubble that points at the field. For an input's `description`. */
export function FieldTip({ children }: { children: string }) {
  return (
    <span className={classes.place}>
      <span role="alert" className={classes.tip}>
        {children}
      </span>
    </span>
  )
}
