import classes from './account.module.css'

const sections = ['Email', 'Password', 'Ways to sign in', 'Where you’re signed in']

/** The page's frame while it is on the way, so that nothing moves when it comes. */
export function AccountWait() {
  return (
    <main className={classes.main}>
      <h1 className={classes.title}>Your account</h1>
      <div role="status" aria-label="Loading your account">
        {sections.map((title) => (
          <div key={title} className={classes.section} aria-hidden>
            <div className={classes.about}>
              <h2>{title}</h2>
              <p>
                <span className={classes.blank} />
              </p>
            </div>
            <div className={classes.content}>
              <span className={classes.blank} />
            </div>
          </div>
        ))}
      </div>
    </main>
  )
}
