import { Loader } from '@mantine/core'
import classes from '../designer.module.css'

/** The designer's frame while its website is on the way, so that nothing moves when it comes. */
export function DesignerWait() {
  return (
    <div className={classes.designer}>
      <div className={classes.toolbar} />
      <div className={classes.panel} />
      <div className={classes.stage}>
        <PartWait label="Loading your website" />
      </div>
    </div>
  )
}

/** In the place of a part of the designer that is on its way. */
export function PartWait({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={classes.wait} role="status" aria-label={label}>
      <Loader size="sm" aria-hidden />
    </div>
  )
}
