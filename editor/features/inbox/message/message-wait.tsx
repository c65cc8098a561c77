import classes from './message-wait.module.css'

/** A message while it is on the way. */
export function MessageWait() {
  return (
    <div className={classes.wait} role="status" aria-label="Loading the message">
      <span className={classes.line} />
      <span className={classes.line} />
      <span className={classes.line} />
    </div>
  )
}
