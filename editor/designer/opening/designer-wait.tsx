import { Loader } from '@mantine/core'
import classes from '../designer.module.css'

/** The designer's frame while its website is on the way, so that nothing moves when it comes. */
export function DesignerWait() {
  return (
    <div className={classes.designer}>
      <div className={classes.toolbar} />
      <div className={classes.panel} />
      <div className={classes.stage}>
        <div className={classes.wait} role="status" aria-label="Loading your website">
          <Loader size="sm" aria-hidden />
        </div>
      </div>
    </div>
  )
}
