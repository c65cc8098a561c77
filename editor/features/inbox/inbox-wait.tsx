import classes from './inbox-panes.module.css'
import listClasses from './list/list-pane.module.css'
import { ListWait } from './list/list-wait.tsx'

/** The inbox's frame while it is on the way, so that nothing moves when it comes. */
export function InboxWait() {
  return (
    <main className={classes.panes}>
      <div className={listClasses.pane}>
        <div className={listClasses.head}>
          <h1 className={listClasses.title}>Inbox</h1>
        </div>
        <ListWait />
      </div>
      <div />
    </main>
  )
}
