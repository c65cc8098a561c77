import classes from './list-wait.module.css'

/** The rows of a list while they are on the way. */
export function ListWait() {
  return (
    <div className={classes.wait} role="status" aria-label="Loading your messages">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={classes.row}>
          <span className={classes.line} />
          <span className={classes.line} />
        </div>
      ))}
    </div>
  )
}
