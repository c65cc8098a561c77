import classes from './visitors.module.css'

/** The page's frame while the numbers are on the way, so that nothing moves when they come. */
export function VisitorsWait() {
  return (
    <div className={classes.numbers} role="status" aria-label="Loading your visitor numbers">
      <div className={classes.blank} data-for="figures" />
      <div className={classes.blank} data-for="plot" />
      <div className={classes.lists}>
        <div className={classes.blank} data-for="list" />
        <div className={classes.blank} data-for="list" />
        <div className={classes.blank} data-for="list" />
      </div>
    </div>
  )
}
