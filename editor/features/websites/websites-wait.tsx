import listClasses from './website-list.module.css'
import classes from './websites-wait.module.css'

/** The list's frame while it is on the way, so that nothing moves when it comes. */
export function WebsitesWait() {
  return (
    <main className={listClasses.main}>
      <div className={listClasses.head}>
        <h1 className={listClasses.title}>Your websites</h1>
      </div>
      <div className={listClasses.found} />
      <div className={listClasses.cards} role="status" aria-label="Loading your websites">
        {[0, 1, 2].map((card) => (
          <div key={card} className={classes.card}>
            <div className={classes.picture} />
            <div className={classes.line} />
            <div className={classes.line} />
          </div>
        ))}
      </div>
    </main>
  )
}
