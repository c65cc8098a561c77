import { Loader } from '@mantine/core'
import classes from '../designer.module.css'

/** The designer's layout while a website loads, to avoid layout shift. */
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

export function PartWait({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={classes.wait} role="status" aria-label={label}>
      <Loader size="sm" aria-hidden />
    </div>
  )
}
