import classes from './field-tip.module.css'

/** What is wrong with a field, in a word or two: a small bubble that points at it. For an input's `description`. */
export function FieldTip({ children }: { children: string }) {
  return (
    <span className={classes.place}>
      <span role="alert" className={classes.tip}>
        {children}
      </span>
    </span>
  )
}
